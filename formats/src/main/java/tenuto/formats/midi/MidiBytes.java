package tenuto.formats.midi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The bytes of a MIDI file, read in order; errors name the track and the place. */
final class MidiBytes {
  private final Path path;
  private final byte[] bytes;
  private final MidiRepairs repairs;
  private int at;

  /** Where the MIDI file ends: with the bytes, or the chunk that it is in. */
  private int limit;

  /** The end of what is being read: the file, or the track. */
  private int end;

  /** The track being read, or -1. */
  private int track = -1;

  MidiBytes(Path path, byte[] bytes, MidiRepairs repairs) {
    this.path = path;
    this.bytes = bytes;
    this.repairs = repairs;
    this.limit = bytes.length;
    this.end = limit;
  }

  /** The place of the next byte. */
  int at() {
    return at;
  }

  /** Continues at another place. */
  void at(int place) {
    at = place;
  }

  /** Skips bytes. */
  void skip(int count) {
    at += count;
  }

  int size() {
    return bytes.length;
  }

  /** The bytes up to the end of what is being read. */
  int left() {
    return end - at;
  }

  /** A byte at a place, with its sign. */
  byte get(int place) {
    return bytes[place];
  }

  int track() {
    return track;
  }

  /**
   * In a RIFF container with the form RMID, what is read from here on is its chunk {@code data}.
   *
   * @return the place at which the MIDI file begins
   */
  int enterRiff() throws MidiException {
    if (limit < 12 || !letters(0).equals("RIFF") || !letters(8).equals("RMID")) {
      return 0;
    }
    for (long place = 12; place + 8 <= limit; ) {
      int chunk = (int) place;
      long size =
          Integer.toUnsignedLong(
              ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(chunk + 4));
      if (letters(chunk).equals("data")) {
        at = chunk + 8;
        if (size > limit - at) {
          String promised = "the data chunk declares %d bytes, but %d are present";
          repairs.concede(wrong(chunk, promised.formatted(size, limit - at)), "those are read");
        }
        limit = (int) Math.min(limit, at + size);
        end = limit;
        return at;
      }
      place += 8 + size + (size & 1);
    }
    throw wrong(0, "a RIFF file with MIDI must have a chunk data, but has none");
  }

  /** From here on a track of that many bytes is read. */
  void enter(int number, int length) {
    track = number;
    end = at + length;
  }

  /** The track goes on to the end of the file, or until a mark ends it. */
  void extend() {
    end = limit;
  }

  /** The end of the file, or of the track that is being read. */
  int end() {
    return end;
  }

  /** The track is read: what follows at a place is part of the file. */
  void leave(int place) {
    at = place;
    track = -1;
    end = limit;
  }

  /** Whether a track begins at a place. */
  boolean isTrack(int place) {
    return place + 8 <= limit && letters(place).equals("MTrk");
  }

  /** Whether a chunk may begin at a place, or the file ends there. */
  boolean isChunk(int place) {
    if (place == limit || isTrack(place)) {
      return true;
    }
    if (place + 8 > limit || !letters(place).matches("[ -~]{4}")) {
      return false;
    }
    long length = Integer.toUnsignedLong(ByteBuffer.wrap(bytes, place + 4, 4).getInt());
    return length <= limit - place - 8;
  }

  /** The first place from one on at which a track begins; the end of the file if there is none. */
  int nextTrack(int from) {
    int place = from;
    while (place < limit && !isTrack(place)) {
      place++;
    }
    return place;
  }

  int data() throws MidiException {
    int begin = at;
    int data = (int) unsigned(1, "an event");
    if (data > 0x7F) {
      repairs.concede(wrong(begin, "a data byte must be 0 to 127, but is " + data), "127 is read");
    }
    return Math.min(data, 0x7F);
  }

  /** A length; that many bytes must be present. */
  int length(String what) throws MidiException {
    int begin = at;
    int length = variable("the length of " + what);
    if (length > end - at) {
      String promised = "%s declares %d bytes, but %d are present";
      throw wrong(begin, promised.formatted(what, length, end - at));
    }
    return length;
  }

  /** A variable-length number: one to four bytes with seven bits each. */
  int variable(String what) throws MidiException {
    int begin = at;
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int next = (int) unsigned(1, what);
      value = value << 7 | next & 0x7F;
      if (next < 0x80) {
        return value;
      }
    }
    throw wrong(begin, what + " must have at most 4 bytes");
  }

  long unsigned(int count, String what) throws MidiException {
    if (count > end - at) {
      throw wrong(at, what + " is cut off by the end of the " + (track < 0 ? "file" : "track"));
    }
    long value = 0;
    for (int i = 0; i < count; i++) {
      value = value << 8 | bytes[at++] & 0xFF;
    }
    return value;
  }

  String letters(int from) {
    return latin(from, 4);
  }

  /** Bytes as one character each. */
  String latin(int from, int length) {
    return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
  }

  /** Texts are UTF-8 or, mostly in older files, Latin-1. */
  String words(int from, int length) {
    try {
      ByteBuffer words = ByteBuffer.wrap(bytes, from, length);
      return StandardCharsets.UTF_8.newDecoder().decode(words).toString();
    } catch (CharacterCodingException e) {
      return latin(from, length);
    }
  }

  MidiException wrong(long offset, String rule) {
    return track < 0
        ? new MidiException(path, offset, rule)
        : new MidiException(path, track, offset, rule);
  }
}
