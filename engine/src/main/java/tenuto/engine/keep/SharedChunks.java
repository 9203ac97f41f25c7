package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.signal.Backing;
import tenuto.engine.signal.Stored;

/** What is pending, and computed by several processes, each its own share: see {@link OwnShare}. */
interface SharedChunks extends Backing {
  /** Whether nobody has begun to compute what is ours of it; from then on somebody has. */
  boolean begin();

  /** Whether nothing of it is to be computed any more, so that nobody reads what is beneath. */
  boolean isDone();

  /** Computes parts that are ours and that nobody has yet, as far as others have done theirs. */
  void computeOwn();

  /** What the signal was made from, held once more; none if all of it is there. */
  List<Stored> beneath();
}
