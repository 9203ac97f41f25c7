package tenuto.formats.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;

/**
 * The attributes that show whether a file was changed or replaced.
 *
 * @param bytes its length
 * @param modified the time of the last change of content, which its owner can set
 * @param changed the time of the last change of anything in it, which nobody can set
 * @param inode its number
 * @param device the number of its disk
 */
public record FileStamp(long bytes, FileTime modified, FileTime changed, long inode, long device) {
  private static final FileTime NEVER = FileTime.fromMillis(0);

  /** The stamp of a file; of a link itself, not of its target. */
  public static FileStamp of(Path file) throws IOException {
    return of(file, LinkOption.NOFOLLOW_LINKS);
  }

  /** The stamp of a file, or of a link's target. */
  public static FileStamp ofTarget(Path file) throws IOException {
    return of(file, new LinkOption[0]);
  }

  private static FileStamp of(Path file, LinkOption... links) throws IOException {
    try {
      Map<String, Object> all =
          Files.readAttributes(file, "unix:size,lastModifiedTime,ctime,ino,dev", links);
      return new FileStamp(
          (long) all.get("size"),
          (FileTime) all.get("lastModifiedTime"),
          (FileTime) all.get("ctime"),
          (long) all.get("ino"),
          (long) all.get("dev"));
    } catch (UnsupportedOperationException | IllegalArgumentException e) { // no such attributes
      BasicFileAttributes about = Files.readAttributes(file, BasicFileAttributes.class, links);
      return new FileStamp(
          about.size(),
          about.lastModifiedTime(),
          NEVER,
          String.valueOf(about.fileKey()).hashCode(),
          0);
    }
  }
}
