package tenuto.files;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What the runs of a batch have finished, so that a later one can go on: a line of JSON for each
 * file, written as soon as the file stands under its name.
 *
 * <p>A run that is killed leaves at worst half a line at the end, which counts as none, or a file
 * that has no line yet: both are done again.
 */
final class Journal implements AutoCloseable {
  /** In the folder of the outputs. */
  static final String NAME = ".tenuto-journal";

  private final Path folder;
  private final String run;
  private final Map<String, JsonObject> known;
  private RandomAccessFile file;

  private Journal(Path folder, String run, Map<String, JsonObject> known) {
    this.folder = folder;
    this.run = run;
    this.known = known;
  }

  /**
   * A journal of the outputs in {@code folder}.
   *
   * @param run all that makes one output from one input: chain, options, program
   * @param resume whether what earlier runs have done is looked up
   */
  static Journal of(Path folder, String run, boolean resume) throws IOException {
    return new Journal(folder, run, resume ? read(folder.resolve(NAME)) : Map.of());
  }

  private static Map<String, JsonObject> read(Path file) throws IOException {
    Map<String, JsonObject> known = new HashMap<>();
    String text;
    try {
      // Not readString, which a single byte that is no UTF-8 would stop.
      text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      return known;
    }
    for (String line : text.split("\n")) {
      try {
        JsonObject entry = JsonParser.parseString(line).getAsJsonObject();
        known.put(entry.get("out").getAsString(), entry);
      } catch (JsonParseException
          | IllegalStateException
          | UnsupportedOperationException
          | NullPointerException torn) {
        // What a killed run left of a line: what it stood for is done again.
      }
    }
    return known;
  }

  /** Whether an earlier run has made this very output, which is still there, of this very input. */
  boolean isDone(Path input, Path output) throws IOException {
    JsonObject entry = known.get(name(output));
    return entry != null
        && Files.isRegularFile(output)
        && entry.equals(entry(Stamp.of(input), input, output));
  }

  /**
   * Notes that an output stands under its name.
   *
   * @param stamp of the input before it was read
   */
  void done(Stamp stamp, Path input, Path output) throws IOException {
    byte[] line = (entry(stamp, input, output) + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (this) {
      open().write(line);
    }
  }

  private RandomAccessFile open() throws IOException {
    if (file == null) {
      file = new RandomAccessFile(folder.resolve(NAME).toFile(), "rw");
      long length = file.length();
      file.seek(length);
      if (length > 0) {
        file.seek(length - 1);
        if (file.read() != '\n') {
          file.write('\n');
        }
      }
    }
    return file;
  }

  private JsonObject entry(Stamp stamp, Path input, Path output) throws IOException {
    JsonObject entry = new JsonObject();
    entry.addProperty("run", run);
    entry.addProperty("in", input.toAbsolutePath().normalize().toString());
    entry.addProperty("bytes", Long.toString(stamp.bytes()));
    entry.addProperty("modified", Long.toString(stamp.modified()));
    entry.addProperty("hash", stamp.hash());
    entry.addProperty("out", name(output));
    Stamp made = Stamp.of(output);
    entry.addProperty("outBytes", Long.toString(made.bytes()));
    entry.addProperty("outHash", made.hash());
    return entry;
  }

  private String name(Path output) {
    return folder.relativize(output).toString();
  }

  @Override
  public void close() throws IOException {
    synchronized (this) {
      if (file != null) {
        file.close();
      }
    }
  }
}
