package tenuto.scripting.records;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tenuto.formats.file.PlainFile;

/** The folder of run records, with a file for each patch and its arguments. */
public final class RunRecords {
  private static final String NAME = "[^A-Za-z0-9._-]";
  private static final int NAME_LETTERS = 60;

  private static final int MOST_BYTES = 1 << 28;

  private final Gson gson = new GsonBuilder().serializeSpecialFloatingPointValues().create();
  private final Path file;

  /**
   * @param folder created when it is first needed
   * @param patch the file, or a text that identifies it
   * @param settings everything else that affects its sound, such as arguments
   */
  public RunRecords(Path folder, String patch, List<String> settings) {
    String name = patch.substring(patch.lastIndexOf('/') + 1).replaceAll(NAME, "_");
    String begin = name.substring(0, Math.min(name.length(), NAME_LETTERS));
    String all = Path.of(patch).toAbsolutePath().normalize() + "\n" + String.join("\n", settings);
    UUID sum = UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8));
    file = folder.resolve("last").resolve(begin + "-" + sum + ".json");
  }

  /** The last record, if it exists and can be read. */
  public Optional<LastRun> last() {
    try {
      LastRun run = gson.fromJson(text(), LastRun.class);
      return Optional.ofNullable(run).filter(it -> it.figures() != null);
    } catch (IOException | JsonParseException none) {
      return Optional.empty(); // It is missing, or was written by another program or version.
    }
  }

  private String text() throws IOException {
    return new String(PlainFile.read(file, MOST_BYTES), StandardCharsets.UTF_8);
  }

  /** Replaces the last record. */
  public void keep(LastRun run) throws IOException {
    Files.createDirectories(file.getParent());
    Path part = file.resolveSibling("part-" + UUID.randomUUID());
    try {
      Files.writeString(part, gson.toJson(run));
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
