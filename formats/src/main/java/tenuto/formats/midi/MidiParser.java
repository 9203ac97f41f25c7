package tenuto.formats.midi;

import java.nio.file.Path;

/**
 * Parses a MIDI file ("Standard MIDI Files 1.0", MIDI Manufacturers Association, 1988).
 *
 * <p>It is lenient where nothing is lost: chunks of other types are skipped, as are bytes after a
 * track's end, and the end mark may be missing. Every other violation is an error, or repaired if
 * that is allowed.
 */
final class MidiParser {
  private final MidiBytes in;
  private final MidiEvents events;
  private final MidiRepairs repairs;

  MidiParser(Path path, byte[] bytes, MidiRepairs repairs) {
    in = new MidiBytes(path, bytes, repairs);
    events = new MidiEvents(in, repairs);
    this.repairs = repairs;
  }

  MidiFile parse() throws MidiException {
    if (in.size() == 0) {
      throw in.wrong(0, "the file is empty");
    }
    int begin = in.enterRiff();
    if (in.left() < 4 || !in.letters(begin).equals("MThd")) {
      throw in.wrong(begin, "a MIDI file must start with MThd");
    }
    in.at(begin + 4);
    long header = in.unsigned(4, "the header's length");
    if (header < 6 || header > in.left()) {
      throw in.wrong(
          begin + 4,
          "the header must have 6 bytes or more and be within the file, but has " + header);
    }
    int afterHeader = in.at() + (int) header;
    int format = (int) in.unsigned(2, "the format");
    if (format > 1) {
      throw in.wrong(begin + 8, "the format must be 0 or 1, but is " + format);
    }
    int tracks = (int) in.unsigned(2, "the number of tracks");
    if (tracks == 0 || (format == 0 && tracks > 1)) {
      String rule = format == 0 ? "must be 1 in format 0" : "must be 1 or more";
      MidiException wrong =
          in.wrong(begin + 10, "the number of tracks " + rule + ", but is " + tracks);
      if (tracks == 0) {
        throw wrong;
      }
      repairs.concede(wrong, "they are read as those of format 1");
    }
    int division = (short) in.unsigned(2, "the division");
    if (!TempoMap.isDivision(division)) {
      throw in.wrong(begin + 12, "the division " + TempoMap.RULE + ", but is " + division);
    }
    in.at(afterHeader);
    long last = 0;
    int read = 0;
    while (read < tracks && nextTrack(read, tracks)) {
      last = Math.max(last, readTrack());
      read++;
    }
    return events.file(division, read, last);
  }

  /** Reads a track, and returns the tick at which it ends. */
  private long readTrack() throws MidiException {
    events.begin();
    boolean isExtended = false;
    boolean ended = false;
    while (!ended) {
      int begin = in.at();
      long then = events.tick();
      MidiException broken = null;
      try {
        boolean isNext = isExtended && in.isTrack(begin);
        if (in.left() > 0 && !isNext) {
          ended = events.next();
          continue;
        }
      } catch (MidiException e) {
        broken = e;
        in.at(begin);
        events.tick(then);
      }
      boolean goesOn = repairs.areAllowed() && !isExtended && !in.isChunk(in.end());
      if (goesOn) {
        String rule = "a chunk must begin after the track, but there is none at byte " + in.end();
        repairs.concede(in.wrong(begin, rule), "the track is read to its end mark");
        in.extend();
        isExtended = true;
      } else if (broken != null) {
        repairs.concede(broken, "the track ends there");
        ended = true;
      } else {
        ended = true; // Its mark is missing.
      }
    }
    events.end();
    in.leave(afterTrack(isExtended));
    return events.tick();
  }

  /** The place after a track: the end of its chunk, unless another track begins before. */
  private int afterTrack(boolean isExtended) throws MidiException {
    if (!repairs.areAllowed()) {
      return in.end();
    }
    if (in.at() < in.end() && in.isTrack(in.at())) {
      if (!isExtended) {
        String rule = "a track must not begin within another, whose chunk ends at byte " + in.end();
        repairs.concede(in.wrong(in.at(), rule), "it is read");
      }
      return in.at();
    }
    return isExtended ? in.nextTrack(in.at()) : in.end();
  }

  /** Moves to the start of the next track's data; returns whether there is one. */
  private boolean nextTrack(int number, int tracks) throws MidiException {
    while (true) {
      int chunk = in.at();
      if (in.left() < 8) {
        repairs.concede(
            in.wrong(
                in.at(), "%d tracks are declared, but %d are present".formatted(tracks, number)),
            "those are read");
        return false;
      }
      String kind = in.letters(chunk);
      in.at(chunk + 4);
      long length = in.unsigned(4, "the chunk's length");
      boolean isTrack = kind.equals("MTrk");
      if (length > in.left()) {
        String promised = "the chunk '%s' declares %d bytes, but %d are present";
        repairs.concede(
            in.wrong(chunk, promised.formatted(kind, length, in.left())),
            isTrack ? "those are read" : "the next track is read");
      }
      if (isTrack) {
        in.enter(number, (int) Math.min(length, in.left()));
        return true;
      }
      in.at(length > in.left() ? in.nextTrack(chunk) : in.at() + (int) length);
    }
  }
}
