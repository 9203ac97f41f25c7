package tenuto.scripting.sonicfield;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tenuto.engine.setup.Settings;

/**
 * The system properties that Sonic Field was started with and scripts read, such as {@code
 * sython.threads}: here they are set from the options of a render. Properties set by the user are
 * kept.
 */
public final class SonicFieldProperties {
  private SonicFieldProperties() {}

  /**
   * Sets missing properties, for the whole process.
   *
   * @param modules further folders that are searched for modules
   * @param out the folder of relative paths
   */
  public static void setWhereMissing(Settings settings, List<Path> modules, Path out) {
    of(settings, modules, out)
        .forEach(
            (name, value) -> {
              if (System.getProperty(name) == null) {
                System.setProperty(name, value);
              }
            });
  }

  public static Map<String, String> of(Settings settings, List<Path> modules, Path out) {
    String threads = Integer.toString(settings.threads());
    String scratch = list(settings.scratch());
    Map<String, String> all = new LinkedHashMap<>();
    all.put("synthon.threads", threads);
    all.put("sonicFieldTemp", scratch);
    all.put("sython.threads", threads);
    all.put("sython.temp.dirs", scratch);
    all.put("sython.modules", list(modules));
    // This does not choose how tasks run: they always run in parallel and wait for each other.
    all.put("sython.linear", "false");
    all.put("sython.linear_limit", "0");
    all.put("sython.steal", "true");
    all.put("sython.trace", "false");
    all.put("sython.check.memory", "false");
    all.put("sython.check.deadlocks", "false");
    all.put("sython.heart_beat", "0");
    for (String folder : List.of("restart", "cache", "store")) {
      all.put("sython." + folder + ".dir", out.toAbsolutePath().resolve(folder).toString());
    }
    return all;
  }

  private static String list(List<Path> folders) {
    return folders.stream().map(Path::toString).collect(Collectors.joining(","));
  }
}
