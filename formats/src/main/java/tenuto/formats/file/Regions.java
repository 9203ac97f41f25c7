package tenuto.formats.file;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A buffer of the regions of a file that were read last: after one channel of a region is decoded,
 * the others need no reading.
 *
 * <p>A thread takes a region out to use it and puts it back; a thread whose region is taken reads
 * it again. No thread waits, and each begins its search at another index. A file read in order by
 * one thread needs one region, whose bytes stay in the second-level cache; one that is read at many
 * positions at the same time gets more, up to a limit.
 */
public final class Regions {
  /** Two positions in the file for each thread. */
  private static final int LEAST = 16;

  private final int mostFrames;
  private final int frameBytes;
  private final AtomicReferenceArray<Region> slots;
  private final int mask;

  /** The content of a span of the file; used by one thread at a time. */
  public static final class Region {
    public final byte[] bytes;

    /** The region's number in the file, counted from 0; negative if empty. */
    public long number = -1;

    /** Frames of a region, when this one was numbered. */
    public int frames;

    /** Whether its last frame was read, which makes it the first to be reused. */
    public boolean done;

    private Region(int frames, int frameBytes) {
      bytes = new byte[frames * frameBytes];
    }
  }

  /**
   * @param mostFrames the most frames of a region
   */
  public Regions(int mostFrames, int frameBytes) {
    this.mostFrames = mostFrames;
    this.frameBytes = frameBytes;
    int most = Math.max(LEAST, 2 * Runtime.getRuntime().availableProcessors());
    slots = new AtomicReferenceArray<>(Integer.highestOneBit(most));
    mask = slots.length() - 1;
  }

  /**
   * Takes a region for the calling thread: the one with this number if present, otherwise one to
   * fill.
   *
   * @param frames of such a region: the file is divided anew for another number of them
   */
  public Region take(long number, int frames) {
    int home = home();
    for (int i = 0; i <= mask; i++) {
      Region found = slots.get((home + i) & mask);
      if (found != null
          && found.number == number
          && found.frames == frames
          && taken(home + i, found)) {
        return found; // One that has changed meanwhile is as good as any other to fill.
      }
    }
    int others = 0;
    for (int i = 0; i <= mask; i++) {
      Region found = slots.get((home + i) & mask);
      if (found != null) {
        if (found.done && taken(home + i, found)) {
          return found;
        }
        others++;
      }
    }
    Region any = others <= mask ? null : slots.getAndSet((home + (int) number) & mask, null);
    return any == null ? new Region(mostFrames, frameBytes) : any;
  }

  private boolean taken(int place, Region region) {
    return slots.compareAndSet(place & mask, region, null);
  }

  /** Puts a region back; it is dropped if there are enough. */
  public void put(Region region) {
    int home = home();
    for (int i = 0; i <= mask; i++) {
      if (slots.get((home + i) & mask) == null
          && slots.compareAndSet((home + i) & mask, null, region)) {
        return;
      }
    }
  }

  /** Drops all regions that are not in use. */
  public void clear() {
    for (int i = 0; i <= mask; i++) {
      slots.set(i, null);
    }
  }

  private static int home() {
    return (int) Thread.currentThread().threadId();
  }
}
