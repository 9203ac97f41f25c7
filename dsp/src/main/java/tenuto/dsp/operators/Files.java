package tenuto.dsp.operators;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.files.SoundFile;
import tenuto.dsp.files.SoundFileException;
import tenuto.dsp.files.SoundWriter;
import tenuto.dsp.formats.SoundFiles;
import tenuto.dsp.wav.WavFile;
import tenuto.engine.Session;
import tenuto.engine.Signal;
import tenuto.engine.Visitor;

/** Words that read and write sound files. */
public final class Files {
  /**
   * Samples of each channel encoded at a time: a block, so that with filters one thread can follow
   * another closely.
   */
  private static final int STRETCH = 2048;

  private static final String PATH = "file name; a relative one lies under --out";

  private Files() {}

  @Operator(
      value =
          "The channels of a WAV or RF64 file, each as a signal that is read from it whenever its"
              + " samples are wanted: do not change the file in place meanwhile, and store once with"
              + " sf.Realise what is read often.",
      words = "ReadFile",
      example = "sf.ReadFile('samples/bell.wav')")
  public static List<Signal> readFile(Studio studio, @In("file name") String path) {
    Session session = studio.session();
    Path from = Outputs.path(path);
    if (java.nio.file.Files.notExists(from)) {
      throw new UncheckedIOException(new NoSuchFileException("there is no file " + path));
    }
    try {
      SoundFile file = SoundFiles.open(studio.inputs(), from);
      double rate = file.about().sampleRate();
      if (rate != session.sampleRate()) {
        String its = text(rate);
        String own = text(session.sampleRate());
        throw new IllegalArgumentException(
            ("the sample rate of %s must be the session's %s Hz, but is %s Hz; call"
                    + " sf.SetSampleRate(%s) before reading it, and then"
                    + " sf.ConvertSampleRate(x, %s, %s)")
                .formatted(path, own, its, its, its, own));
      }
      return file.channels();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(double rate) {
    return rate == Math.rint(rate) ? Long.toString((long) rate) : Double.toString(rate);
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 16-bit integers.",
      words = "WriteFile16",
      example = "sf.WriteFile16([sf.SineWave(1000, 440)], 'tone16.wav')")
  public static void writeFile16(
      Studio studio, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(studio, x, path, SampleFormat.PCM_16);
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 32-bit integers.",
      words = "WriteFile32",
      example = "sf.WriteFile32([sf.SineWave(1000, 440)], 'tone32.wav')")
  public static void writeFile32(
      Studio studio, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(studio, x, path, SampleFormat.PCM_32);
  }

  @Operator(
      value =
          "Writes signals as the channels of a WAV file: of 24-bit integers, or what the format"
              + " says.",
      words = "WriteFile",
      example = "sf.WriteFile([sf.SineWave(1000, 440)], 'tone.wav', 'float32')")
  public static void writeFile(
      Studio studio,
      @In("the channels") List<Signal> x,
      @In(PATH) String path,
      @In(value = "pcm16, pcm24, pcm32, float32 or float64", otherwise = "pcm24") String format) {
    SampleFormat chosen =
        switch (format.toLowerCase(java.util.Locale.ROOT)) {
          case "pcm16" -> SampleFormat.PCM_16;
          case "pcm24" -> SampleFormat.PCM_24;
          case "pcm32" -> SampleFormat.PCM_32;
          case "float32" -> SampleFormat.FLOAT_32;
          case "float64" -> SampleFormat.FLOAT_64;
          default ->
              throw new IllegalArgumentException(
                  "format must be pcm16, pcm24, pcm32, float32 or float64, but is '%s'"
                      .formatted(format));
        };
    write(studio, x, path, chosen);
  }

  private static void write(
      Studio studio, List<Signal> channels, String name, SampleFormat format) {
    if (channels.isEmpty()) {
      throw new IllegalArgumentException("x must hold at least one channel, but holds none");
    }
    long frames = channels.stream().mapToLong(Signal::length).max().orElseThrow();
    double rate = studio.session().sampleRate();
    Outputs outputs = studio.outputs();
    Path path = outputs.claim(name);
    boolean done = false;
    try (SoundWriter file =
        WavFile.create(outputs.parts(), path, format, channels.size(), rate, frames)) {
      studio.session().visit(channels, STRETCH, () -> writing(file));
      file.commit();
      outputs.finished(new Outputs.Written(path, frames / rate, channels.size(), file.clipped()));
      done = true;
    } catch (NotWritten e) {
      throw failed(path, e.getCause());
    } catch (IOException e) {
      throw failed(path, e);
    } finally {
      if (!done) {
        outputs.unclaim(path);
      }
    }
  }

  private static Visitor writing(SoundWriter file) {
    return (start, channels, n) -> {
      try {
        file.write(start, n, channels, 0);
      } catch (IOException e) {
        throw new NotWritten(e);
      }
    };
  }

  /** Tells a failure to write the file from one to read another that a signal comes from. */
  private static final class NotWritten extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    NotWritten(IOException cause) {
      super(cause);
    }
  }

  private static RuntimeException failed(Path path, IOException e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof SoundFileException) {
      return new IllegalArgumentException(message, e); // the signal is at fault, not the disk
    }
    if (!message.startsWith("cannot write ")) {
      message = "cannot write " + (message.contains(path.toString()) ? "" : path + ": ") + message;
    }
    return new UncheckedIOException(new IOException(message, e));
  }
}
