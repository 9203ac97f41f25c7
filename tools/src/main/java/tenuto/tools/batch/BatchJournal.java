package tenuto.tools.batch;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tenuto.formats.file.PlainFile;
import tenuto.tools.input.Share;

/**
 * The record of the outputs that a batch has finished, from which a later run resumes: one line of
 * JSON for each file, written as soon as the file has its final name.
 *
 * <p>Another line is written just before the file gets that name. A killed run leaves at worst an
 * incomplete last line, which is ignored, or a file that has only that first line; both files are
 * made again. A file without a line in any journal belongs to the user.
 *
 * <p>A run of a {@link Share} writes its own journal, as several machines cannot safely append to
 * one file; a run that resumes reads all journals. The turn number of a run, one above all it
 * finds, tells which of two journals has a file's later line. If two lines have the same turn and
 * differ, the file is made again.
 */
public final class BatchJournal implements AutoCloseable {
  /** The journal's file name, in the folder of the outputs. */
  public static final String NAME = ".tenuto-journal";

  private static final Pattern NAMES = Pattern.compile(Pattern.quote(NAME) + "(-\\d+-of-\\d+)?");

  /** The largest journal that is read: that of some million files. */
  private static final int MOST_BYTES = 1 << 30;

  private static final String MAKING = "making";
  private static final String TURN = "turn";

  private final Path folder;
  private final Path own;

  /** The last line of each output. */
  private final Map<String, Line> known = new ConcurrentHashMap<>();

  /** This run's turn number, written with each line; 0 while there is only one journal. */
  private long turn;

  private FileChannel file;

  /** Whether this run's own lines are known, too. */
  private boolean remembers;

  /**
   * A journal's line about an output.
   *
   * @param done the fingerprints of output and input; null if the output was not finished
   */
  private record Line(long turn, JsonObject done) {
    /** The later of the lines of two journals. */
    static Line later(Line one, Line other) {
      if (one.turn != other.turn) {
        return one.turn > other.turn ? one : other;
      }
      return one.equals(other) ? one : new Line(one.turn, null);
    }
  }

  private BatchJournal(Path folder, String name) {
    this.folder = folder;
    this.own = folder.resolve(name);
  }

  /**
   * Opens the journal of the outputs in {@code folder}.
   *
   * @param share the share of the outputs that this run makes; null for all
   * @param resume whether earlier journals are read
   * @throws IOException if a link or a pipe has the journal's name
   */
  static BatchJournal of(Path folder, Share share, boolean resume) throws IOException {
    String name =
        share == null ? NAME : NAME + "-%d-of-%d".formatted(share.number(), share.count());
    BatchJournal journal = new BatchJournal(folder, name);
    List<Path> all = all(folder);
    for (Path file : all) {
      // Writing through a link would change a file somewhere else.
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new IOException(file + " must be a batch's journal, but is not a regular file");
      }
    }
    boolean shared = share != null || all.stream().anyMatch(file -> !file.endsWith(NAME));
    if (resume || shared) {
      for (Path file : all) {
        journal.read(file);
      }
    }
    if (shared) {
      journal.turn = 1 + journal.known.values().stream().mapToLong(Line::turn).max().orElse(0);
    }
    if (!resume) {
      journal.known.clear();
    }
    return journal;
  }

  /** Whether a file has the name of a journal. */
  static boolean isJournal(Path file) {
    return NAMES.matcher(file.getFileName().toString()).matches();
  }

  private static List<Path> all(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, BatchJournal::isJournal)) {
      files.forEach(all::add);
    } catch (NoSuchFileException e) {
      // The first run creates the folder.
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return all;
  }

  private void read(Path journal) throws IOException {
    // Files.readString would fail at the first byte that is not UTF-8.
    String text = new String(PlainFile.read(journal, MOST_BYTES), StandardCharsets.UTF_8);
    Map<String, Line> last = new HashMap<>();
    for (String line : text.split("\n")) {
      try {
        JsonObject entry = JsonParser.parseString(line).getAsJsonObject();
        JsonElement taken = entry.remove(TURN);
        long when = taken == null ? 0 : taken.getAsLong();
        if (entry.has(MAKING)) {
          last.put(entry.get(MAKING).getAsString(), new Line(when, null));
        } else {
          last.put(entry.get("out").getAsString(), new Line(when, entry));
        }
      } catch (JsonParseException
          | IllegalStateException
          | NumberFormatException
          | UnsupportedOperationException
          | NullPointerException torn) {
        // The incomplete line of a killed run: its file is made again.
      }
    }
    last.forEach((name, line) -> known.merge(name, line, Line::later));
  }

  /** Treats what this run makes from now on like what earlier runs have made. */
  void remember() {
    remembers = true;
  }

  /** Whether an earlier run has made this output or was about to, even if it has since changed. */
  boolean knows(Path output) {
    return known.containsKey(name(output));
  }

  /**
   * Whether an earlier run made this output from this input, and neither has changed since.
   *
   * @param run everything that determines an output except its input: chain, options, program
   */
  boolean isDone(String run, Path input, Path output) throws IOException {
    Line line = known.get(name(output));
    return line != null
        && line.done != null
        && Files.isRegularFile(output)
        && line.done.equals(entry(run, FileFingerprint.of(input), input, output));
  }

  /** Records that an output is about to get its final name. */
  void making(Path output) throws IOException {
    JsonObject entry = new JsonObject();
    entry.addProperty(MAKING, name(output));
    write(name(output), entry, null);
  }

  /**
   * Records that an output has its final name.
   *
   * @param run everything that determines an output except its input
   * @param stamp the input's fingerprint, taken before it was read
   */
  void done(String run, FileFingerprint stamp, Path input, Path output) throws IOException {
    JsonObject entry = entry(run, stamp, input, output);
    write(name(output), entry, entry.deepCopy());
  }

  private void write(String output, JsonObject entry, JsonObject done) throws IOException {
    if (remembers) {
      known.put(output, new Line(turn, done));
    }
    if (turn > 0) {
      entry.addProperty(TURN, turn);
    }
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
      Files.createDirectories(folder.toAbsolutePath());
      file =
          FileChannel.open(
              own,
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

  private JsonObject entry(String run, FileFingerprint stamp, Path input, Path output)
      throws IOException {
    JsonObject entry = new JsonObject();
    entry.addProperty("run", run);
    entry.addProperty("in", input.toAbsolutePath().normalize().toString());
    entry.addProperty("bytes", Long.toString(stamp.bytes()));
    entry.addProperty("modified", Long.toString(stamp.modified()));
    entry.addProperty("hash", stamp.hash());
    entry.addProperty("out", name(output));
    FileFingerprint made = FileFingerprint.of(output);
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
