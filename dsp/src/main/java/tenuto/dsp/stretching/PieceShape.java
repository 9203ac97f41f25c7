package tenuto.dsp.stretching;

/**
 * How the {@linkplain SimilarPieces pieces} of a sound are.
 *
 * @param piece samples
 * @param seek samples on either side among which it is looked for
 * @param overlap samples
 */
record PieceShape(int piece, int seek, int overlap) {
  private static final int LEAST = 8;

  /** Pieces that are all as long, at least two, and so that they fit both lengths. */
  PieceShape fitted(long length, long wanted) {
    int most = (int) Math.min(piece, Math.min(length, wanted) / 2);
    int over = Math.min(overlap, most / 4);
    long count = Math.ceilDiv(wanted - over, Math.max(1, most - over));
    int each = over + (int) Math.ceilDiv(wanted - over, Math.max(1, count));
    return new PieceShape(each, Math.min(seek, each), over);
  }

  /** Whether there is room for pieces. */
  boolean isAny() {
    return piece >= LEAST && overlap > 0;
  }

  /** Samples from a piece to the next. */
  int hop() {
    return piece - overlap;
  }

  /** Samples of the transform by which places are compared, a power of two. */
  int searched() {
    return Math.max(16, 2 * Integer.highestOneBit(2 * seek + overlap));
  }
}
