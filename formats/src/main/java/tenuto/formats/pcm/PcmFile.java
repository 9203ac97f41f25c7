package tenuto.formats.pcm;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Field;
import tenuto.formats.file.FileContent;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.Regions;
import tenuto.formats.file.Regions.Region;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;

/**
 * A file of uncompressed samples, read on demand at any position.
 *
 * <p>Reading a signal throws an {@link UncheckedIOException} if the file has become shorter, or had
 * to be closed (see {@link OpenFiles}) and has changed since. A change in place while it stays open
 * is not detected.
 *
 * <p>NaN and infinities in a float file are read unchanged. An incomplete frame at the end of the
 * data is ignored.
 */
public final class PcmFile implements SoundFile {
  /** The fewest frames read at once; like all such numbers a power of two. */
  private static final int LEAST = 2048;

  /** The most frames read at once. */
  private static final int MOST = 8192;

  /** Bytes of which the system reads fewer hardly any sooner. */
  private static final int WORTHWHILE = 1 << 14;

  /** The largest region in bytes, for files with very many channels. */
  private static final int MOST_BYTES = 1 << 26;

  private final Path path;
  private final InputFile file;
  private final PcmHeader header;
  private final DamageLog losses;
  private final Pcm pcm;
  private final Regions regions;
  private final Queue<SampleSpace> spaces = new ConcurrentLinkedQueue<>();

  /** The fewest and the most frames of a region of this file. */
  private final int least;

  private final int most;

  /** Parses a header. */
  public interface Parser {
    /**
     * @throws SoundFileException if the file breaks a rule
     */
    PcmHeader parse(HeaderReader in) throws IOException;
  }

  private PcmFile(Path path, InputFile file, PcmHeader header, DamageLog losses) {
    this.losses = losses;
    this.path = path;
    this.file = file;
    this.header = header;
    pcm = header.pcm();
    most = Integer.highestOneBit(Math.min(MOST, MOST_BYTES / pcm.frameBytes()));
    int worthwhile = Math.clamp(WORTHWHILE / pcm.frameBytes(), LEAST, MOST);
    least = Math.min(most, Integer.highestOneBit(worthwhile));
    regions = new Regions((int) Math.min(most, pcm.frames()), pcm.frameBytes());
  }

  /**
   * Opens a file.
   *
   * @throws SoundFileException if the parser rejects it
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path, Parser parser) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      DamageLog losses = files.losses();
      PcmHeader header = file.use(handle -> parser.parse(new HeaderReader(path, handle, losses)));
      return of(path, file, header, losses);
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  /**
   * A file whose header is already parsed.
   *
   * @param losses the log of its damage
   */
  public static PcmFile of(Path path, InputFile file, PcmHeader header, DamageLog losses) {
    PcmFile opened = new PcmFile(path, file, header, losses);
    file.whenClosed(opened::release);
    return opened;
  }

  private void release() {
    regions.clear();
    spaces.clear();
  }

  /** How its samples are laid out. */
  public Pcm pcm() {
    return pcm;
  }

  @Override
  public About about() {
    String encoding = pcm.format().toString();
    return new About(
        header.container(),
        encoding,
        pcm.format().bits(),
        pcm.channels(),
        pcm.rate(),
        pcm.frames());
  }

  @Override
  public Metadata metadata() {
    return header.metadata();
  }

  @Override
  public List<Warning> warnings() {
    return header.warnings();
  }

  @Override
  public List<Warning> losses() {
    return losses.all();
  }

  @Override
  public List<Field> layout() {
    return header.structures().stream().flatMap(each -> each.fields().stream()).toList();
  }

  @Override
  public List<Signal> channels() {
    return IntStream.range(0, pcm.channels())
        .mapToObj(channel -> Generated.of(new Channel(this, channel), pcm.frames()))
        .toList();
  }

  /** One channel, counted from 0. */
  private record Channel(PcmFile of, int channel) implements Source, FileContent {
    @Override
    public Optional<InputFile> file() {
      return Optional.of(of.file);
    }

    @Override
    public String otherwise() {
      return of.pcm + ", " + channel;
    }

