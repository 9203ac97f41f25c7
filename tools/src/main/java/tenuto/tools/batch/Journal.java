package tenuto.tools.batch;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the runs of a batch have finished, so that a later one can go on: a line of JSON for each
 * file, written as soon as the file has its name.
 *
 * <p>Before a file gets its name a line says that it is about to. A run that is killed leaves at
 * worst half a line at the end, which counts as none, or a file that has only that first line: both
 * are done again. A file of which the journal has no line is somebody else's.
 */
public final class Journal implements AutoCloseable {
  /** In the folder of the outputs. */
  public static final String NAME = ".tenuto-journal";

  private static final String MAKING = "making";

  private final Path folder;
  private final String run;

  /** The last line of each output that says that it is done. */
  private final Map<String, JsonObject> known = new HashMap<>();

  /** Outputs that have any line. */
  private final Set<String> own = new HashSet<>();

  private FileChannel file;

  private Journal(Path folder, String run) {
    this.folder = folder;
    this.run = run;
  }

  /**
   * A journal of the outputs in {@code folder}.
   *
   * @param run all that makes one output from one input: chain, options, program
   * @param resume whether what earlier runs have done is looked up
   * @throws IOException if what stands under its name is no file, but a link or a pipe
   */
  static Journal of(Path folder, String run, boolean resume) throws IOException {
    Journal journal = new Journal(folder, run);
    Path file = folder.resolve(NAME);
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      // Whoever puts a link there would have another file written to.
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new IOException(file + " must be a batch's journal, but is not a regular file");
      }
      if (resume) {
        journal.read(file);
      }
    }
    return journal;
  }

  private void read(Path file) throws IOException {
    // Not readString, which a single byte that is no UTF-8 would stop.
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    for (String line : text.split("\n")) {
      try {
        JsonObject entry = JsonParser.parseString(line).getAsJsonObject();
        if (entry.has(MAKING)) {
          own.add(entry.get(MAKING).getAsString());
        } else {
          String name = entry.get("out").getAsString();
          own.add(name);
          known.put(name, entry);
        }
      } catch (JsonParseException
          | IllegalStateException
          | UnsupportedOperationException
          | NullPointerException torn) {
        // What a killed run left of a line: what it stood for is done again.
      }
    }
  }

  /** Whether an earlier run has made this output, or was about to, whatever has become of it. */
  boolean knows(Path output) {
    return own.contains(name(output));
  }

  /** Whether an earlier run has made this very output, which is still there, of this very input. */
  boolean isDone(Path input, Path output) throws IOException {
    JsonObject entry = known.get(name(output));
    return entry != null
        && Files.isRegularFile(output)
        && entry.equals(entry(Fingerprint.of(input), input, output));
  }

  /** Notes that an output is about to get its name. */
  void making(Path output) throws IOException {
    JsonObject entry = new JsonObject();
    entry.addProperty(MAKING, name(output));
    write(entry);
  }

  /**
   * Notes that an output stands under its name.
   *
   * @param stamp of the input before it was read
   */
  void done(Fingerprint stamp, Path input, Path output) throws IOException {
    write(entry(stamp, input, output));
  }

  private void write(JsonObject entry) throws IOException {
    ByteBuffer line = ByteBuffer.wrap((entry + "\n").getBytes(StandardCharsets.UTF_8));
    synchronized (this) {
      FileChannel to = open();
      while (line.hasRemaining()) {
        to.write(line);
      }
    }
  }

  private FileChannel open() throws IOException {
    if (file == null) {
      file =
          FileChannel.open(
              Files.createDirectories(folder).resolve(NAME),
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              LinkOption.NOFOLLOW_LINKS);
      long length = file.size();
      file.position(length);
      ByteBuffer last = ByteBuffer.allocate(1);
      if (length > 0 && file.read(last, length - 1) == 1 && last.get(0) != '\n') {
        last.put(0, (byte) '\n').rewind();
        file.write(last);
      }
    }
    return file;
  }

  private JsonObject entry(Fingerprint stamp, Path input, Path output) throws IOException {
    JsonObject entry = new JsonObject();
    entry.addProperty("run", run);
    entry.addProperty("in", input.toAbsolutePath().normalize().toString());
    entry.addProperty("bytes", Long.toString(stamp.bytes()));
    entry.addProperty("modified", Long.toString(stamp.modified()));
    entry.addProperty("hash", stamp.hash());
    entry.addProperty("out", name(output));
    Fingerprint made = Fingerprint.of(output);
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
