package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import tenuto.dsp.outputs.OutputPaths;
import tenuto.dsp.word.In;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.WordContext;
import tenuto.formats.instrument.Instruments;
import tenuto.formats.instrument.Zone;

/** Words that read instruments made of samples. */
public final class InstrumentWords {
  private static final String FIRST = "first";

  private InstrumentWords() {}

  @Operator(
      value =
          "The zones of an instrument of samples, which sf.Sampler plays, as a text: a line for"
              + " each, of values such as lokey=60 with tabs between them.",
      words = "SampleMap",
      find = {"sfz", "sf2", "soundfont", "sampler", "kit"},
      example = "sf.SampleMap('samples/pipe.sf2')",
      own = true)
  public static String sampleMap(
      WordContext context,
      @In("file name of an SFZ file or a SoundFont 2, or a folder of sound files") String path,
      @In(
              value =
                  "preset of a SoundFont, by its name or as bank:program; first is that of the lowest number",
              otherwise = FIRST)
          String preset) {
    Path from = OutputPaths.of(path);
    context.inputs().want(from);
    if (Files.notExists(from)) {
      throw new UncheckedIOException(new MissingFileException(path));
    }
    try {
      return Instruments.zones(context.inputs(), from, preset.equals(FIRST) ? "" : preset).stream()
          .map(Zone::toString)
          .collect(Collectors.joining("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
