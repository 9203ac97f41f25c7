package tenuto.scripting.warm;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The two named pipes between a caller and this program for one command: what the caller asks and
 * which signals it gets, and what it is answered.
 *
 * <p>The caller alone has the first open for writing, and this program alone the second once the
 * command has begun; so each sees the other's end.
 */
final class Exchange implements Closeable {
  private static final int MOST_ARGUMENTS = 1 << 20;

  private final Caller caller;
  private final Path asking;
  private final Path answering;
  private final FileChannel asks;
  private final InputStream asked;
  private final OutputStream answers;

  /**
   * @param folder of the pipes, {@code PID.c} and {@code PID.r}
   */
  Exchange(Path folder, Caller caller) throws IOException {
    this.caller = caller;
    asking = folder.resolve(caller.pid() + ".c");
    answering = folder.resolve(caller.pid() + ".r");
    if (!caller.holds(7, asking) || !caller.holds(8, answering)) {
      throw new IOException("process %d has not asked".formatted(caller.pid()));
    }
    asks = opened(asking, StandardOpenOption.READ);
    asked = new BufferedInputStream(Channels.newInputStream(asks));
    answers = Channels.newOutputStream(opened(answering, StandardOpenOption.WRITE));
  }

  /**
   * To open one end waits for the other, which may have died meanwhile: so both are opened first.
   */
  private static FileChannel opened(Path pipe, StandardOpenOption end) throws IOException {
    try (FileChannel _ =
        FileChannel.open(pipe, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return FileChannel.open(pipe, end);
    }
  }

  Caller caller() {
    return caller;
  }

  /** Writes an answer, a line. */
  void answer(String line) throws IOException {
    answers.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    answers.flush();
  }

  /**
   * A command line.
   *
   * @param terminal whether the caller's standard error is a terminal
   */
  record Request(String[] arguments, boolean terminal) {}

  /**
   * Waits for the command line.
   *
   * @throws EOFException if the caller has ended, or runs the command itself
   * @throws CharacterCodingException if an argument is no text
   */
  Request request() throws IOException {
    String[] head = text('\n').split(" ");
    int count = Integer.parseInt(head[0]);
    if (count < 0 || count > MOST_ARGUMENTS) {
      throw new IOException("%d arguments".formatted(count));
    }
    String[] arguments = new String[count];
    for (int i = 0; i < count; i++) {
      arguments[i] = text('\0');
    }
    return new Request(arguments, head[1].equals("terminal"));
  }

  /** Waits for the next signal that the caller gets; null once it has ended. */
  String signal() throws IOException {
    try {
      return text('\n');
    } catch (EOFException e) {
      return null;
    }
  }

  private String text(int end) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int next = asked.read(); next != end; next = asked.read()) {
      if (next < 0) {
        throw new EOFException();
      }
      bytes.write(next);
    }
    return Charset.forName(System.getProperty("sun.jnu.encoding"))
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(bytes.toByteArray()))
        .toString();
  }

  /** Removes the pipes' names, which nobody opens any more. */
  void forget() throws IOException {
    Files.deleteIfExists(asking);
    Files.deleteIfExists(answering);
  }

  /** Makes a thread that waits for a signal fail with a {@link ClosedChannelException}. */
  void stopListening() throws IOException {
    asks.close();
  }

  /** Closes this program's ends; whoever waits for a signal waits no longer. */
  @Override
  public void close() throws IOException {
    try (asked) {
      answers.close();
    }
  }
}
