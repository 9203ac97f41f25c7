package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.outputs.OutputPaths;
import tenuto.dsp.resampling.Resampling;
import tenuto.dsp.space.Layout;
import tenuto.dsp.word.In;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.RawDescription;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundEdit;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.plain.RawFile;

/** Words that read and write sound files. */
public final class SoundFileWords {
  private static final String PATH = "file name; a relative name is under --out";

  /** The file's first bytes identify its format. */
  private static final String NOT_RAW = "none";

  private static final SoundFormat PLAIN_16 = SoundFormat.of(Container.WAV, "pcm16");
  private static final SoundFormat PLAIN_32 = SoundFormat.of(Container.WAV, "pcm32");

  private SoundFileWords() {}

  @Operator(
      value =
          "The channels of a sound file, as signals that are read from the file whenever their"
              + " samples are needed, converted to the session's sample rate if it differs: do not"
              + " change the file in place meanwhile, and store with sf.Realise what is read"
              + " often.",
      words = "ReadFile",
      find = {"load", "open", "import", "sample"},
      example = "sf.ReadFile('samples/bell.wav')")
  public static List<Signal> readFile(
      WordContext context,
      @In(
              "file name: WAV, RF64, W64, AIFF, CAF, AU, FLAC, Ogg (Vorbis, Opus, FLAC), MP3,"
                  + " what an ffmpeg on the machine reads, or a NumPy array, which has the session's"
                  + " rate")
          String path,
      @In(
              value =
                  "for a file of samples without a header: sample format, rate and channels, such"
                      + " as 'pcm16 44100 2'; 'pcm24be 48000 1 512' is big-endian and starts at"
                      + " byte 512",
              otherwise = NOT_RAW)
          String raw) {
    Path from = OutputPaths.of(path);
    context.inputs().want(from);
    context.outputs().requireWhole(from);
    double own = context.session().sampleRate();
    Optional<List<Signal>> noted = context.outputs().noted().sound(from);
    if (noted.isPresent()) {
      double rate = context.outputs().noted().file(from).orElseThrow().rate();
      return rate == own ? noted.get() : converted(context, noted.get(), rate, own);
    }
    if (Files.notExists(from)) {
      throw new UncheckedIOException(new MissingFileException(path));
    }
    try {
      SoundFile file =
          raw.equals(NOT_RAW)
              ? SoundFiles.open(context.inputs(), from, own)
              : RawFile.open(context.inputs(), from, RawDescription.parse(raw));
      double its = file.about().sampleRate();
      if (its == own) {
        return file.channels();
      }
      List<Signal> converted = converted(context, file.channels(), its, own);
      context.tellConversion(path, its, own);
      return converted;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Signal> converted(
      WordContext context, List<Signal> channels, double source, double target) {
    return channels.stream()
        .map(channel -> Resampling.convertSampleRate(context, channel, source, target))
        .toList();
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 16-bit integers.",
      words = "WriteFile16",
      example = "sf.WriteFile16([sf.SineWave(1000, 440)], 'tone16.wav')",
      nan = Nan.ERROR)
  public static void writeFile16(
      WordContext context, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(context, x, context.session().sampleRate(), path, PLAIN_16, Metadata.NONE, Dither.NONE);
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 32-bit integers.",
      words = "WriteFile32",
      example = "sf.WriteFile32([sf.SineWave(1000, 440)], 'tone32.wav')",
      nan = Nan.ERROR)
  public static void writeFile32(
      WordContext context, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(context, x, context.session().sampleRate(), path, PLAIN_32, Metadata.NONE, Dither.NONE);
  }

  @Operator(
      value =
          "Writes signals as the channels of a sound file; the extension of its name selects the"
              + " container: wav (RF64 from 4 GiB on), rf64, w64, aiff, aifc, flac, mp3, opus, npy, raw"
              + " or, through an ffmpeg, m4a, ogg, wv, wma, ac3; a sample rate that it cannot"
              + " hold is converted.",
      words = "WriteFile",
      find = {"save", "export", "bounce", "record", "channel-mask", "layout", "bitrate"},
      see = {"Dither", "AmbisonicDecode", "PanAround", "Downmix"},
      example = "sf.WriteFile([sf.SineWave(1000, 440)], 'tone.wav', 'float32')",
      own = true,
      nan = Nan.ERROR)
  public static void writeFile(
      WordContext context,
      @In("the channels") List<Signal> x,
      @In(PATH) String path,
      @In(
              value =
                  "pcm8, pcm16, pcm24, pcm32, float32 or float64; auto is float32 for a NumPy array"
                      + " and otherwise pcm24; of MP3, Opus, M4A, Ogg, WMA and AC-3 low, medium, high"
                      + " (auto), best or a bit rate such as '192k'",
              otherwise = SoundFormat.AUTO)
          String format,
      @In(
              value =
                  "none, or tpdf: seeded noise of one step of the integers, added to samples that"
                      + " integers cannot represent exactly",
              otherwise = "tpdf")
          String dither,
      @In(
              value =
                  "the loudspeakers that the file names: auto is those usual for 1 to 8 channels,"
                      + " none is no channel mask, as for a sound field; or "
                      + Layout.NAMES
                      + ", of which the last three have no mask",
              otherwise = Layout.AUTO)
          String layout,
      @In(
              value =
                  "cue points, in formats that have them: lines of a time in ms, a space and a name,"
                      + " such as '0 intro'; none for none",
              otherwise = CuePoints.NONE)
          String cues) {
    Speakers speakers = Layout.speakers(layout, x.size());
    SoundFormat chosen = SoundFormat.of(OutputPaths.of(path), format);
    // By its file name, so that two files differ and one is the same in any folder.
    String name = String.valueOf(OutputPaths.of(path).getFileName());
    long seed = SplitMix.mix(context.session().settings().seed()) + name.hashCode();
    Metadata metadata =
        context
            .outputs()
            .origin()
            .metadata()
            .with(speakers)
            .withCues(CuePoints.of(context.session(), cues));
    double own = context.session().sampleRate();
    double rate = chosen.container().rate(own);
    List<Signal> sound = x;
    if (rate != own) {
      sound = converted(context, x, own, rate);
      metadata = metadata.moved(new SoundEdit(List.of(), 0, 0, own, rate));
      if (rate < own) {
        tellLower(context, path, chosen.container(), rate);
      }
    }
    write(context, sound, rate, path, chosen, metadata, Dither.of(dither, seed));
  }

  private static void tellLower(
      WordContext context, String path, Container container, double rate) {
    context
        .outputs()
        .tell(
            "%s gets %s Hz, as %s cannot have the session's %s Hz"
                .formatted(
                    path,
                    HeaderText.number(rate),
                    container,
                    HeaderText.number(context.session().sampleRate())));
  }

  /** The same without cue points. */
  public static void writeFile(
      WordContext context,
      List<Signal> x,
      String path,
      String format,
      String dither,
      String layout) {
    writeFile(context, x, path, format, dither, layout, CuePoints.NONE);
  }

  private static void write(
      WordContext context,
      List<Signal> channels,
      double rate,
      String name,
      SoundFormat format,
      Metadata metadata,
      Dither dither) {
    if (channels.isEmpty()) {
      throw new IllegalArgumentException("x must contain at least one channel, but contains none");
    }
    context.outputs().sound(context.session(), channels, rate, name, format, metadata, dither);
  }
}
