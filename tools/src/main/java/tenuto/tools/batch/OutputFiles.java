package tenuto.tools.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.catalogue.Channels;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Speakers;
import tenuto.tools.chain.FileSession;

/**
 * The files that are made from one sound. Those of the same sample rate are written in the same
 * pass over it; if there are several rates, the sound is stored first, so that its chain is
 * computed once.
 */
final class OutputFiles implements AutoCloseable {
  private final FileSession fileSession;
  private final double rate;

  /** The sound at each of the sample rates; the first one is that of the first file. */
  private final Map<Double, List<Signal>> sounds = new LinkedHashMap<>();

  private final List<Written> files = new ArrayList<>();

  private record Written(SoundWriter file, double rate) {}

  /**
   * @param channels at the session's sample rate
   * @param job what is made from them
   */
  OutputFiles(FileSession fileSession, List<Signal> channels, Job job) {
    this.fileSession = fileSession;
    rate = fileSession.session().sampleRate();
    job.targets().forEach(target -> sounds.put(rate(target.path()), channels));
    if (sounds.size() > 1) {
      List<Signal> stored = fileSession.each("Realise", new Channels(channels));
      sounds.replaceAll((own, _) -> fileSession.at(own, stored, rate));
    } else {
      sounds.replaceAll((own, _) -> fileSession.at(own, channels, rate));
    }
  }

  /** The sample rate of an output: that of the sound, unless its format has no such rate. */
  double rate(Path out) {
    return Container.of(out).rate(rate);
  }

  /** The length of the sound at a sample rate of an output. */
  long frames(double own) {
    return sounds.get(own).stream().mapToLong(Signal::length).max().orElseThrow();
  }

  /** Adds a file at one of the sample rates, which is closed with the others. */
  void add(SoundWriter file, double own) {
    files.add(new Written(file, own));
  }

  /**
   * Writes the sound to all files.
   *
   * @return what is measured of the first one's; null if nothing is to be
   */
  OutputMeter write(boolean measured, Speakers speakers) throws IOException {
    OutputMeter meter = null;
    for (Map.Entry<Double, List<Signal>> each : sounds.entrySet()) {
      double own = each.getKey();
      if (measured && meter == null) {
        OutputMeter first = new OutputMeter(each.getValue(), speakers, own);
        fileSession
            .session()
            .visit(first.shown(), OutputMeter.BLOCK, () -> first.visitor(writing(own)));
        meter = first;
      } else {
        Session session = fileSession.session();
        session.visit(each.getValue(), FileSession.BLOCK, () -> writing(own));
      }
    }
    return meter;
  }

  /** A thread's sink, which writes to the files of a sample rate. */
  private SampleSink writing(double own) {
    List<SoundWriter> some =
        files.stream().filter(each -> each.rate == own).map(Written::file).toList();
    return (long start, Block[] channels, int n) -> {
      try {
        for (SoundWriter file : some) {
          file.write(start, n, channels, 0);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  /** Gives a file its final name. */
  void commit(int i) throws IOException {
    files.get(i).file.commit();
  }

  /** The number of clipped samples of each. */
  List<Long> clipped() {
    return files.stream().map(each -> each.file.clipped()).toList();
  }

  /** Closes all, and deletes those that were not committed. */
  @Override
  public void close() throws IOException {
    IOException failure = null;
    for (Written each : files) {
      try {
        each.file.close();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
