package tenuto.engine.base;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says what the system only hints at: its exceptions often are no more than a path. */
public final class IoReason {
  private IoReason() {}

  /** The reason why a file could not be written: which of the folders in its path is none. */
  public static String text(Path target, IOException failed) {
    for (Path at = target.getParent(); at != null && !Files.isDirectory(at); at = at.getParent()) {
      if (Files.exists(at, LinkOption.NOFOLLOW_LINKS)) {
        return at + " is not a folder";
      }
    }
    return text(failed);
  }

  /** The reason why work on a file failed, such as "permission denied". */
  public static String text(IOException failed) {
    return switch (failed) {
      case AccessDeniedException _ -> "permission denied";
      case FileAlreadyExistsException e -> e.getFile() + " is not a folder";
      case NoSuchFileException e -> "there is no " + e.getFile();
      case FileSystemException e when e.getReason() != null -> e.getReason();
      case FileNotFoundException e when e.getMessage() != null ->
          e.getMessage().replaceFirst("(?s).*\\((.*)\\)$", "$1"); // "PATH (why)"
      case ClosedByInterruptException _ -> "it was stopped";
      default ->
          failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
    };
  }
}
