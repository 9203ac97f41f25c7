package tenuto.scripting;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tenuto.dsp.files.About;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.formats.SoundFiles;

/** {@code tenuto info FILE…}: what sound files hold. */
@Command(
    name = "info",
    description = "Tells what sound files hold.",
    mixinStandardHelpOptions = true)
final class InfoCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      description = "WAV, RF64, W64, AIFF, AU or a NumPy array.",
      arity = "1..*")
  private List<Path> files;

  @Option(names = "--json", description = "One JSON object a line.")
  private boolean json;

  @Override
  public Integer call() {
    int failed = 0;
    for (Path file : files) {
      try (OpenFiles open = new OpenFiles()) {
        About about = SoundFiles.open(open, file).about();
        System.out.println(json ? asJson(file, about) : line(file, about));
      } catch (NoSuchFileException e) {
        System.err.println("tenuto: there is no file " + file);
        failed++;
      } catch (IOException e) {
        System.err.println("tenuto: " + e.getMessage());
        failed++;
      }
    }
    if (failed == 0) {
      return ExitCode.OK;
    }
    return failed < files.size() ? ExitCode.SOME_FAILED : ExitCode.FAILED;
  }

  private static String line(Path file, About about) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %d %s, %.0f Hz, %.3f s (%d samples)",
        file,
        about.encoding(),
        about.channels(),
        about.channels() == 1 ? "channel" : "channels",
        about.sampleRate(),
        about.seconds(),
        about.frames());
  }

  private static String asJson(Path file, About about) {
    JsonObject object = new JsonObject();
    object.addProperty("file", file.toString());
    object.addProperty("format", about.encoding());
    object.addProperty("channels", about.channels());
    object.addProperty("sampleRate", about.sampleRate());
    object.addProperty("samples", about.frames());
    object.addProperty("seconds", about.seconds());
    return object.toString();
  }
}
