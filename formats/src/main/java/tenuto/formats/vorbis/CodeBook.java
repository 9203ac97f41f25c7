package tenuto.formats.vorbis;

import java.util.Arrays;

/** A codebook: a Huffman code, and optionally a vector of numbers for each of its entries (3). */
final class CodeBook {
  private static final int SYNC = 0x564342;
  private static final int MOST_LENGTH = 32;

  /** The longest code that is found by one table look-up. */
  private static final int FAST_BITS = 9;

  private final int dimensions;

  /** A table indexed by the next bits: entry × 64 + length, or -1 if the code is longer. */
  private final int[] fast = new int[1 << FAST_BITS];

  /** A binary tree: at 2 × node + bit the next node, or ~entry, or 0 for nothing. */
  private int[] tree = new int[64];

  private int nodes = 1;

  /** The vectors of all entries, or null if there are none. */
  private float[] values;

  private CodeBook(int dimensions) {
    this.dimensions = dimensions;
    Arrays.fill(fast, -1);
  }

  int dimensions() {
    return dimensions;
  }

  boolean hasValues() {
    return values != null;
  }

  float[] values() {
    return values;
  }

  /**
   * Reads a codebook from the setup header.
   *
   * @param room the memory left for the entries and values of all codebooks
   */
  static CodeBook read(PacketBits in, Room room) throws VorbisException {
    if (in.read(24) != SYNC) {
      throw new VorbisException("a code book starts with BCV");
    }
    CodeBook book = new CodeBook(in.readInt(16));
    int entries = in.readInt(24);
    room.take(entries);
    byte[] lengths = lengths(in, entries);
    book.plant(lengths);
    int type = in.readInt(4);
    if (type > 2) {
      throw new VorbisException("code books use lookup type 0, 1 or 2, not " + type);
    }
    if (type > 0) {
      book.readValues(in, entries, type, room);
    }
    if (in.isEnded()) {
      throw new VorbisException("the packet ends within a code book");
    }
    return book;
  }

  /** The memory that a header may request, above what any encoder does. */
  static final class Room {
    private long left = 1 << 22;

    void take(long n) throws VorbisException {
      left -= n;
      if (left < 0) {
        throw new VorbisException("its code books have more entries and values than any encoder's");
      }
    }
  }

  /** The length of each entry's code; 0 for an unused entry. */
  private static byte[] lengths(PacketBits in, int entries) throws VorbisException {
    byte[] lengths = new byte[entries];
    if (in.readFlag()) {
      int length = in.readInt(5) + 1;
      for (int i = 0; i < entries; length++) {
        int n = in.readInt(PacketBits.width(entries - i));
        if (n > entries - i || length > MOST_LENGTH || in.isEnded()) {
          throw new VorbisException("a code book's lengths do not fit into it");
        }
        Arrays.fill(lengths, i, i + n, (byte) length);
        i += n;
      }
    } else {
      boolean sparse = in.readFlag();
      for (int i = 0; i < entries && !in.isEnded(); i++) {
        if (!sparse || in.readFlag()) {
          lengths[i] = (byte) (in.readInt(5) + 1);
        }
      }
    }
    return lengths;
  }

  /** Gives each entry, in order, the first free code of its length. */
  private void plant(byte[] lengths) throws VorbisException {
    // For each length the next free code, left-aligned in 32 bits; 0 means none, except at the
    // start.
    long[] free = new long[MOST_LENGTH + 1];
    boolean first = true;
    int used = 0;
    for (int entry = 0; entry < lengths.length; entry++) {
      int length = lengths[entry];
      if (length == 0) {
        continue;
      }
      used++;
      long code;
      if (first) {
        first = false;
        code = 0;
        for (int i = 1; i <= length; i++) {
          free[i] = 1L << MOST_LENGTH - i;
        }
      } else {
        int from = length;
        while (from > 0 && free[from] == 0) {
          from--;
        }
        if (from == 0) {
          throw new VorbisException("a code book has more codes than possible");
        }
        code = free[from];
        free[from] = 0;
        for (int i = length; i > from; i--) {
          free[i] = code + (1L << MOST_LENGTH - i);
        }
      }
      add(entry, length, code);
    }
    boolean full = true;
    for (int i = 1; i <= MOST_LENGTH; i++) {
      full &= free[i] == 0;
    }
    if (!full && used != 1) {
      throw new VorbisException("a code book's tree of codes is incomplete");
    }
  }