    @Override
    public void fill(long start, Block out, int n) {
      try {
        of.read(channel, start, out, n);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void read(int channel, long start, Block out, int n) throws IOException {
    int valid = (int) Math.min(n, pcm.frames() - start);
    int together = together(n);
    SampleSpace space = spaces.poll();
    if (space == null) {
      space = new SampleSpace(pcm, file.warmup());
    }
    for (int done = 0, now; done < valid; done += now) {
      long frame = start + done;
      Region region = regions.take(frame / together, together);
      try {
        load(region, frame / together, together);
        int from = (int) (frame % together);
        now = Math.min(valid - done, together - from);
        decode(region.bytes, channel, from, space, out, done, now);
        region.done |= from + now == together;
      } finally {
        regions.put(region);
      }
    }
    spaces.add(space);
  }

  /** Decodes {@code n} frames, from {@code from} of a region to {@code to} of a block. */
  private void decode(
      byte[] bytes, int channel, int from, SampleSpace space, Block out, int to, int n) {
    SampleFormat format = pcm.format();
    int stride = pcm.planar() ? format.bytes() : pcm.frameBytes();
    int frames = pcm.planar() ? channel * planeBytes() : 0;
    int sample = pcm.planar() ? 0 : channel * format.bytes();
    for (int done = 0, now; done < n; done += now) {
      now = Math.min(SampleSpace.FRAMES, n - done);
      int at = frames + (from + done) * stride;
      if (space.floats != null) {
        space.floats.decode(bytes, at, channel, out, to + done, now);
      } else {
        format.decode(bytes, at + sample, stride, space.samples, now);
        space.store(out, to + done, now);
      }
    }
  }

  /**
   * The frames of a region: as many as are wanted at once. Of more, two threads that come to the
   * same ones would both read them; of fewer, the first would be gone when the next channel is
   * decoded.
   */
  private int together(int wanted) {
    return Math.clamp(Integer.highestOneBit(wanted), least, most);
  }

  private void load(Region region, long number, int frames) throws IOException {
    if (region.number == number && region.frames == frames) {
      return;
    }
    region.number = -1;
    region.frames = frames;
    long frame = number * frames;
    int n = (int) Math.min(frames, pcm.frames() - frame);
    try {
      if (pcm.planar()) {
        loadPlanes(region, frame, n * pcm.format().bytes());
      } else {
        file.read(position(frame), region.bytes, n * pcm.frameBytes());
      }
    } catch (EOFException cut) {
      throw cut(frame);
    }
    pcm.reorder(
        region.bytes, 0, pcm.planar() ? pcm.channels() * planeBytes() : n * pcm.frameBytes());
    region.number = number;
    region.done = false;
  }

  /** Reads the part of each channel into its plane of the region. */
  private void loadPlanes(Region region, long frame, int bytes) throws IOException {
    for (int c = 0; c < pcm.channels(); c++) {
      long sample = c * pcm.frames() + frame;
      long at = pcm.dataOffset() + sample * pcm.format().bytes();
      file.read(at, region.bytes, c * planeBytes(), bytes);
    }
  }

  /** The bytes of one channel in a planar region. */
  private int planeBytes() {
    return (int) Math.min(most, pcm.frames()) * pcm.format().bytes();
  }

  private long position(long frame) {
    return pcm.dataOffset() + frame * pcm.frameBytes();
  }

  /** The error for a region, at {@code frame}, that is not fully present. */
  private SoundFileException cut(long frame) throws IOException {
    long bytes = file.use(handle -> handle.length());
    long whole = pcm.planar() ? frame : (bytes - pcm.dataOffset()) / pcm.frameBytes();
    long there = Math.max(frame, whole);
    return new SoundFileException(
        path,
        "the file was truncated since it was opened: frame %d of %d is missing"
            .formatted(there, pcm.frames()));
  }

  /** Everything that identifies the file: it is part of its signals' identity. */
  @Override
  public String toString() {
    long modified = file.modified().to(TimeUnit.NANOSECONDS);
    return path.toAbsolutePath() + ", " + file.bytes() + " bytes of " + modified + " ns, " + pcm;
  }
}
