package tenuto.tools.chain;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.StopHook;

/**
 * A chain that is a file for CPython with a function {@code process(samples, rate)}: it takes an
 * array of numpy (channels, n) and returns one. A process runs the file and its function for each
 * sound, which is whole in its memory and in ours. It ends when its standard input does.
 */
final class Python3Chain implements Chain {
  private static final String LINE = "# tenuto: python3";
  private static final int LINES = 5;
  private static final int BLOCK = 8192;
  private static final int COPIED = 1 << 16;

  /** The longest line of an answer, and the most that is kept of what a function prints. */
  private static final int MOST_TEXT = 1 << 16;

  private static final ValueLayout.OfDouble SAMPLE =
      ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final Path file;
  private volatile List<Path> sources;

  Python3Chain(Path file) {
    this.file = file;
    this.sources = List.of(file);
  }

  /** Whether one of a file's first lines says that it is for Python 3. */
  static boolean isFor(Path file) {
    try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
      return lines.limit(LINES).anyMatch(line -> line.startsWith(LINE));
    } catch (IOException | UncheckedIOException unreadable) {
      return false; // Why is reported by who reads it.
    }
  }

  @Override
  public String text() {
    return file.toString();
  }

  @Override
  public List<Path> files() {
    return List.of(file);
  }

  @Override
  public List<Path> sources() {
    return sources;
  }

  @Override
  public void check(Supplier<FileSession> sessions) {
    List<Path> all = new ArrayList<>(List.of(file));
    run(
        "",
        MemorySegment.NULL,
        (_, in) -> {
          for (String line = line(in); line != null; line = line(in)) {
            all.add(Path.of(line));
          }
        });
    sources = List.copyOf(all);
  }

  @Override
  public Applied on(FileSession fileSession) {
    return (channels, fit) -> fit.apply(called(fileSession, channels));
  }

  private List<Signal> called(FileSession fileSession, List<Signal> channels) {
    long frames = channels.stream().mapToLong(Signal::length).max().orElse(0);
    List<Signal> made = new ArrayList<>();
    try (Arena arena = Arena.ofShared()) {
      MemorySegment given = arena.allocate(Double.BYTES * frames * channels.size());
      fileSession
          .session()
          .visit(
              channels,
              BLOCK,
              () ->
                  (start, blocks, n) -> {
                    for (int i = 0; i < blocks.length; i++) {
                      MemorySegment.copy(
                          blocks[i].memory(),
                          ValueLayout.JAVA_DOUBLE,
                          blocks[i].offset(),
                          given,
                          SAMPLE,
                          Double.BYTES * (i * frames + start),
                          n);
                    }
                  });
      String head =
          "%d %d %s\n".formatted(channels.size(), frames, fileSession.session().sampleRate());
      run(head, given, (counts, in) -> made.addAll(stored(fileSession, counts, in)));
    }
    return made;
  }

  /** The signals of an answer. */
  private List<Stored> stored(FileSession fileSession, String[] counts, InputStream in)
      throws IOException {
    int channels = Integer.parseInt(counts[1]);
    long frames = Long.parseLong(counts[2]);
    try (Arena arena = Arena.ofShared()) {
      MemorySegment samples = arena.allocate(Double.BYTES * frames * channels);
      byte[] bytes = new byte[COPIED];
      for (long at = 0; at < samples.byteSize(); ) {
        int n = in.readNBytes(bytes, 0, (int) Math.min(COPIED, samples.byteSize() - at));
        if (n == 0) {
          throw new ChainException(file + ": Python ended before it had written its result");
        }
        MemorySegment.copy(bytes, 0, samples, ValueLayout.JAVA_BYTE, at, n);
        at += n;
      }
      List<Stored> made =
          fileSession
              .session()
              .results()
              .record(
                  Recipe.once("Python " + UUID.randomUUID()),
                  channels,
                  frames,
                  () ->
                      (start, blocks, n) -> {
                        for (int i = 0; i < blocks.length; i++) {
                          MemorySegment.copy(
                              samples,
                              SAMPLE,
                              Double.BYTES * (i * frames + start),
                              blocks[i].memory(),
                              ValueLayout.JAVA_DOUBLE,
                              blocks[i].offset(),
                              n);
                        }
                      });
      made.forEach(each -> fileSession.atEnd(each::close));
      return made;
    }
  }

  /** Receives what a process answers. */
  private interface Answer {
    void take(String[] head, InputStream rest) throws IOException;
  }

  /**
   * Runs the file in a process.
   *
   * @param head the line that describes the samples; empty if the file is only checked
   */
  private void run(String head, MemorySegment samples, Answer answer) {
    Process python = started();
    StopHook whenStopped = StopHook.of(python::destroyForcibly);
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Thread printing = Thread.ofVirtual().start(() -> keep(python.getErrorStream(), printed));
    try (InputStream in = new BufferedInputStream(python.getInputStream())) {
      give(python.getOutputStream(), head, samples);
      String line = line(in);
      if (line == null) {
        printing.join();
        String last = printed.toString(StandardCharsets.UTF_8).strip();
        throw new ChainException(
            "%s: Python failed%s"
                .formatted(file, last.isEmpty() ? "" : ": " + last.replaceAll("(?s).*\\n", "")));
      }
      if (line.startsWith("error ")) {
        throw new ChainException(file + ": " + line.substring("error ".length()));
      }
      answer.take(line.split(" "), in);
      printing.join();
      System.err.print(printed.toString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ChainException(file + ": interrupted", e);
    } finally {
      python.destroyForcibly();
      whenStopped.remove();
    }
  }

  private Process started() {
    String program = System.getenv().getOrDefault("TENUTO_PYTHON", "python3");
    try (InputStream step = Python3Chain.class.getResourceAsStream("python3_step.py")) {
      String text = new String(step.readAllBytes(), StandardCharsets.UTF_8);
      return new ProcessBuilder(program, "-c", text, file.toString()).start();
    } catch (IOException e) {
      throw new ChainException(
          "%s: is for Python 3, and %s cannot be run (TENUTO_PYTHON names another): %s"
              .formatted(file, program, ErrorText.reason(e)),
          e);
    }
  }

  /** Writes the samples; the input stays open, as the process ends with it. */
  private static void give(OutputStream to, String head, MemorySegment samples) {
    try {
      to.write((head.isEmpty() ? "\n" : head).getBytes(StandardCharsets.US_ASCII));
      byte[] bytes = new byte[COPIED];
      for (long at = 0; at < samples.byteSize(); at += COPIED) {
        int n = (int) Math.min(COPIED, samples.byteSize() - at);
        MemorySegment.copy(samples, ValueLayout.JAVA_BYTE, at, bytes, 0, n);
        to.write(bytes, 0, n);
      }
      to.flush();
    } catch (IOException ended) {
      return; // What it has answered, or printed, tells why.
    }
  }

  private static void keep(InputStream from, ByteArrayOutputStream to) {
    try (from) {
      byte[] bytes = new byte[1 << 13];
      for (int n; (n = from.read(bytes)) > 0; ) {
        to.write(bytes, 0, Math.min(n, MOST_TEXT - to.size()));
      }
    } catch (IOException closed) {
      return; // It has ended.
    }
  }

  /** A line in UTF-8; null at the end. */
  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n' && line.size() < MOST_TEXT; next = in.read()) {
      line.write(next);
    }
    return line.toString(StandardCharsets.UTF_8);
  }
}
