package tenuto.dsp.outputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tenuto.engine.Session;
import tenuto.engine.base.Chunk;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileProgress;
import tenuto.formats.file.FrameSink;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SampleLevels;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.signal.SignalPools;

/**
 * Writes files to the disk. What an earlier run with the same cache has written is not written
 * again: see {@link WrittenBefore}.
 *
 * @param parts the files that are not finished yet
 * @param observer is notified of each file
 * @param finished receives each finished file
 */
record Disk(PartFiles parts, Supplier<OutputObserver> observer, Consumer<Outputs.Written> finished)
    implements Destination {
  /**
   * Samples of each channel encoded at a time: with filters one block, so that one thread can
   * closely follow another, and a long one, so that they seldom hand over what they hold.
   */
  private static final int SPAN = Chunk.SAMPLES;

  @Override
  public void makeFolder(Path file) throws IOException {
    Files.createDirectories(file.getParent());
  }

  @Override
  public void sound(SoundOutput sound) {
    WrittenBefore before = new WrittenBefore(sound, "");
    OptionalLong clipped = before.clipped();
    if (clipped.isPresent()) {
      finish(sound, clipped.getAsLong(), before.levels());
      return;
    }
    FileProgress progress = new FileProgress(sound.path(), sound.span().length());
    observer.get().fileBegun(progress);
    try {
      Excerpt.Span span = sound.span();
      SampleLevels done =
          sound
              .session()
              .results()
              .staged(
                  sound.channels(),
                  span.begin(),
                  span.end(),
                  staged -> write(sound.of(staged), before, progress));
      finish(sound, done.clipped(), Levels.of(done));
      before.keep(done);
    } catch (IOException e) {
      throw sound.failed(e);
    } finally {
      observer.get().fileEnded(progress);
    }
  }

  /**
   * Writes a file.
   *
   * @param before the record of it; if its channels were stored in stages, what they are made from
   *     has a record of its own
   */
  private SampleLevels write(SoundOutput sound, WrittenBefore before, FileProgress progress) {
    WrittenBefore staged = before.isOf(sound) ? before : new WrittenBefore(sound, "in stages ");
    try (SoundWriter file = sound.create(parts)) {
      SampleLevels measured = new SampleLevels(sound.channels().size(), sound.span().length());
      FrameSink sink = new FrameSink(file, sound.span().begin(), progress, measured);
      for (Excerpt.Span each : staged.copyTo(file, progress, measured)) {
        compute(sound, each, sink);
      }
      file.commit();
      if (staged != before) {
        staged.keep(measured);
      }
      return measured;
    } catch (FrameSink.NotWrittenException e) {
      throw sound.failed(e.getCause());
    } catch (IOException e) {
      throw sound.failed(e);
    }
  }

  private static void compute(SoundOutput sound, Excerpt.Span span, SampleSink sink) {
    Session session = sound.session();
    session.results().readOnce(sound.channels(), channels -> visit(session, channels, span, sink));
  }

  private static void visit(
      Session session, List<Signal> channels, Excerpt.Span span, SampleSink sink) {
    if (span.equals(Excerpt.Span.of(channels))) {
      session.visit(channels, SPAN, () -> sink);
    } else {
      session.visit(channels, span.begin(), span.end(), SPAN, () -> sink);
    }
  }

  private void finish(SoundOutput sound, long clipped, Levels levels) {
    int channels = sound.channels().size();
    finished.accept(new Outputs.Written(sound.path(), sound.seconds(), channels, clipped, levels));
  }

  @Override
  public void file(Planned file, Writing writing) throws IOException {
    writing.write(file.path());
  }

  @Override
  public void file(
      Session session, Planned file, List<Signal> from, boolean isReadable, Writing writing)
      throws IOException {
    file(file, writing);
    if (file.channels() > 0) {
      finished.accept(
          new Outputs.Written(file.path(), file.seconds(), file.channels(), 0, Levels.UNKNOWN));
    }
  }

  @Override
  public long append(Session session, SignalPools pools, Signal x, Path pool) throws IOException {
    return pools.openOrCreate(parts, pool).append(session, x);
  }

  @Override
  public void play(Session session, List<Signal> stored, double seconds, Runnable playing) {
    playing.run();
  }
}
