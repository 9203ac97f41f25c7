package tenuto.formats.vorbis;

import java.util.stream.IntStream;

/**
 * The mapping of channels to floors and residues, and the channel coupling (4.2.4, 4.3).
 *
 * @param magnitudes the magnitude channel of each coupled pair
 * @param angles the angle channel of each coupled pair
 * @param parts the submaps: channels with the same floor and residue
 */
record Mapping(int[] magnitudes, int[] angles, Part[] parts) {
  /**
   * @param channels in order
   */
  record Part(Floor floor, Residue residue, int[] channels) {}

  static Mapping read(PacketBits in, int channels, Floor[] floors, Residue[] residues)
      throws VorbisException {
    int count = in.readFlag() ? in.readInt(4) + 1 : 1;
    int steps = in.readFlag() ? in.readInt(8) + 1 : 0;
    int width = PacketBits.width(channels - 1);
    int[] magnitudes = new int[steps];
    int[] angles = new int[steps];
    for (int i = 0; i < steps; i++) {
      magnitudes[i] = in.readInt(width);
      angles[i] = in.readInt(width);
      if (magnitudes[i] == angles[i] || Math.max(magnitudes[i], angles[i]) >= channels) {
        throw new VorbisException(
            "channels %d and %d of %d cannot be a pair"
                .formatted(magnitudes[i], angles[i], channels));
      }
    }
    if (in.read(2) != 0) {
      throw new VorbisException("a mapping has bits set that must be 0");
    }
    int[] partOf = new int[channels];
    if (count > 1) {
      for (int c = 0; c < channels; c++) {
        partOf[c] = in.readInt(4);
        if (partOf[c] >= count) {
          throw new VorbisException("a channel belongs to no submap of a mapping");
        }
      }
    }
    Part[] parts = new Part[count];
    for (int p = 0; p < count; p++) {
      in.read(8);
      int floor = in.readInt(8);
      int residue = in.readInt(8);
      if (floor >= floors.length || residue >= residues.length) {
        throw new VorbisException("a mapping refers to a floor or residue that does not exist");
      }
      int part = p;
      int[] own = IntStream.range(0, channels).filter(c -> partOf[c] == part).toArray();
      parts[p] = new Part(floors[floor], residues[residue], own);
    }
    return new Mapping(magnitudes, angles, parts);
  }

  /** Undoes the coupling, the last pair first. */
  void unpair(double[][] spectra, int n) {
    for (int step = magnitudes.length - 1; step >= 0; step--) {
      double[] magnitude = spectra[magnitudes[step]];
      double[] angle = spectra[angles[step]];
      for (int i = 0; i < n; i++) {
        double m = magnitude[i];
        double a = angle[i];
        double other = m > 0 == a > 0 ? m - a : m + a;
        if (a > 0) {
          angle[i] = other;
        } else {
          angle[i] = m;
          magnitude[i] = other;
        }
      }
    }
  }
}
