package tenuto.formats.vorbis;

import java.util.Arrays;

/** Decodes audio packets in order (4.3). */
public final class VorbisDecoder {
  private final Setup setup;
  private final InverseMdct shortTransform;
  private final InverseMdct longTransform;
  private final double[] shortSlope;
  private final double[] longSlope;
  private final double[][] spectra;
  private final double[] block;

  /**
   * The second half of each channel's last block, and its number of samples; 0 before the first
   * block.
   */
  private final double[][] tails;

  private int tail;

  public VorbisDecoder(Setup setup) {
    this.setup = setup;
    shortTransform = new InverseMdct(setup.shortBlock());
    longTransform = new InverseMdct(setup.longBlock());
    shortSlope = slope(setup.shortBlock() / 2);
    longSlope = slope(setup.longBlock() / 2);
    spectra = new double[setup.channels()][setup.longBlock() / 2];
    tails = new double[setup.channels()][setup.longBlock() / 2];
    block = new double[setup.longBlock()];
  }

  /** The rising half of the window (4.3.1). */
  private static double[] slope(int n) {
    double[] slope = new double[n];
    for (int i = 0; i < n; i++) {
      double sine = StrictMath.sin((i + 0.5) / n * (Math.PI / 2));
      slope[i] = StrictMath.sin(Math.PI / 2 * sine * sine);
    }
    return slope;
  }

  /** The most samples that {@link #decode} returns. */
  public int most() {
    return setup.longBlock() / 2;
  }

  /**
   * Decodes a packet.
   *
   * @param out for each channel, in the stream's order, an array with space for {@link #most()}
   *     samples
   * @return the number of samples of each channel: 0 for the first packet
   * @throws VorbisException if it is not an audio packet
   */
  public int decode(byte[] packet, double[][] out) throws VorbisException {
    PacketBits in = new PacketBits(packet, 0);
    int mode = setup.mode(in);
    if (mode < 0) {
      throw new VorbisException("it is not an audio packet");
    }
    boolean isLong = setup.longModes()[mode];
    boolean afterLong = isLong && in.readFlag();
    boolean beforeLong = isLong && in.readFlag();
    int n = isLong ? setup.longBlock() : setup.shortBlock();
    readSpectra(in, setup.mappings()[mode], n / 2);
    int samples = tail == 0 ? 0 : tail / 2 + n / 4;
    for (int c = 0; c < spectra.length; c++) {
      (isLong ? longTransform : shortTransform).apply(spectra[c], block);
      window(n, afterLong ? longSlope : shortSlope, beforeLong ? longSlope : shortSlope);
      overlap(tails[c], out[c], samples, n);
      System.arraycopy(block, n / 2, tails[c], 0, n / 2);
    }
    tail = n / 2;
    return samples;
  }

  private void readSpectra(PacketBits in, Mapping mapping, int n) {
    int channels = spectra.length;
    int[][] heights = new int[channels][];
    Floor[] floors = new Floor[channels];
    boolean[] sounds = new boolean[channels];
    for (Mapping.Part part : mapping.parts()) {
      for (int c : part.channels()) {
        floors[c] = part.floor();
      }
    }
    for (int c = 0; c < channels; c++) {
      Arrays.fill(spectra[c], 0, n, 0);
      heights[c] = floors[c].heights(in);
      sounds[c] = heights[c] != null;
    }
    for (int i = 0; i < mapping.magnitudes().length; i++) {
      boolean either = sounds[mapping.magnitudes()[i]] || sounds[mapping.angles()[i]];
      sounds[mapping.magnitudes()[i]] = either;
      sounds[mapping.angles()[i]] = either;
    }
    for (Mapping.Part part : mapping.parts()) {
      int[] which = Arrays.stream(part.channels()).filter(c -> sounds[c]).toArray();
      part.residue().read(in, spectra, which, part.channels(), n);
    }
    mapping.unpair(spectra, n);
    for (int c = 0; c < channels; c++) {
      if (heights[c] == null) {
        Arrays.fill(spectra[c], 0, n, 0);
      } else {
        floors[c].apply(heights[c], spectra[c], n);
      }
    }
  }

  /**
   * Applies the window; a long block beside a short one has the short slope, in the middle of its
   * own.
   */
  private void window(int n, double[] rising, double[] falling) {
    int from = n / 4 - rising.length / 2;
    Arrays.fill(block, 0, from, 0);
    for (int i = 0; i < rising.length; i++) {
      block[from + i] *= rising[i];
    }
    from = 3 * n / 4 - falling.length / 2;
    for (int i = 0; i < falling.length; i++) {
      block[from + i] *= falling[falling.length - 1 - i];
    }
    Arrays.fill(block, from + falling.length, n, 0);
  }

  /** Overlaps two blocks, from the middle of the last to the middle of the current one. */
  private void overlap(double[] last, double[] out, int samples, int n) {
    int begin = tail / 2 - n / 4;
    for (int i = 0; i < samples; i++) {
      double sum = i < tail ? last[i] : 0;
      out[i] = i >= begin ? sum + block[i - begin] : sum;
    }
  }
}
