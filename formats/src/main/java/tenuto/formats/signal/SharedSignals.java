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
 * Stored signals shared with other programs on the same machine, which may map them. A small file
 * describes each list of signals, until they are withdrawn or this is closed: then the file is
 * deleted, and the samples may be freed.
 *
 * <p>All numbers in it are little endian. At byte 0 are the letters {@code TENUTOS1}; at 8 the
 * sample rate, a 64-bit float; then four integers of 32 bits: at 16 the number of channels, at 20
 * that of spans, at 24 that of files, at 28 the number of the process that holds the samples. At 32
 * begins the length of each channel in samples, 64 bits. Then come the spans, of 24 bytes each: the
 * channel and the file, 32 bits each and counted from 0; the offset in the file and the number of
 * bytes there, 64 bits each. A channel's spans are in the order of its samples, which are 64-bit
 * floats in the byte order of the machine; an offset is a multiple of 4096. At the end are the
 * paths of the files, each as its number of bytes, 32 bits, and its letters in UTF-8.
 */
public final class SharedSignals implements AutoCloseable {
  /** "TENUTOS1" as a number. */
  private static final long MAGIC = 0x31534F54554E4554L;

  private static final int HEAD = 32;
  private static final int SPAN = 24;

  private final Map<Path, Shared> all = new LinkedHashMap<>();

  /** The content of a description file, and the samples that it describes. */
  private record Shared(byte[] bytes, List<Placement> places) {}

  /**
   * Shares signals, and holds them until they are withdrawn.
   *
   * @param target the description file; signals that it described before are withdrawn. A link is
   *     rejected, as it could lead to another file of this user
   * @throws UnsupportedOperationException if the samples are not in files that others can map
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
   * Deletes a description file and releases the signals it describes; does nothing if they are not
   * shared. A file that another program has put in its place is kept.
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

  /** Whether a file is the one written here and not a link; the process number in it shows that. */
  private static boolean isOurs(Path file, byte[] bytes) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.size(file) == bytes.length
        && Arrays.equals(Files.readAllBytes(file), bytes);
  }

  /** Withdraws all signals. */
  @Override
  public synchronized void close() {
    for (Path target : List.copyOf(all.keySet())) {
      try {
        withdraw(target);
      } catch (IOException e) {
        // The description file names samples that are gone; the system reports that to programs
        // that map them.
      }
    }
  }
}
