package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tenuto.engine.base.VectorApi;
import tenuto.scripting.python.JythonStart;
import tenuto.scripting.python.SharedPython;
import tenuto.tools.input.ExitCode;

/**
 * The training run for the JVM's ahead-of-time caches: several commands in one JVM, which a build
 * runs once to record the classes that a start needs and the methods that become hot.
 */
public final class Training {
  /**
   * The number of renders of a patch, each with another note changed, that make the methods of a
   * run known.
   */
  private static final int EDITS = 20;

  private Training() {}

  /**
   * Runs commands and exits with the first code that is not 0.
   *
   * @param args "render" for commands that run Python or change the sample rate, otherwise "files",
   *     which processes the sounds that the first has written; the folder for those; the patch
   */
  public static void main(String[] args) {
    // The JVM's cache cannot contain classes of a module that is loaded later, so no vectors are
    // used.
    VectorApi.isPresent();
    StandardOutput.begin();
    new HeapReserve();
    Path sounds = Path.of(args[1]);
    if (args[0].equals("render")) {
      JythonStart.initializeAhead();
      String cache = sounds.resolve("cache").toString();
      for (int edited = 0; edited < EDITS; edited++) {
        run("render", "--quiet", "--cache", cache, args[2], sounds.toString(), "" + edited);
      }
      SharedPython.changed();
      toAll(sounds, "converted", "convert", "--rate", "44100");
      process(sounds); // which resident programs run with this cache, too
    } else {
      String sound = sounds.resolve("training.wav").toString();
      run("info", sound);
      run("measure", sound, sounds.resolve("filtered.wav").toString());
      // It fails on a machine without fonts, which has no use for it.
      Tenuto.execute("plot", sound, "--out", sounds.resolve("training.png").toString(), "--force");
      process(sounds);
    }
    System.exit(ExitCode.OK); // threads without work would keep the JVM for a minute
  }

  private static void process(Path sounds) {
    toAll(sounds, "processed", "process", "highpass 80, normalise -1dB");
    toOne(sounds, sounds.resolve("training.wav").toString(), "process", "lowpass 1000, gain 50%");
  }

  /** Runs a batch over one stereo file repeatedly. */
  private static void toOne(Path sounds, String sound, String... command) {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(Collections.nCopies(40, sound));
    line.addAll(List.of("--name", "{n}.{ext}", "--force"));
    line.addAll(List.of("--out", sounds.resolve("again").toString()));
    run(line.toArray(String[]::new));
  }

  /** Runs a batch over many short files, to make its methods hot. */
  private static void toAll(Path sounds, String out, String... command) {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(List.of(sounds.resolve("short").toString(), "--force", "--quiet"));
    line.addAll(List.of("--out", sounds.resolve(out).toString()));
    run(line.toArray(String[]::new));
  }

  private static void run(String... command) {
    int exit = Tenuto.execute(command);
    if (exit != ExitCode.OK) {
      System.exit(exit);
    }
  }
}
