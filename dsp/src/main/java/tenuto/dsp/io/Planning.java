package tenuto.dsp.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.resampling.Resampling;
import tenuto.dsp.word.Plans;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.signal.SignalFile;
import tenuto.formats.signal.SignalPool;

/** Dry runs of the words for files and devices: notes what they would have done. */
final class Planning {
  private Planning() {}

  /**
   * Notes a sound file.
   *
   * @param begin the first sample of the file
   * @param end the sample after its last one
   */
  static void write(
      WordContext context,
      List<Signal> channels,
      Path path,
      SoundFormat format,
      Metadata metadata,
      Dither dither,
      long begin,
      long end) {
    Session session = context.session();
    double rate = session.sampleRate();
    long frames = end - begin;
    OptionalLong bytes;
    try (SoundWriter file =
        format.create(
            context.outputs().parts(), path, channels.size(), rate, frames, metadata, dither)) {
      bytes = context.outputs().parts().counted(path);
    } catch (IOException e) {
      context.outputs().unclaim(path);
      throw SoundFileWords.failed(path, e);
    } catch (RuntimeException | Error e) {
      context.outputs().unclaim(path);
      throw e;
    }
    session.work().foresee(channels);
    String called =
        "%s %s"
            .formatted(format.container().name(), format.samples().name())
            .toLowerCase(Locale.ROOT)
            .replace("_signed", "")
            .replace("_", "");
    plans(context)
        .file(
            new Plans.Planned(path, called, channels.size(), rate, frames / rate, bytes),
            channels.stream().map(channel -> part(session, channel, begin, end)).toList());
  }

  private static Stored part(Session session, Signal channel, long begin, long end) {
    return session.results().readable(Slices.of(channel, begin, end));
  }

  /** The channels of a sound file that was noted, at the session's sample rate. */
  static List<Signal> channels(WordContext context, Plans.Planned file) {
    double own = context.session().sampleRate();
    return plans(context).sound(file.path()).orElseThrow().stream()
        .map(
            stored -> {
              Signal channel = of(stored);
              return file.rate() == own
                  ? channel
                  : Resampling.convertSampleRate(context, channel, file.rate(), own);
            })
        .toList();
  }

  /** The signal for a patch; the stored one stays owned by the plans. */
  private static Signal of(Stored stored) {
    return Slices.of(stored, 0, stored.length());
  }

  private static Plans plans(WordContext context) {
    return context.outputs().plans().orElseThrow();
  }

  /** Notes the file of a single signal. */
  static void writeSignal(WordContext context, Signal x, Path path) {
    Session session = context.session();
    OptionalLong bytes = OptionalLong.of(SignalFile.bytes(x));
    session.work().foresee(List.of(x));
    plans(context)
        .file(single("signal", x, path, session, bytes), List.of(session.results().readable(x)));
  }

  private static Plans.Planned single(
      String format, Signal x, Path path, Session session, OptionalLong bytes) {
    double rate = session.sampleRate();
    return new Plans.Planned(path, format, 1, rate, x.length() / rate, bytes);
  }

  /** The single signal of a file that was noted. */
  static Optional<Signal> signal(WordContext context, Path path) {
    return context
        .outputs()
        .plans()
        .flatMap(plans -> plans.sound(path))
        .map(sound -> of(sound.getFirst()));
  }

  /** Notes a signal appended to a pool, and returns its offset. */
  static long append(WordContext context, Signal x, Path pool) throws IOException {
    Session session = context.session();
    Plans plans = plans(context);
    session.work().foresee(List.of(x));
    synchronized (plans) {
      Optional<Plans.Planned> before = plans.file(pool);
      long offset =
          before.isPresent() ? before.get().bytes().orElseThrow() : context.pools().next(pool);
      double seconds = before.map(Plans.Planned::seconds).orElse(0.0);
      double rate = session.sampleRate();
      OptionalLong bytes = OptionalLong.of(offset + SignalPool.bytes(x));
      plans.inPool(pool, offset, session.results().readable(x));
      plans.file(new Plans.Planned(pool, "pool", 1, rate, seconds + x.length() / rate, bytes));
      return offset;
    }
  }

  /** A noted signal of a pool. */
  static Optional<Signal> inPool(WordContext context, Path pool, long offset) {
    return context.outputs().plans().flatMap(plans -> plans.inPool(pool, offset)).map(Planning::of);
  }

  /**
   * Notes a picture.
   *
   * @param read the signals whose samples it needs
   */
  static void picture(
      WordContext context, List<Signal> read, int channels, Path path, double seconds) {
    context.session().work().foresee(read);
    plans(context)
        .file(
            new Plans.Planned(
                path,
                "png",
                channels,
                context.session().sampleRate(),
                seconds,
                OptionalLong.empty()));
  }

  /** Whether this is a dry run, in which signals are only noted as played. */
  static boolean plays(WordContext context, List<Signal> channels) {
    context.outputs().plans().ifPresent(plans -> context.session().work().foresee(channels));
    return plays(context, channels, context.session().sampleRate());
  }

  /** Whether this is a dry run, in which a file's sound is only noted as played. */
  static boolean plays(WordContext context, List<Signal> channels, double rate) {
    Optional<Plans> plans = context.outputs().plans();
    long frames = channels.stream().mapToLong(Signal::length).max().orElse(0);
    plans.ifPresent(it -> it.play(frames / rate));
    return plans.isPresent();
  }

  /** Whether a file was noted; if so, its playback is noted. */
  static boolean plays(WordContext context, Path path) {
    Optional<Plans> plans = context.outputs().plans();
    Optional<Plans.Planned> file = plans.flatMap(it -> it.file(path));
    file.ifPresent(it -> plans.orElseThrow().play(it.seconds()));
    return file.isPresent();
  }
}
