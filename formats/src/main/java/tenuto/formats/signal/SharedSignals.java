package tenuto.formats.signal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.Placement;
import tenuto.engine.Session;
import tenuto.engine.base.FileSpan;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;

/**
 * Stored signals that other programs on the same machine may map, each described by a small file,
 * until they are withdrawn or this is closed: then the file goes, and so may the samples.
 *
 * <p>All numbers in it have the lowest byte first. At byte 0 are the letters {@code TENUTOS1}; at 8
 * the sample rate, a 64-bit float; then four integers of 32 bits: at 16 the number of channels, at
 * 20 that of spans, at 24 that of files, at 28 the process that has the samples. From 32 on is the
 * length of each channel in samples, 64 bits. Then come the spans, of 24 bytes each: the channel
 * and the file, 32 bits each and counted from 0; the offset in the file and the number of bytes
 * there, 64 bits each. A channel's spans are in the order of its samples, which are 64-bit floats
 * in the byte order of the machine; an offset is a multiple of 4096. At the end are the paths of
 * the files, each as its number of bytes, 32 bits, and its letters in UTF-8.
 */
public final class SharedSignals implements AutoCloseable {
  /** "TENUTOS1" as a number. */
  private static final long MAGIC = 0x31534F54554E4554L;

  private static final int HEAD = 32;
  private static final int SPAN = 24;

  private final Map<Path, Shared> all = new LinkedHashMap<>();

  /** What a file says, and what it describes. */
  private record Shared(byte[] bytes, List<Placement> places) {}

  /**
   * Lets others map signals. It holds them.
   *
   * @param target of the file that says where they are; what it said before is withdrawn. A link is
   *     refused: who else can write there could have it lead to any file of ours
   * @throws UnsupportedOperationException where that cannot be said
   */
  public synchronized void share(
      PartFiles parts, Path target, Session session, List<Stored> channels) throws IOException {
    if (Files.isSymbolicLink(target)) {
      throw new IOException(
          "cannot share in %s: it is a link, and what it leads to would be overwritten"
              .formatted(target));
    }
    List<Placement> places = new ArrayList<>();
    boolean done = false;
    try {
      for (Stored channel : channels) {
        places.add(session.memory().place(channel));
      }
      byte[] bytes = bytes(session.sampleRate(), places);
      withdraw(target);
      try (PartFile file = parts.create(target)) {
        file.write(0, bytes, bytes.length);
        file.commit();
      }
      all.put(target, new Shared(bytes, places));
      done = true;
    } finally {
      if (!done) {
        places.forEach(Placement::close);
      }
    }
  }

  private static byte[] bytes(double rate, List<Placement> channels) {
    Set<Path> files = new LinkedHashSet<>();
    channels.forEach(channel -> channel.spans().forEach(span -> files.add(span.file())));
    List<Path> numbered = List.copyOf(files);
    List<byte[]> names =
        numbered.stream().map(file -> file.toString().getBytes(StandardCharsets.UTF_8)).toList();
    int spans = channels.stream().mapToInt(channel -> channel.spans().size()).sum();
    int letters = names.stream().mapToInt(name -> Integer.BYTES + name.length).sum();
    ByteBuffer file =
        ByteBuffer.allocate(HEAD + Long.BYTES * channels.size() + SPAN * spans + letters)
            .order(ByteOrder.LITTLE_ENDIAN);
    file.putLong(MAGIC).putDouble(rate).putInt(channels.size()).putInt(spans);
    file.putInt(names.size()).putInt((int) ProcessHandle.current().pid());
    channels.forEach(channel -> file.putLong(channel.length()));
    for (int i = 0; i < channels.size(); i++) {
      for (FileSpan span : channels.get(i).spans()) {
        file.putInt(i).putInt(numbered.indexOf(span.file()));
        file.putLong(span.offset()).putLong(span.bytes());
      }
    }
    names.forEach(name -> file.putInt(name.length).put(name));
    return file.array();
  }

  /**
   * Takes a file away, and lets go of what it describes; nothing if there is none. What somebody
   * else has put in its place stays.
   */
  public synchronized void withdraw(Path target) throws IOException {
    Shared shared = all.remove(target);
    if (shared != null) {
      try {
        if (isOurs(target, shared.bytes)) {
          Files.deleteIfExists(target);
        }
      } finally {
        shared.places.forEach(Placement::close);
      }
    }
  }

  /** Whether a file, no link, says what was written here: which names this process. */
  private static boolean isOurs(Path file, byte[] bytes) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.size(file) == bytes.length
        && Arrays.equals(Files.readAllBytes(file), bytes);
  }

  /** Withdraws all. */
  @Override
  public synchronized void close() {
    for (Path target : List.copyOf(all.keySet())) {
      try {
        withdraw(target);
      } catch (IOException e) {
        // It describes what is gone; whoever maps that is told so by the system.
      }
    }
  }
}
