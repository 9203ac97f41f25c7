package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * What a process inherits and its commands can notice: users, limits, cgroups, namespaces, masks,
 * priority, and the environment.
 *
 * @param all by name
 */
record Surroundings(Map<String, String> all) {
  private static final Set<String> STATUS =
      Set.of(
          "Umask",
          "Uid",
          "Gid",
          "Groups",
          "CapInh",
          "CapPrm",
          "CapEff",
          "CapBnd",
          "CapAmb",
          "NoNewPrivs",
          "Seccomp",
          "Cpus_allowed",
          "Mems_allowed",
          "SigBlk",
          "SigIgn");

  /**
   * Of the fields after the name in {@code stat}: priority, niceness, real-time priority, policy.
   */
  private static final List<Integer> PRIORITIES = List.of(15, 16, 37, 38);

  private static final String BLOCKED = "SigBlk:";

  /**
   * More signals than a program blocks, but for the moment in which it forks: then it blocks all.
   */
  private static final int MANY_SIGNALS = 48;

  private static final int LOOKS = 100;
  private static final long LOOK_NANOS = 1_000_000;

  private static final String CAUGHT = "SigCgt:";

  /** Of the signal that Python's {@code signal} catches as soon as it is imported. */
  private static final long ALARM = 1 << 13;

  /** Read from a process, which must still be what it was when it started, a shell. */
  static Surroundings of(Caller caller) throws IOException {
    Map<String, String> all = inherited(caller);
    Environment.lasting(caller).forEach((name, value) -> all.put("environment " + name, value));
    return new Surroundings(all);
  }

  /** Those of this process that a command may have changed. */
  static Surroundings ofThisProcess() throws IOException {
    Caller caller = new Caller(ProcessHandle.current().pid());
    Map<String, String> all = inherited(caller);
    all.put("caught", Long.toHexString(caught(caller) & ~ALARM));
    all.put("folder", Files.readSymbolicLink(Path.of("/proc/self/cwd")).toString());
    return new Surroundings(all);
  }

  /** The signals that a process has handlers for, a bit for each. */
  private static long caught(Caller caller) throws IOException {
    return signals(caller.text("status"), CAUGHT);
  }

  private static long signals(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseUnsignedLong(line.substring(name.length()).strip(), 16))
        .findFirst()
        .orElse(0);
  }

  /** The state of a process that is not just forking, as a shell does for each command. */
  private static String status(Caller caller) throws IOException {
    String status = caller.text("status");
    for (int look = 0; look < LOOKS; look++) {
      if (Long.bitCount(signals(status, BLOCKED)) < MANY_SIGNALS) {
        break;
      }
      LockSupport.parkNanos(LOOK_NANOS);
      status = caller.text("status");
    }
    return status;
  }

  private static Map<String, String> inherited(Caller caller) throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (String line : status(caller).lines().toList()) {
      int colon = line.indexOf(':');
      if (colon > 0 && STATUS.contains(line.substring(0, colon))) {
        all.put(line.substring(0, colon), line.substring(colon + 1).strip());
      }
    }
    if (!all.containsKey("Umask")) {
      throw new IOException("this kernel does not show the umask");
    }
    String stat = caller.text("stat");
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    all.put("priority", PRIORITIES.stream().map(i -> fields[i]).collect(Collectors.joining(" ")));
    for (String file : List.of("limits", "cgroup", "oom_score_adj")) {
      all.put(file, caller.text(file));
    }
    all.put("root", caller.link("root"));
    try (DirectoryStream<Path> spaces =
        Files.newDirectoryStream(Path.of("/proc", Long.toString(caller.pid()), "ns"))) {
      for (Path space : spaces) {
        all.put("namespace " + space.getFileName(), Files.readSymbolicLink(space).toString());
      }
    }
    return all;
  }
}
