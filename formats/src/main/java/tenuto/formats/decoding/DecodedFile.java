package tenuto.formats.decoding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.FileContent;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Warning;

/**
 * A compressed file, whose channels can only be decoded from start to end; for any other order,
 * such as reversed, the engine stores them first.
 *
 * <p>Channels that are read at the same pace share one {@link Decoding}; a channel that is too far
 * back, or is read again, gets its own, which starts anew.
 */
public final class DecodedFile implements SoundFile {
  private final Path path;
  private final InputFile file;
  private final About about;
  private final Metadata metadata;
  private final long skipped;
  private final DamageLog losses;
  private final Optional<Check> check;
  private final List<Warning> warnings;
  private final Begin begin;

  /** The decodings that readers may still use. */
  private final List<WeakReference<Decoding>> decodings = new ArrayList<>();

  /** Starts a new decoder at the file's start. */
  public interface Begin {
    /**
     * @throws IOException if the file cannot be read
     */
    Decoder begin() throws IOException;
  }

  /** Verifies the whole file beyond what its decoder verifies. */
  public interface Check {
    /**
     * @throws IOException if the file is damaged
     */
    void run() throws IOException;
  }

  /**
   * A file without warnings, which is verified only by its decoder.
   *
   * @param about its frames are those after the skipped ones
   * @param metadata what it carries beside the sound
   * @param skipped frames at the decoder's start that are not part of the sound
   * @param losses the log of damage, to which the decoders write
   */
  public DecodedFile(
      Path path,
      InputFile file,
      About about,
      Metadata metadata,
      long skipped,
      DamageLog losses,
      Begin begin) {
    this(path, file, about, metadata, skipped, losses, List.of(), Optional.empty(), begin);
  }

  /**
   * @param about its frames are those after the skipped ones
   * @param metadata what it carries beside the sound
   * @param skipped frames at the decoder's start that are not part of the sound
   * @param losses the log of damage, to which the decoders write
   * @param warnings what is wrong with it
   * @param check verifies the file, in place of decoding it
   */
  public DecodedFile(
      Path path,
      InputFile file,
      About about,
      Metadata metadata,
      long skipped,
      DamageLog losses,
      List<Warning> warnings,
      Optional<Check> check,
      Begin begin) {
    this.losses = losses;
    this.warnings = warnings;
    this.check = check;
    this.path = path;
    this.file = file;
    this.about = about;
    this.metadata = metadata;
    this.skipped = skipped;
    this.begin = begin;
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Metadata metadata() {
    return metadata;
  }

  @Override
  public List<Warning> warnings() {
    return warnings;
  }

  @Override
  public void check(Session session) throws IOException {
    if (check.isPresent()) {
      check.get().run();
    } else {
      SoundFile.super.check(session);
    }
  }

  @Override
  public List<Warning> losses() {
    return losses.all();
  }

  @Override
  public List<Signal> channels() {
    return IntStream.range(0, about.channels())
        .mapToObj(channel -> Filtered.of(new Channel(this, channel), about.frames()))
        .toList();
  }

  /** One channel, counted from 0. */
  private record Channel(DecodedFile of, int channel) implements Filter, FileContent {
    @Override
    public Optional<InputFile> file() {
      return Optional.of(of.file);
    }

    @Override
    public String otherwise() {
      return "%s, %d frames after %d, %d"
          .formatted(of.about.container(), of.about.frames(), of.skipped, channel);
    }

    @Override
    public int inputs() {
      return 0;
    }

    @Override
    public Processor begin() {
      return of.new Place(channel);
    }
  }

  /** The position of one reader in one channel. */
  private final class Place implements Filter.Processor {
    private final int channel;
    private long next;
    private Decoding decoding;

    Place(int channel) {
      this.channel = channel;
    }

    @Override
    public void process(Block[] in, Block[] out, int n) {
      int valid = (int) Math.min(n, about.frames() - next);
      try {
        for (int done = 0, now; done < valid; done += now) {
          now = Math.min(valid - done, Decoding.MOST_AT_ONCE);
          while (decoding == null || !decoding.read(channel, next, out[0], done, now)) {
            decoding = decodingAt(next);
          }
          next += now;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A decoding that still has frame {@code frame} or has not reached it, or a new one. */
  private Decoding decodingAt(long frame) throws IOException {
    synchronized (decodings) {
      decodings.removeIf(held -> held.get() == null);
      for (WeakReference<Decoding> held : decodings) {
        Decoding decoding = held.get();
        if (decoding != null && decoding.has(frame)) {
          return decoding;
        }
      }
      Decoding decoding = new Decoding(path, begin.begin(), about, skipped, losses);
      decodings.add(new WeakReference<>(decoding));
      return decoding;
    }
  }

  /** Everything that identifies the file: it is part of its signals' identity. */
  @Override
  public String toString() {
    return "%s, %d bytes of %s, %s"
        .formatted(path.toAbsolutePath(), file.bytes(), file.modified(), about.container());
  }
}
