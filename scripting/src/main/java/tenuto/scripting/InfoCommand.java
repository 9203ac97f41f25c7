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
import tenuto.dsp.wav.WavReader;

/** {@code tenuto info FILE…}: what sound files hold. */
@Command(
    name = "info",
    description = "Tells what sound files hold.",
    mixinStandardHelpOptions = true)
final class InfoCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "WAV or RF64.", arity = "1..*")
  private List<Path> files;

  @Option(names = "--json", description = "One JSON object a line.")
  private boolean json;

  @Override
  public Integer call() {
    int failed = 0;
    for (Path file : files) {
      try (WavReader wav = WavReader.open(file)) {
        System.out.println(json ? asJson(file, wav) : line(file, wav));
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

  private static String line(Path file, WavReader wav) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %d %s, %.0f Hz, %.3f s (%d samples)",
        file,
        wav.format(),
        wav.channels(),
        wav.channels() == 1 ? "channel" : "channels",
        wav.sampleRate(),
        wav.frames() / wav.sampleRate(),
        wav.frames());
  }

  private static String asJson(Path file, WavReader wav) {
    JsonObject object = new JsonObject();
    object.addProperty("file", file.toString());
    object.addProperty("format", wav.format().toString());
    object.addProperty("channels", wav.channels());
    object.addProperty("sampleRate", wav.sampleRate());
    object.addProperty("samples", wav.frames());
    object.addProperty("seconds", wav.frames() / wav.sampleRate());
    return object.toString();
  }
}
