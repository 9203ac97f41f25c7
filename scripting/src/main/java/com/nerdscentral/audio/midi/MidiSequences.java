package com.nerdscentral.audio.midi;

import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiEvent;
import javax.sound.midi.Sequence;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;

/**
 * Functions with which scripts of Sonic Field build Java's MIDI sequences: tracks, notes and
 * controllers.
 */
public abstract class MidiSequences {
  public static final int MODWHEEL = 1;
  public static final int BREATH = 2;
  public static final int FOOT = 4;
  public static final int PORTAMENTO_TIME = 5;
  public static final int VOLUME = 7;
  public static final int BALANCE = 8;
  public static final int PAN = 10;
  public static final int PORTAMENTO = 65;
  public static final int SOSTENUTO = 66;
  public static final int RESET = 121;
  public static final int NOTE_ON = ShortMessage.NOTE_ON;
  public static final int NOTE_OFF = ShortMessage.NOTE_OFF;

  private static final int TICKS = 500;
  private static final int NO_BEND = 8192;

  MidiSequences() {}

  /** An empty sequence of 500 ticks per quarter note: at 120 per minute a tick is 1 ms. */
  public static Sequence createSequence() throws InvalidMidiDataException {
    return new Sequence(Sequence.PPQ, TICKS);
  }

  /** An empty sequence with the tick length of another. */
  public static Sequence blankSequence(Sequence other) throws InvalidMidiDataException {
    return new Sequence(other.getDivisionType(), other.getResolution());
  }

  /** The same as {@link #blankSequence}, as in the original. */
  public static Sequence preProcessChannels(Sequence other) throws InvalidMidiDataException {
    return blankSequence(other);
  }

  /** Adds a track to a sequence and returns it. */
  public static Track createTrack(Sequence sequence) {
    return sequence.createTrack();
  }

  /** A track, counted from 0. */
  public static Track getSequenceTrack(Sequence sequence, int number) {
    return sequence.getTracks()[number];
  }

  /** Sets the channel of a message. */
  public static void setChannel(ShortMessage message, int channel) throws InvalidMidiDataException {
    message.setMessage(message.getCommand(), channel, message.getData1(), message.getData2());
  }

  /** Sets the channel of an event, if its kind has one. */
  public static void setChannel(MidiEvent event, int channel) throws InvalidMidiDataException {
    if (event.getMessage() instanceof ShortMessage message) {
      setChannel(message, channel);
    }
  }

  /** Adds a note, from tick {@code on} to tick {@code off}, to a track. */
  public static void addNote(Track track, int channel, int on, int off, int key, int velocity)
      throws InvalidMidiDataException {
    track.add(new MidiEvent(new ShortMessage(NOTE_ON, channel, key, velocity), on));
    track.add(new MidiEvent(new ShortMessage(NOTE_OFF, channel, key, velocity), off));
  }

  private static MidiEvent control(int channel, int at, int amount, int controller)
      throws InvalidMidiDataException {
    return new MidiEvent(
        new ShortMessage(ShortMessage.CONTROL_CHANGE, channel, controller, amount), at);
  }

  /** An event of controller {@link #PAN} at a tick. */
  public static MidiEvent makePan(int channel, int at, int amount) throws InvalidMidiDataException {
    return control(channel, at, amount, PAN);
  }

  /** Adds an event of controller {@link #PAN} to a track. */
  public static void addPan(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makePan(channel, at, amount));
  }

  /** An event of controller {@link #MODWHEEL} at a tick. */
  public static MidiEvent makeModWheel(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, MODWHEEL);
  }

  /** Adds an event of controller {@link #MODWHEEL} to a track. */
  public static void addModWheel(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeModWheel(channel, at, amount));
  }

  /** An event of controller {@link #BREATH} at a tick. */
  public static MidiEvent makeBreath(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, BREATH);
  }

  /** Adds an event of controller {@link #BREATH} to a track. */
  public static void addBreath(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeBreath(channel, at, amount));
  }

  /** An event of controller {@link #FOOT} at a tick. */
  public static MidiEvent makeBFoot(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, FOOT);
  }

  /** Adds an event of controller {@link #FOOT} to a track. */
  public static void addBFoot(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeBFoot(channel, at, amount));
  }

  /** An event of controller {@link #PORTAMENTO_TIME} at a tick. */
  public static MidiEvent makePortamentoTime(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, PORTAMENTO_TIME);
  }

  /** Adds an event of controller {@link #PORTAMENTO_TIME} to a track. */
  public static void addPortamentoTime(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makePortamentoTime(channel, at, amount));
  }

  /** An event of controller {@link #VOLUME} at a tick. */
  public static MidiEvent makeVolume(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, VOLUME);
  }

  /** Adds an event of controller {@link #VOLUME} to a track. */
  public static void addVolume(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeVolume(channel, at, amount));
  }

  /** An event of controller {@link #BALANCE} at a tick. */
  public static MidiEvent makeBalance(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, BALANCE);
  }

  /** Adds an event of controller {@link #BALANCE} to a track. */
  public static void addBalance(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeBalance(channel, at, amount));
  }

  /** An event of controller {@link #PORTAMENTO} at a tick. */
  public static MidiEvent makePortamento(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, PORTAMENTO);
  }

  /** Adds an event of controller {@link #PORTAMENTO} to a track. */
  public static void addPortamento(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makePortamento(channel, at, amount));
  }

  /** An event of controller {@link #SOSTENUTO} at a tick. */
  public static MidiEvent makeSostenuto(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, SOSTENUTO);
  }

  /** Adds an event of controller {@link #SOSTENUTO} to a track. */
  public static void addSostenuto(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeSostenuto(channel, at, amount));
  }

  /** An event of controller {@link #RESET} at a tick. */
  public static MidiEvent makeReset(int channel, int at, int amount)
      throws InvalidMidiDataException {
    return control(channel, at, amount, RESET);
  }

  /** Adds an event of controller {@link #RESET} to a track. */
  public static void addReset(Track track, int channel, int at, int amount)
      throws InvalidMidiDataException {
    track.add(makeReset(channel, at, amount));
  }

  /**
   * A pitch bend event at a tick, −8192 to 8191. As in the original its more significant 7 bits are
   * the first byte.
   */
  public static MidiEvent makePitchBend(int channel, int at, int amount)
      throws InvalidMidiDataException {
    int bend = amount + NO_BEND;
    return new MidiEvent(
        new ShortMessage(ShortMessage.PITCH_BEND, channel, bend >> 7, bend & 127), at);
  }
}
