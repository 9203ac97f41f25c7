package tenuto.formats.plain;

import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static tenuto.formats.pcm.Structure.letters;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * NumPy's array files, as {@code np.save} writes them: of shape (frames,) or (frames, channels).
 * Fortran order, in which NumPy writes a transposed array, is read, too. They have no sample rate:
 * the user must give it.
 *
 * <p>Source: NumPy Enhancement Proposal 1 and the documentation of numpy.lib.format, versions 1.0
 * to 3.0.
 */
public final class NpyFile {
  private static final StructLayout MAGIC =
      structLayout(
              letters("id", 6),
              ValueLayout.JAVA_BYTE.withName("major"),
              ValueLayout.JAVA_BYTE.withName("minor"))
          .withName("file header");

  private static final StructLayout LENGTH_1 =
      structLayout(
              ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(LITTLE_ENDIAN).withName("headerBytes"))
          .withName("length of the dictionary");

  private static final StructLayout LENGTH_2 =
      structLayout(ValueLayout.JAVA_INT_UNALIGNED.withOrder(LITTLE_ENDIAN).withName("headerBytes"))
          .withName("length of the dictionary");

  private static final String ID = "\u0093NUMPY";

  /**
   * The longest header that is read, also NumPy's own limit: enough for three entries in any form.
   */
  private static final int MOST_LETTERS = 10_000;

  private static final int MOST_CHANNELS = 0xFFFF;

  /** Samples start at a multiple of this, for programs that map the file. */
  private static final int ALIGNMENT = 64;

  private NpyFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @param rate the sample rate
   * @throws tenuto.formats.file.SoundFileException if it is not an array that we can read
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path, double rate) throws IOException {
    return PcmFile.open(files, path, in -> parse(in, rate));
  }

  private static PcmHeader parse(HeaderReader in, double rate) throws IOException {
    Structure magic = in.structure(MAGIC, 0);
    if (!magic.text("id").equals(ID)) {
      throw in.refuse(0, "a NumPy array's file starts with the byte 93 (hex) and NUMPY");
    }
    long major = magic.get("major");
    if (major < 1 || major > 3) {
      throw in.refuse(magic.offset("major"), "the version must be 1, 2 or 3, but is " + major);
    }
    Structure length = in.structure(major == 1 ? LENGTH_1 : LENGTH_2, magic.end());
    long letters = length.get("headerBytes");
    long begin = length.end();
    if (letters > Math.min(MOST_LETTERS, in.length() - begin)) {
      throw in.refuse(
          magic.end(),
          "the dictionary must have at most %d bytes, but has %d"
              .formatted(Math.min(MOST_LETTERS, in.length() - begin), letters));
    }
    String text = new String(in.bytes(begin, (int) letters), StandardCharsets.UTF_8);
    try {
      Pcm pcm = pcm(NpyHeader.parse(text), rate, begin + letters);
      long there = in.length() - pcm.dataOffset();
      if (pcm.frames() > there / pcm.frameBytes()) {
        String rule =
            "the shape declares %d frames of %d bytes, but %d bytes are present"
                .formatted(pcm.frames(), pcm.frameBytes(), there);
        if (pcm.planar() && pcm.channels() > 1) {
          throw new NpyHeader.BrokenRule(rule); // Whole channels are missing.
        }
        in.concede(begin, rule, "what is present is read");
        pcm = pcm.of(there / pcm.frameBytes());
      } else if (pcm.frames() < there / pcm.frameBytes()) {
        in.warn(
            begin,
            "the shape declares %d frames, but %d are present: the rest is ignored"
                .formatted(pcm.frames(), there / pcm.frameBytes()));
      }
      in.warn(
          0, "an array has no sample rate: %s Hz is assumed".formatted(HeaderText.number(rate)));
      return in.header("npy", pcm, Metadata.NONE);
    } catch (NpyHeader.BrokenRule broken) {
      throw in.refuse(begin, broken.getMessage());
    }
  }

  private static Pcm pcm(NpyHeader header, double rate, long offset) throws NpyHeader.BrokenRule {
    SampleFormat format = header.format();
    int sizes = header.shape().size();
    long channels = sizes == 2 ? header.shape().get(1) : 1;
    if (sizes < 1 || sizes > 2 || channels < 1 || channels > MOST_CHANNELS) {
      throw new NpyHeader.BrokenRule(
          "the shape must be (frames,) or (frames, channels) with 1 to %d channels, but is %s"
              .formatted(MOST_CHANNELS, header.shape()));
    }
    long frames = header.shape().getFirst();
    return new Pcm(format, header.order(), (int) channels, rate, frames, offset, header.fortran());
  }

  /**
   * Creates a file, with a header of version 1.0.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples, at any offset: 8, 16 or 32 bits, or floats
   * @param dither added to samples that are rounded to integers
   */
  public static SoundWriter create(PartFiles parts, Path target, Pcm pcm, Dither dither)
      throws IOException {
    if (pcm.channels() < 1 || pcm.channels() > MOST_CHANNELS) {
      throw new IllegalArgumentException(
          "%s: channels of a NumPy array must be between 1 and %d, but are %d"
              .formatted(target, MOST_CHANNELS, pcm.channels()));
    }
    NpyHeader header = NpyHeader.of(pcm.format(), pcm.order(), pcm.frames(), pcm.channels());
    if (header == null) {
      throw new IllegalArgumentException(target + ": a NumPy array cannot hold " + pcm.format());
    }
    byte[] letters = header.text().getBytes(StandardCharsets.US_ASCII);
    int before = (int) (MAGIC.byteSize() + LENGTH_1.byteSize());
    int size = before + letters.length + ALIGNMENT & -ALIGNMENT;
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) ' ');
    MemorySegment head = MemorySegment.ofArray(bytes);
    Structure.in(head, 0, MAGIC).set("id", ID).set("major", 1).set("minor", 0);
    Structure.in(head, MAGIC.byteSize(), LENGTH_1).set("headerBytes", size - before);
    System.arraycopy(letters, 0, bytes, before, letters.length);
    bytes[size - 1] = '\n';
    return PcmWriter.create(parts, target, pcm.at(size), bytes, new byte[0], dither);
  }
}
