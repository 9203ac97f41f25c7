package tenuto.formats.wav;

import static tenuto.formats.wav.WavLayout.INSTRUMENT;
import static tenuto.formats.wav.WavLayout.LOOP;
import static tenuto.formats.wav.WavLayout.SAMPLER;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Structure;

/** The chunks that tell samplers how to play a file: smpl with the loops, and inst. */
final class SamplerChunks {
  /** A fraction of a semitone is an unsigned number of 32 bits. */
  private static final double SEMITONE = 0x1p32;

  private static final int MOST_LOOPS = 1000;
  private static final double NANOSECONDS = 1e9;

  /** Loops have names that no cue point has. */
  private static final int FIRST_LOOP = 0x2_0000;

  private Instrument keyed = Instrument.NONE;
  private Instrument looped = Instrument.NONE;

  /** Reads a smpl chunk. Loops without a frame are left out. */
  void sampler(HeaderReader in, long body, long size) throws IOException {
    Structure fields = in.structure(SAMPLER, body, size);
    long count = fields.get("loops");
    if (count > MOST_LOOPS || count > (size - SAMPLER.byteSize()) / LOOP.byteSize()) {
      throw in.refuse(
          body,
          "the smpl chunk declares %d loops, but has %d bytes for them, and may have %d"
              .formatted(count, size - SAMPLER.byteSize(), MOST_LOOPS));
    }
    List<Loop> loops = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Structure loop = in.structure(LOOP, body + SAMPLER.byteSize() + i * LOOP.byteSize());
      Direction[] all = Direction.values();
      Direction direction = all[(int) Math.min(loop.get("direction"), all.length) % all.length];
      if (loop.get("begin") <= loop.get("last")) {
        loops.add(new Loop(loop.get("begin"), loop.get("last") + 1, direction, loop.get("count")));
      }
    }
    int root = (int) Math.min(fields.get("rootKey"), Byte.MAX_VALUE);
    looped = Instrument.NONE.withRoot(root, 100 * (fields.get("fraction") / SEMITONE)).with(loops);
  }

  /** Reads an inst chunk, whose detuning is by how much the sound is played higher. */
  void instrument(HeaderReader in, long body, long size) throws IOException {
    Structure fields = in.structure(INSTRUMENT, body, size);
    keyed =
        new Instrument(
            (int) Math.min(fields.get("rootKey"), Byte.MAX_VALUE),
            -(byte) fields.get("detune"),
            (int) fields.get("lowKey"),
            (int) fields.get("highKey"),
            (int) fields.get("lowVelocity"),
            (int) fields.get("highVelocity"),
            (byte) fields.get("gain"),
            List.of());
  }

  /** What both chunks have; the root key is that of smpl where there is one. */
  Instrument read() {
    Instrument both =
        looped.rootKey() < 0 ? keyed : keyed.withRoot(looped.rootKey(), looped.cents());
    return both.with(looped.loops());
  }

  /** Adds the chunks of an instrument; frames of loops must fit 32 bits. */
  static void add(Chunks to, Instrument instrument, double rate) {
    List<Loop> loops =
        instrument.loops().stream().filter(loop -> loop.end() <= 0x1_0000_0000L).toList();
    if (instrument.isKeyed() || !loops.isEmpty()) {
      to.add("smpl", sampler(instrument, loops, rate));
    }
    if (instrument.hasRanges()) {
      byte[] body = new byte[(int) INSTRUMENT.byteSize()];
      Chunks.fields(body, INSTRUMENT)
          .set("rootKey", Math.round(instrument.root()))
          .set("detune", -Math.round((instrument.root() - Math.round(instrument.root())) * 100))
          .set("gain", instrument.decibels())
          .set("lowKey", instrument.lowKey())
          .set("highKey", instrument.highKey())
          .set("lowVelocity", instrument.lowVelocity())
          .set("highVelocity", instrument.highVelocity());
      to.add("inst", body);
    }
  }

  private static byte[] sampler(Instrument instrument, List<Loop> loops, double rate) {
    byte[] body = new byte[(int) (SAMPLER.byteSize() + loops.size() * LOOP.byteSize())];
    double key = Math.floor(instrument.root());
    double fraction = (instrument.root() - key) * SEMITONE;
    Chunks.fields(body, SAMPLER)
        .set("period", Math.round(NANOSECONDS / rate))
        .set("rootKey", (long) key)
        .set("fraction", Math.min(Math.round(fraction), (long) SEMITONE - 1))
        .set("loops", loops.size());
    for (int i = 0; i < loops.size(); i++) {
      Loop loop = loops.get(i);
      long at = SAMPLER.byteSize() + i * LOOP.byteSize();
      Structure.in(MemorySegment.ofArray(body), at, LOOP)
          .set("name", FIRST_LOOP + i)
          .set("direction", loop.direction().ordinal())
          .set("begin", loop.begin())
          .set("last", loop.end() - 1)
          .set("count", loop.count());
    }
    return body;
  }
}
