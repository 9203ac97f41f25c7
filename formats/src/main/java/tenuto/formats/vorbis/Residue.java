package tenuto.formats.vorbis;

/**
 * The residue, i.e. spectral fine structure, of a block: vectors added in up to eight passes (8).
 */
final class Residue {
  private static final int PASSES = 8;

  private final int type;
  private final int begin;
  private final int end;
  private final int partition;
  private final int classes;
  private final CodeBook classBook;
  private final CodeBook[][] books;

  private Residue(
      int type,
      int begin,
      int end,
      int partition,
      int classes,
      CodeBook classBook,
      CodeBook[][] books) {
    this.type = type;
    this.begin = begin;
    this.end = end;
    this.partition = partition;
    this.classes = classes;
    this.classBook = classBook;
    this.books = books;
  }

  static Residue read(PacketBits in, int type, CodeBook[] all) throws VorbisException {
    if (type > 2) {
      throw new VorbisException("residues are of type 0, 1 or 2, not " + type);
    }
    int begin = in.readInt(24);
    int end = in.readInt(24);
    int partition = in.readInt(24) + 1;
    int classes = in.readInt(6) + 1;
    CodeBook classBook = Setup.book(all, in.readInt(8));
    if (classBook.dimensions() == 0) {
      throw new VorbisException("a residue's classes use a code book without a dimension");
    }
    int[] cascades = new int[classes];
    for (int c = 0; c < classes; c++) {
      int low = in.readInt(3);
      cascades[c] = in.readFlag() ? in.readInt(5) << 3 | low : low;
    }
    CodeBook[][] books = new CodeBook[classes][PASSES];
    for (int c = 0; c < classes; c++) {
      for (int pass = 0; pass < PASSES; pass++) {
        if ((cascades[c] >> pass & 1) != 0) {
          CodeBook book = Setup.book(all, in.readInt(8));
          if (!book.hasValues() || book.dimensions() == 0 || partition % book.dimensions() != 0) {
            throw new VorbisException("a residue's book has no vectors that fit its partitions");
          }
          books[c][pass] = book;
        }
      }
    }
    return new Residue(type, begin, end, partition, classes, classBook, books);
  }

  /**
   * Decodes a residue, and adds it to spectra of {@code n} zeros each.
   *
   * @param which the channels that are not silent
   * @param all all channels with this residue
   */
  void read(PacketBits in, double[][] spectra, int[] which, int[] all, int n) {
    if (which.length == 0) {
      return;
    }
    if (type < 2) {
      double[][] vectors = new double[which.length][];
      for (int i = 0; i < which.length; i++) {
        vectors[i] = spectra[which[i]];
      }
      read(in, vectors, n);
      return;
    }
    double[] woven = new double[n * all.length];
    read(in, new double[][] {woven}, woven.length);
    for (int c = 0; c < all.length; c++) {
      double[] spectrum = spectra[all[c]];
      for (int i = 0, from = c; i < n; i++, from += all.length) {
        spectrum[i] = woven[from];
      }
    }
  }

  private void read(PacketBits in, double[][] vectors, int n) {
    int from = Math.min(begin, n);
    int partitions = (Math.min(end, n) - from) / partition;
    if (partitions <= 0) {
      return;
    }
    int together = classBook.dimensions();
    int[][] classOf = new int[vectors.length][partitions];
    for (int pass = 0; pass < PASSES; pass++) {
      for (int p = 0; p < partitions; ) {
        if (pass == 0) {
          for (int[] classesOf : classOf) {
            int coded = classBook.next(in);
            if (coded < 0) {
              return;
            }
            spread(coded, classesOf, p, Math.min(together, partitions - p), together);
          }
        }
        for (int last = Math.min(p + together, partitions); p < last; p++) {
          for (int v = 0; v < vectors.length; v++) {
            CodeBook book = books[classOf[v][p]][pass];
            if (book != null && !add(in, book, vectors[v], from + p * partition)) {
              return;
            }
          }
        }
      }
    }
  }

  /** Splits a number into the classes that it codes, the last in its lowest digit. */
  private void spread(int coded, int[] classesOf, int from, int n, int together) {
    int left = coded;
    for (int i = together - 1; i >= 0; i--) {
      if (i < n) {
        classesOf[from + i] = left % classes;
      }
      left /= classes;
    }
  }

  private boolean add(PacketBits in, CodeBook book, double[] vector, int from) {
    int dimensions = book.dimensions();
    float[] values = book.values();
    int vectors = partition / dimensions;
    int stride = type == 0 ? vectors : 1;
    for (int i = 0; i < vectors; i++) {
      int entry = book.next(in);
      if (entry < 0) {
        return false;
      }
      int at = from + (type == 0 ? i : i * dimensions);
      for (int d = 0, value = entry * dimensions; d < dimensions; d++, value++) {
        vector[at + d * stride] += values[value];
      }
    }
    return true;
  }
}
