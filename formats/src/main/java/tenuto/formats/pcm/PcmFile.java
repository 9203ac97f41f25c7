package tenuto.formats.pcm;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
    file.whenClosed(opened.regions::clear);
    return opened;
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
    SampleFormat format = pcm.format();
    int stride = pcm.planar() ? format.bytes() : pcm.frameBytes();
    int first = pcm.planar() ? channel * planeBytes() : channel * format.bytes();
    int valid = (int) Math.min(n, pcm.frames() - start);
    int together = together(n);
    for (int done = 0, now; done < valid; done += now) {
      long frame = start + done;
      Region region = regions.take(frame / together, together);
      try {
        load(region, frame / together, together);
        int from = (int) (frame % together);
        now = Math.min(valid - done, together - from);
        format.decode(region.bytes, first + from * stride, stride, region.samples, now);
        MemorySegment.copy(
            region.samples,
            0,
            out.memory(),
            ValueLayout.JAVA_DOUBLE,
            out.offset() + 8L * done,
            now);
        region.done |= from + now == together;
      } finally {
        regions.put(region);
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
