package tenuto.bench;

/**
 * Signals that are read and written one sample at a time through virtual calls: the shape of the
 * original's storage, as its authors described it, written anew to be measured beside ours.
 *
 * <p>A lazy node answers {@code getSample(i)} by asking its inputs for theirs; storing is a loop
 * over all samples. Where the samples are is said by {@link AddressedChunks} and {@link
 * BufferChunks}.
 */
final class PerSample {
  private PerSample() {}

  /** A signal. */
  abstract static class Node {
    abstract int length();

    abstract double getSample(int index);
  }

  /** A signal in chunks, which are taken from and given back to their pool. */
  abstract static class Store extends Node {
    abstract void setSample(int index, double value);

    abstract void release();
  }

  /** Where stores come from. */
  interface Chunks extends AutoCloseable {
    /** Bytes of a chunk. */
    int CHUNK_BYTES = 1 << 20;

    /** The power of two of the samples in a chunk. */
    int CHUNK_BITS = 17;

    /** Takes a sample's index to its place in its chunk. */
    int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    /** A store whose samples may have any value. */
    Store build(int length);

    @Override
    void close();
  }

  /** The sum of two signals, as long as the longer. */
  static final class Mix extends Node {
    private final Node left;
    private final Node right;

    Mix(Node left, Node right) {
      this.left = left;
      this.right = right;
    }

    @Override
    int length() {
      return Math.max(left.length(), right.length());
    }

    @Override
    double getSample(int index) {
      double sum = index < left.length() ? left.getSample(index) : 0;
      return index < right.length() ? sum + right.getSample(index) : sum;
    }
  }

  /** The product of two signals of equal length. */
  static final class Product extends Node {
    private final Node left;
    private final Node right;

    Product(Node left, Node right) {
      this.left = left;
      this.right = right;
    }

    @Override
    int length() {
      return left.length();
    }

    @Override
    double getSample(int index) {
      return left.getSample(index) * right.getSample(index);
    }
  }

  /** A signal times a number. */
  static final class Volume extends Node {
    private final Node in;
    private final double gain;

    Volume(Node in, double gain) {
      this.in = in;
      this.gain = gain;
    }

    @Override
    int length() {
      return in.length();
    }

    @Override
    double getSample(int index) {
      return in.getSample(index) * gain;
    }
  }

  /** A signal bent softly. */
  static final class Saturate extends Node {
    private final Node in;

    Saturate(Node in) {
      this.in = in;
    }

    @Override
    int length() {
      return in.length();
    }

    @Override
    double getSample(int index) {
      double x = in.getSample(index);
      return x / (1 + Math.abs(x));
    }
  }

  /** Samples in an array. */
  static final class Samples extends Node {
    private final double[] samples;

    Samples(double[] samples) {
      this.samples = samples;
    }

    @Override
    int length() {
      return samples.length;
    }

    @Override
    double getSample(int index) {
      return samples[index];
    }
  }

  /** Stores a signal. */
  static Store store(Chunks chunks, Node in) {
    int length = in.length();
    Store out = chunks.build(length);
    for (int i = 0; i < length; i++) {
      out.setSample(i, in.getSample(i));
    }
    return out;
  }

  /** Stores and releases nodes of several kinds, as any piece of music does. */
  static void live(Chunks chunks, int rounds, double[] samples) {
    Store a = store(chunks, new Samples(samples));
    Store b = store(chunks, new Samples(samples));
    for (int i = 0; i < rounds; i++) {
      store(chunks, new Volume(new Mix(a, b), 0.5)).release();
      store(chunks, new Saturate(a)).release();
      store(chunks, new Product(a, new Volume(b, 0.7))).release();
      store(chunks, new Mix(new Product(a, b), new Saturate(a))).release();
      store(chunks, new Mix(new Volume(a, 0.5), new Volume(b, 0.5))).release();
    }
    a.release();
    b.release();
  }
}
