package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;

/**
 * Negacyclic convolutions of real signals of 2h samples: what would come after the end comes,
 * negated, at the beginning. So two signals that have 2h + 1 samples together are just convolved.
 *
 * <p>A signal is a polynomial of which the second half of the coefficients is taken as imaginary
 * parts of the first, which is the same as to take it modulo z<sup>h</sup> - i ("right-angle
 * convolution": R. Crandall and C. Pomerance, "Prime Numbers", 2nd edition, 9.5.3). That is taken
 * apart into residues modulo smaller and smaller polynomials ({@link ResidueTree}; D. Bernstein,
 * "Multidigit multiplication for mathematicians", 2001), which are multiplied one by one and put
 * together again. In comparison with the spectrum of a {@link RealFft}: nothing is reordered, no
 * bins are separated, all is done in place, and residues of 8 coefficients, which fill a vector,
 * are not taken apart, but multiplied by 64 products each, which takes no longer.
 *
 * <p>Each part is taken apart, multiplied and put together as soon as it fits in a near cache,
 * before the next one is begun. So most steps need no far memory.
 *
 * <p>It can be shared by any number of threads, and has tables of one to two bytes for each sample,
 * on the Java heap. The same input gives the same bits on any machine and with any vector width.
 */
public final class NegacyclicFft {
  private final ResidueTree tree;
  private final ResidueWarmUp warmUp;
  private final Arena arena;
  private final Runnable between;

  /** Working memory that no thread is using. */
  private final Deque<Worker> spare = new ArrayDeque<>();

  /**
   * Two signals to be convolved.
   *
   * @param x transformed
   * @param response transformed and scaled
   */
  public record Product(MemorySegment x, MemorySegment response) {}

  /**
   * The convolutions of 2<sup>bits</sup> samples.
   *
   * @param bits from 5 to 30
   * @param arena holds working memory, 16 KiB per thread; must be shared if several threads use it
   * @param between called repeatedly; aborts what is done by throwing, which leaves all segments
   *     with undefined contents
   */
  public NegacyclicFft(int bits, ResidueWarmUp warmUp, Arena arena, Runnable between) {
    tree = new ResidueTree(1 << (bits - 1));
    this.warmUp = warmUp;
    this.arena = arena;
    this.between = between;
  }

  /** A thread's working memory: the scalar form first, and vectors once they are faster. */
  private final class Worker {
    private Residues scalar;
    private Residues vectors;

    Residues residues() {
      if (warmUp.vectorsAreFaster()) {
        return vectors == null ? vectors = new VectorResidues(tree, arena) : vectors;
      }
      return scalar == null ? scalar = new ScalarResidues(tree) : scalar;
    }
  }

  /**
   * Replaces a response by its residues, scaled so that the result of {@link #convolve} needs no
   * scale.
   *
   * @param x a double for each sample, best aligned to 64 bytes
   */
  public void transformResponse(MemorySegment x) {
    Worker worker = borrow();
    transform(x, 0, tree.size(), 0, worker);
    giveBack(worker);
    // Of a power of two, so nothing is rounded.
    double scale = (double) ResidueTree.LEAST / tree.size();
    double[] row = new double[Residues.TILE];
    int n = Math.min(row.length, 2 * tree.size());
    for (long at = 0; at < x.byteSize(); at += 8L * n) {
      ArrayCopies.read(x, at, 0, row, 0, 1, n);
      for (int i = 0; i < n; i++) {
        row[i] *= scale;
      }
      ArrayCopies.write(row, 0, 1, n, x, at, 0);
    }
  }

  /**
   * Replaces samples by residues, unless {@code fresh} is null, and then writes the sum of the
   * convolutions to {@code y}.
   *
   * @param fresh may be the signal of one of the products, which it becomes
   * @param y a double for each sample; may be {@code fresh}, if that is in the only product
   */
  public void convolve(MemorySegment fresh, List<Product> products, MemorySegment y) {
    Worker worker = borrow();
    convolve(fresh, products, y, 0, tree.size(), 0, worker);
    giveBack(worker);
  }

  private void transform(MemorySegment x, int at, int n, int level, Worker worker) {
    if (n <= Residues.TILE) {
      worker.residues().splitTile(x, at, n, level);
      return;
    }
    between.run();
    worker.residues().split(x, at, n, level);
    for (int part = 0; part < 4; part++) {
      transform(x, at + part * (n / 4), n / 4, level + 1, worker);
    }
  }

  private void convolve(
      MemorySegment fresh,
      List<Product> products,
      MemorySegment y,
      int at,
      int n,
      int level,
      Worker worker) {
    if (n <= Residues.TILE) {
      Residues residues = worker.residues();
      if (fresh != null) {
        residues.splitTile(fresh, at, n, level);
      }
      residues.convolveTile(products, y, at, n, level);
      if (!warmUp.vectorsAreFaster()) {
        warmUp.worked(2L * n);
      }
      return;
    }
    between.run();
    if (fresh != null) {
      worker.residues().split(fresh, at, n, level);
    }
    for (int part = 0; part < 4; part++) {
      convolve(fresh, products, y, at + part * (n / 4), n / 4, level + 1, worker);
    }
    worker.residues().merge(y, at, n, level);
  }

  private Worker borrow() {
    synchronized (spare) {
      return spare.isEmpty() ? new Worker() : spare.pop();
    }
  }

  private void giveBack(Worker worker) {
    synchronized (spare) {
      spare.push(worker);
    }
  }
}
