package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code ./tenuto} with resident programs of a test's own: their folder is not the user's.
 *
 * @param folder in which commands are run
 * @param runtime the folder of what belongs to a session of the user
 */
record ResidentPrograms(Path folder, Path runtime) implements AutoCloseable {
  private static final long PATIENCE_MS = 60_000;

  /** Prints the process that runs the patch. */
  static final String WHERE =
      "from java.lang import ProcessHandle; print ProcessHandle.current().pid()";

  static ResidentPrograms in(Path temporary) throws IOException {
    return new ResidentPrograms(
        Files.createDirectory(temporary.resolve("work")).toRealPath(),
        Files.createDirectory(
                temporary.resolve("runtime"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")))
            .toRealPath());
  }

  /** A command that may be run in such a program. */
  ProcessBuilder command(String... arguments) {
    return settings(Command.tenuto(folder, arguments), "1");
  }

  /** The same in a JVM of its own. */
  ProcessBuilder cold(String... arguments) {
    return settings(Command.tenuto(folder, arguments), "0");
  }

  /** A script of {@code sh}, in which {@code tenuto} is the program. */
  ProcessBuilder script(String script, String warm) {
    String all = "tenuto() { '%s' \"$@\"; }\n".formatted(Command.root().resolve("tenuto")) + script;
    return settings(Command.of(folder, Path.of("/bin/sh"), "-c", all), warm);
  }

  private ProcessBuilder settings(ProcessBuilder process, String warm) {
    process.environment().keySet().removeAll(List.of("CI", "TENUTO_WARM_IDLE", "OLDPWD"));
    // As a shell would set it, so that what one starts is like what we start.
    process.environment().put("PWD", folder.toString());
    process.environment().put("TENUTO_WARM", warm);
    process.environment().put("XDG_RUNTIME_DIR", runtime.toString());
    process.environment().put("TENUTO_BUILD", "never");
    process.environment().put("TENUTO_WARM_PATIENCE", "60"); // however busy the machine is
    return process;
  }

  /** Where programs are. */
  Path places() {
    return runtime.resolve("tenuto");
  }

  /** The processes of the programs that have announced themselves. */
  List<Long> programs() throws IOException {
    List<Long> all = new ArrayList<>();
    if (Files.isDirectory(places())) {
      try (Stream<Path> places = Files.list(places())) {
        for (Path place : places.toList()) {
          try {
            all.add(Long.parseLong(Files.readAllLines(place.resolve("is")).get(3).split(" ")[0]));
          } catch (IOException e) {
            // none yet, or none any more
          }
        }
      }
    }
    return all;
  }

  /** The only program, which a first command has started. */
  long program() throws Exception {
    if (programs().isEmpty()) {
      Command.run(command("--version"));
    }
    List<Long> all = programs();
    if (all.size() != 1) {
      throw new AssertionError("programs: " + all);
    }
    return all.getFirst();
  }

  /** Waits until something is so. */
  static void await(String what, Check check) throws Exception {
    for (long ms = 0; !check.holds(); ms += 10) {
      if (ms > PATIENCE_MS) {
        throw new AssertionError("still not: " + what);
      }
      Thread.sleep(10);
    }
  }

  /** A condition. */
  interface Check {
    boolean holds() throws Exception;
  }

  static boolean isAlive(long process) {
    return ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
  }

  @Override
  public void close() throws IOException {
    for (long program : programs()) {
      ProcessHandle.of(program).ifPresent(ProcessHandle::destroyForcibly);
    }
    try {
      await("removed", () -> isEmpty(places()));
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return true;
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.findAny().isEmpty();
    }
  }
}
