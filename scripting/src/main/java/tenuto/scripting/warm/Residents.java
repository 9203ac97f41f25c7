package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The folder in which a user's resident programs announce themselves, each in a folder of its own:
 * the file {@code is}, and the named pipe {@code requests}, which takes a line for each command.
 *
 * @param folder mode 700, and the user's own
 */
record Residents(Path folder) {
  /** What callers and programs must agree about: the launcher knows it too. */
  static final String PROTOCOL = "tenuto-warm-1";

  static final String REQUESTS = "requests";
  private static final String IS = "is";

  /**
   * A program.
   *
   * @param place its folder
   * @param used when its last command ended
   */
  record Resident(Path place, long pid, FileTime used) {
    /** The folder that it works in, or nothing if it has ended. */
    Optional<String> works() {
      try {
        return Optional.of(new Caller(pid).link("cwd"));
      } catch (IOException ended) {
        return Optional.empty();
      }
    }

    /** The memory it occupies, as Linux writes it. */
    String memory() {
      try {
        return new Caller(pid)
            .text("status")
            .lines()
            .filter(line -> line.startsWith("VmRSS:"))
            .map(line -> line.substring(6).strip())
            .findFirst()
            .orElse("?");
      } catch (IOException ended) {
        return "0 kB";
      }
    }

    /** Asks it to end, once no command is running. */
    void end() {
      // For both ways: opened so, a pipe that nobody reads does not make anybody wait.
      try (FileChannel to =
          FileChannel.open(
              place.resolve(REQUESTS), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        to.write(ByteBuffer.wrap("end\n".getBytes(StandardCharsets.US_ASCII)));
      } catch (IOException ended) {
        // as it should
      }
    }
  }

  /** Announces this process in its own folder. */
  static void announce(Path place, String home, String java) throws IOException {
    long pid = ProcessHandle.current().pid();
    String is = String.join("\n", PROTOCOL, home, java, pid + " " + started(pid), "");
    Path written = Files.writeString(place.resolve("is.part"), is);
    Files.move(written, place.resolve(IS), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Sets that it has been used. */
  static void use(Path place) throws IOException {
    Files.setLastModifiedTime(place.resolve(IS), FileTime.fromMillis(System.currentTimeMillis()));
  }

  /** Announces no longer that it takes commands. */
  static void leave(Path place) throws IOException {
    Files.deleteIfExists(place.resolve(IS));
  }

  /** When a process was started, in the kernel's ticks: another one by its number started later. */
  private static String started(long pid) throws IOException {
    String stat = new Caller(pid).text("stat");
    return stat.substring(stat.lastIndexOf(')') + 2).split(" ")[19];
  }

  /** Those that are running, the one longest unused first. */
  List<Resident> all() throws IOException {
    List<Resident> all = new ArrayList<>();
    try (DirectoryStream<Path> places = Files.newDirectoryStream(folder)) {
      for (Path place : places) {
        one(place).ifPresent(all::add);
      }
    } catch (NoSuchFileException e) {
      return List.of();
    }
    all.sort(Comparator.comparing(Resident::used));
    return all;
  }

  private static Optional<Resident> one(Path place) {
    try {
      List<String> is = Files.readAllLines(place.resolve(IS), StandardCharsets.UTF_8);
      String[] process = is.get(3).split(" ");
      long pid = Long.parseLong(process[0]);
      return is.getFirst().equals(PROTOCOL) && started(pid).equals(process[1])
          ? Optional.of(new Resident(place, pid, Files.getLastModifiedTime(place.resolve(IS))))
          : Optional.empty();
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException e) {
      return Optional.empty(); // not announced yet, ended, or of another version
    }
  }
}
