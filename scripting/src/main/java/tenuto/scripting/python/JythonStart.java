package tenuto.scripting.python;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyString;
import org.python.core.PySystemState;
import tenuto.scripting.objects.Text;

/** Initialises Jython, once for each JVM. */
public final class JythonStart {
  private JythonStart() {}

  /**
   * Starts to initialise Jython on another core while the command line is being parsed; {@link
   * #initialize} waits for it.
   */
  public static void initializeAhead() {
    Thread.ofPlatform()
        .daemon()
        .name("tenuto-start")
        .start(
            () -> {
              try {
                initialize();
              } catch (IllegalStateException e) {
                // The JVM is ending already, as the command line was invalid: nobody needs Jython.
              }
            });
  }

  /** Initialises Jython, which takes long the first time and nothing later. */
  public static void initialize() {
    Properties quick = new Properties();
    quick.setProperty("python.cachedir.skip", "true");
    quick.setProperty("python.import.site", "false");
    quick.setProperty("python.console.encoding", "UTF-8");
    PySystemState.initialize(System.getProperties(), quick);
  }

  /**
   * Uses a separate archive of Python's own modules if the build has made one: at the first import
   * Jython reads the directory of the whole archive, and that of its jar has 25,000 entries.
   */
  static void findLibrary(PyList path) {
    try {
      Path jar = Path.of(Py.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path own = jar.resolveSibling("python.zip");
      PyString inJar = Text.python(jar.resolve("Lib").toString());
      if (path.contains(inJar)) { // Jython cannot search a path with a colon.
        path.remove(inJar);
      }
      path.insert(0, Files.exists(own) ? Text.python(own.resolve("Lib").toString()) : inJar);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
