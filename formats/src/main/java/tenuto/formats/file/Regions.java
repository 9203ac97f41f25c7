package tenuto.formats.file;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What was read of a file lately, in regions of n frames: when one channel of a region has been
 * decoded, the others follow at once.
 *
 * <p>A thread takes a region out to use it and puts it back; one that finds its region taken reads
 * it again for itself. Nobody waits, and each thread begins to look at another place. As one region
 * serves until it has been read to its end, a file that is read onward by one thread needs one, and
 * its bytes stay in the second-level cache; one that is read at many places at once gets many, up
 * to a bound.
 */
public final class Regions {
  /** For two places in the file for each thread. */
  private static final int LEAST = 16;

  private final int frames;
  private final int frameBytes;
  private final AtomicReferenceArray<Region> places;
  private final int mask;

  /** A stretch of the file; one thread's at a time. */
  public static final class Region {
    public final byte[] bytes;

    /** Room for one channel's samples of it. */
    public final double[] samples;

    /** The number of what it holds, counted in regions; below 0 for nothing. */
    public long number = -1;

    /** Whether its last frame was asked for: it is then the first to be used anew. */
    public boolean done;

    private Region(int frames, int frameBytes) {
      bytes = new byte[frames * frameBytes];
      samples = new double[frames];
    }
  }

  /**
   * @param frames of a region
   */
  public Regions(int frames, int frameBytes) {
    this.frames = frames;
    this.frameBytes = frameBytes;
    int most = Math.max(LEAST, 2 * Runtime.getRuntime().availableProcessors());
    places = new AtomicReferenceArray<>(Integer.highestOneBit(most));
    mask = places.length() - 1;
  }

  /**
   * A region for the calling thread alone: that of this number if it is there, else one to be
   * filled.
   */
  public Region take(long number) {
    int home = home();
    for (int i = 0; i <= mask; i++) {
      Region found = places.get((home + i) & mask);
      if (found != null && found.number == number && taken(home + i, found)) {
        return found; // if it has changed meanwhile it is as good as any to be filled
      }
    }
    int others = 0;
    for (int i = 0; i <= mask; i++) {
      Region found = places.get((home + i) & mask);
      if (found != null) {
        if (found.done && taken(home + i, found)) {
          return found;
        }
        others++;
      }
    }
    Region any = others <= mask ? null : places.getAndSet((home + (int) number) & mask, null);
    return any == null ? new Region(frames, frameBytes) : any;
  }

  private boolean taken(int place, Region region) {
    return places.compareAndSet(place & mask, region, null);
  }

  /** Puts a region back; it is released if there are enough. */
  public void put(Region region) {
    int home = home();
    for (int i = 0; i <= mask; i++) {
      if (places.get((home + i) & mask) == null
          && places.compareAndSet((home + i) & mask, null, region)) {
        return;
      }
    }
  }

  /** Releases all that nobody uses. */
  public void clear() {
    for (int i = 0; i <= mask; i++) {
      places.set(i, null);
    }
  }

  private static int home() {
    return (int) Thread.currentThread().threadId();
  }
}
