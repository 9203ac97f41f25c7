package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.mp3.FrameBits.BrokenFrame;

/**
 * Decodes MPEG audio of layers 1 and 2, whose frames are independent of each other: each has, for
 * each subband, a quantiser, up to three scale factors and the samples (ISO 11172-3, 2.4.1.5 to
 * 2.4.1.7).
 */
final class SubbandDecoding implements Decoder {
  private static final int BANDS = Polyphase.BANDS;
  private static final int JOINT = 1;

  /** The scale factors, each a third of 6 dB below the previous one; the last one is not used. */
  private static final double[] FACTORS = new double[64];

  static {
    for (int i = 0; i < 63; i++) {
      FACTORS[i] = 2 * StrictMath.pow(2, -i / 3.0);
    }
  }

  private final Path path;
  private final DamageLog losses;
  private final Mp3Frames frames;
  private final int most;
  private final Polyphase[] filters;

  /** The quantiser of each subband, or null, and its scale factors, for each channel of a frame. */
  private final SubbandQuantiser[][] quantisers;

  private final double[][][] factors;

  /** The samples of three steps, for each channel. */
  private final double[][] samples;

  private long number;

  /**
   * @param frames before the first frame of sound
   * @param header that all frames agree with
   */
  SubbandDecoding(Path path, Mp3Frames frames, FrameHeader header, DamageLog losses) {
    this.losses = losses;
    this.path = path;
    this.frames = frames;
    most = header.frames();
    filters = new Polyphase[header.channels()];
    Arrays.setAll(filters, i -> new Polyphase());
    quantisers = new SubbandQuantiser[filters.length][BANDS];
    factors = new double[filters.length][BANDS][3];
    samples = new double[filters.length][3 * BANDS];
  }

  @Override
  public int mostFrames() {
    return most;
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    if (!frames.next()) {
      return -1;
    }
    try {
      decode(frames.header(), frames.bytes(), channels);
    } catch (BrokenFrame broken) {
      losses.concede(
          new SoundFileException(
              path,
              frames.position(),
              "frame %d is damaged: %s".formatted(number, broken.getMessage())),
          "silence");
      for (double[] channel : channels) {
        Arrays.fill(channel, 0, most, 0);
      }
    }
    number++;
    return most;
  }

  private void decode(FrameHeader header, byte[] frame, double[][] channels) throws BrokenFrame {
    boolean checked = (frame[1] & 1) == 0;
    FrameBits in = new FrameBits(frame, FrameHeader.BYTES);
    in.sum(frame[2] << 8 & 0xFF00 | frame[3] & 0xFF, 16);
    int checksum = checked ? in.take(16) : 0;
    Allocation allocation = Allocation.of(header);
    boolean joint = (frame[3] >> 6 & 3) == JOINT;
    int shared = joint ? Math.min(allocation.bands(), 4 * (frame[3] >> 4 & 3) + 4) : BANDS;
    allocate(in, allocation, shared);
    boolean layer1 = header.layer() == 1;
    int[][] patterns = layer1 ? null : patterns(in, allocation);
    if (checked && checksum != in.sum()) {
      throw new BrokenFrame("its checksum is wrong");
    }
    readFactors(in, allocation, patterns);
    int turns = layer1 ? 1 : 3;
    for (int granule = 0, at = 0; granule < 12; granule++) {
      read(in, allocation, shared, layer1);
      scale(allocation, layer1 ? 0 : granule / 4);
      for (int turn = 0; turn < turns; turn++, at += BANDS) {
        for (int c = 0; c < filters.length; c++) {
          filters[c].next(samples[c], turn * BANDS, channels[c], at);
        }
      }
    }
  }

  /** Reads the quantiser of each subband; from {@code shared} on, the channels have the same. */
  private void allocate(FrameBits in, Allocation allocation, int shared) throws BrokenFrame {
    for (SubbandQuantiser[] each : quantisers) {
      Arrays.fill(each, null);
    }
    for (int band = 0; band < allocation.bands(); band++) {
      for (int c = 0; c < filters.length; c++) {
        if (c > 0 && band >= shared) {
          quantisers[c][band] = quantisers[0][band];
        } else {
          int code = in.summed(allocation.bits(band));
          if (code >= allocation.choices()[band].length) {
            throw new BrokenFrame("subband %d cannot have code %d".formatted(band, code));
          }
          quantisers[c][band] = allocation.choices()[band][code];
        }
      }
    }
  }

  /** Reads which of a frame's three parts share a scale factor. */
  private int[][] patterns(FrameBits in, Allocation allocation) throws BrokenFrame {
    int[][] patterns = new int[filters.length][BANDS];
    for (int band = 0; band < allocation.bands(); band++) {
      for (int c = 0; c < filters.length; c++) {
        if (quantisers[c][band] != null) {
          patterns[c][band] = in.summed(2);
        }
      }
    }
    return patterns;
  }

  /** Reads the scale factors: one per subband in layer 1, one to three in layer 2. */
  private void readFactors(FrameBits in, Allocation allocation, int[][] patterns)
      throws BrokenFrame {
    for (int band = 0; band < allocation.bands(); band++) {
      for (int c = 0; c < filters.length; c++) {
        if (quantisers[c][band] != null) {
          double[] three = factors[c][band];
          three[0] = FACTORS[in.take(6)];
          int pattern = patterns == null ? 2 : patterns[c][band];
          three[1] = pattern == 0 || pattern == 3 ? FACTORS[in.take(6)] : three[0];
          three[2] = pattern == 0 || pattern == 1 ? FACTORS[in.take(6)] : three[1];
        }
      }
    }
  }

  /** Reads the samples of one step of layer 1, or of three steps of layer 2. */
  private void read(FrameBits in, Allocation allocation, int shared, boolean layer1)
      throws BrokenFrame {
    for (int band = 0; band < allocation.bands(); band++) {
      for (int c = 0; c < filters.length; c++) {
        double[] to = samples[c];
        SubbandQuantiser quantiser = quantisers[c][band];
        if (quantiser == null) {
          to[band] = to[BANDS + band] = to[2 * BANDS + band] = 0;
        } else if (c > 0 && band >= shared) {
          for (int i = band; i < to.length; i += BANDS) {
            to[i] = samples[0][i];
          }
        } else if (layer1) {
          to[band] = quantiser.one(in);
        } else {
          quantiser.three(in, to, band, BANDS);
        }
      }
    }
  }

  private void scale(Allocation allocation, int part) {
    for (int band = 0; band < allocation.bands(); band++) {
      for (int c = 0; c < filters.length; c++) {
        for (int i = band; i < 3 * BANDS; i += BANDS) {
          samples[c][i] *= factors[c][band][part];
        }
      }
    }
  }
}