  /**
   * @param code in the upper bits of 32, the first bit highest
   */
  private void add(int entry, int length, long code) {
    if (length <= FAST_BITS) {
      int first = Integer.reverse((int) code);
      for (int i = first; i < fast.length; i += 1 << length) {
        fast[i] = entry << 6 | length;
      }
    }
    int node = 0;
    for (int i = 1; i <= length; i++) {
      int bit = (int) (code >> MOST_LENGTH - i) & 1;
      int place = 2 * node + bit;
      if (i == length) {
        tree[place] = ~entry;
      } else {
        if (tree[place] == 0) {
          tree[place] = nodes++;
          if (2 * nodes > tree.length) {
            tree = Arrays.copyOf(tree, 2 * tree.length);
          }
        }
        node = tree[place];
      }
    }
  }

  private void readValues(PacketBits in, int entries, int type, Room room) throws VorbisException {
    double least = real(in.readInt(32));
    double step = real(in.readInt(32));
    int bits = in.readInt(4) + 1;
    boolean sums = in.readFlag();
    room.take((long) entries * dimensions);
    int count = type == 1 ? root(entries) : entries * dimensions;
    int[] factors = new int[count];
    for (int i = 0; i < count; i++) {
      factors[i] = in.readInt(bits);
    }
    values = new float[entries * dimensions];
    for (int entry = 0; entry < entries; entry++) {
      double last = 0;
      int divisor = 1;
      for (int d = 0; d < dimensions; d++) {
        int which = type == 1 ? entry / divisor % count : entry * dimensions + d;
        double value = factors[which] * step + least + last;
        values[entry * dimensions + d] = (float) value;
        last = sums ? value : 0;
        divisor *= type == 1 ? count : 1;
      }
    }
  }

  /**
   * The largest number whose power (the exponent is the number of dimensions) is at most {@code
   * entries}.
   */
  private int root(int entries) throws VorbisException {
    if (dimensions == 0 || entries == 0) {
      throw new VorbisException("a code book of vectors has no dimension or no entry");
    }
    int root = (int) Math.floor(StrictMath.pow(entries, 1.0 / dimensions));
    while (power(root + 1) <= entries) {
      root++;
    }
    while (power(root) > entries) {
      root--;
    }
    return root;
  }

  private double power(int x) {
    return StrictMath.pow(x, dimensions);
  }

  /** Decodes the format's own floating-point number (9.2.2). */
  private static double real(int bits) {
    double mantissa = bits & 0x1F_FFFF;
    int exponent = (bits >> 21 & 0x3FF) - 788;
    return Math.scalb(bits < 0 ? -mantissa : mantissa, exponent);
  }

  /** Reads the next entry; -1 if the packet has ended or the code is invalid. */
  int next(PacketBits in) {
    long bits = in.peek(MOST_LENGTH);
    int found = fast[(int) bits & fast.length - 1];
    if (found >= 0) {
      in.skip(found & 63);
      return in.isEnded() ? -1 : found >> 6;
    }
    int node = 0;
    for (int length = 1; length <= MOST_LENGTH; length++) {
      node = tree[2 * node + (int) (bits >> length - 1 & 1)];
      if (node < 0) {
        in.skip(length);
        return in.isEnded() ? -1 : ~node;
      }
      if (node == 0) {
        break;
      }
    }
    in.skip(MOST_LENGTH + 1);
    return -1;
  }
}
