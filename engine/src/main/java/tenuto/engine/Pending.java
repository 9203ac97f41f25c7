package tenuto.engine;

/** Gives a stored signal the chunks that it has not got yet. */
interface Pending {
  /** The number of a chunk, which is lent and filled if need be. */
  int chunk(int index);

  /** How many signals wait upon one another for this one. */
  int depth();

  /** The signal is gone: nothing more is asked. */
  void release();
}
