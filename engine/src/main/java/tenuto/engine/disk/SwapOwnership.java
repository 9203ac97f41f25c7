package tenuto.engine.disk;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Whose a file is that several processes share, and which of them have it open. */
final class SwapOwnership {
  private static final Path PROCESSES = Path.of("/proc");

  private SwapOwnership() {}

  /**
   * Refuses a file that others could have put there to read or change what is ours.
   *
   * @param open by which the very file is reached
   * @param name is told in the message
   */
  static void require(Path open, Path name) throws IOException {
    if (!Files.isRegularFile(open)) {
      throw new IOException("%s is not a file".formatted(name));
    }
    if (!Files.getAttribute(open, "unix:uid").equals(ownUser())) {
      throw new IOException("%s is a file of another user".formatted(name));
    }
    if ((int) Files.getAttribute(open, "unix:nlink") > 1) {
      throw new IOException("%s is a link: the file has other names too".formatted(name));
    }
  }

  private static Object ownUser() throws IOException {
    return Files.getAttribute(PROCESSES.resolve("self"), "unix:uid");
  }

  /**
   * ", which process 12 has open", or nothing: as far as they are this user's, and not this one.
   */
  static String toldUsers(Path open) throws IOException {
    List<String> users = users(open);
    return switch (users.size()) {
      case 0 -> "";
      case 1 -> ", which process %s has open".formatted(users.getFirst());
      default -> ", which processes %s have open".formatted(String.join(", ", users));
    };
  }

  private static List<String> users(Path open) throws IOException {
    Object file = key(open);
    String self = Long.toString(ProcessHandle.current().pid());
    List<String> users = new ArrayList<>();
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path process : processes) {
        String number = process.getFileName().toString();
        if (!number.equals(self) && has(process, file)) {
          users.add(number);
        }
      }
    }
    return users.stream().sorted().collect(Collectors.toList());
  }

  private static boolean has(Path process, Object file) {
    try (DirectoryStream<Path> handles = Files.newDirectoryStream(process.resolve("fd"))) {
      for (Path handle : handles) {
        if (Objects.equals(key(handle), file)) {
          return true;
        }
      }
    } catch (IOException e) {
      // It is another user's, or has just ended.
    }
    return false;
  }

  private static Object key(Path file) throws IOException {
    return Files.exists(file)
        ? Files.readAttributes(file, BasicFileAttributes.class).fileKey()
        : null;
  }
}
