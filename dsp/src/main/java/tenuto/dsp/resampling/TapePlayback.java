package tenuto.dsp.resampling;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * Tape playback: the third input, a sound, played at the positions of the first input and the
 * speeds of the second, interpolated by {@link TapeFilters}, whose cutoff decreases as the speed
 * rises above 1. Outside the sound there is silence.
 *
 * @param filters shared by all signals
 */
record TapePlayback(TapeFilters filters, Queue<Room> rooms) implements Gather.RandomAccess {
  private static final int SPAN = 256;

  TapePlayback(TapeFilters filters) {
    this(filters, new ConcurrentLinkedQueue<>());
  }

  /** A thread's working memory. */
  static final class Room {
    private final double[] places = new double[SPAN];
    private final double[] speeds = new double[SPAN];
    private final double[] lanes = new double[2 * Block.GROUP];
    private double[] x = new double[0];
    private Block block = new Block(Arena.ofAuto().allocate(64, 64), 0);

    private void read(Reader reader, long first, int count) {
      if (x.length < count) {
        x = new double[2 * count];
        block = new Block(Arena.ofAuto().allocate(8L * Block.wholeGroups(x.length), 64), 0);
      }
      reader.read(first, block, 0, count);
      ArrayCopies.read(block, 0, x, count);
    }
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Room spare = rooms.poll();
    Room room = spare == null ? new Room() : spare;
    for (int at = 0; at < n; at += SPAN) {
      int now = Math.min(SPAN, n - at);
      inputs.get(0).read(start + at, scratch, 0, now);
      ArrayCopies.read(scratch, 0, room.places, now);
      inputs.get(1).read(start + at, scratch, 0, now);
      ArrayCopies.read(scratch, 0, room.speeds, now);
      play(inputs.get(2), room, now);
      ArrayCopies.write(room.places, now, out, at);
    }
    rooms.add(room);
  }

  /** Replaces places by samples. */
  private void play(Reader sound, Room room, int n) {
    double[] places = room.places;
    long length = sound.length();
    double lowest = Double.POSITIVE_INFINITY;
    double highest = 0;
    double fastest = 1;
    for (int i = 0; i < n; i++) {
      if (places[i] >= 0 && places[i] < length) {
        lowest = Math.min(lowest, places[i]);
        highest = Math.max(highest, places[i]);
        double speed = Speed.of(room.speeds[i]);
        fastest = speed > fastest ? speed : fastest;
      }
    }
    if (lowest > highest) {
      for (int i = 0; i < n; i++) {
        places[i] = Double.isNaN(places[i]) ? Double.NaN : 0;
      }
      return;
    }
    int reach = TapeFilters.mostTaps(fastest);
    long first = (long) lowest - reach;
    room.read(sound, first, (int) ((long) highest + reach - first) + 1);
    double speed = Double.NaN;
    int number = 0;
    double way = 0;
    for (int i = 0; i < n; i++) {
      double place = places[i];
      if (!(place >= 0 && place < length)) {
        places[i] = Double.isNaN(place) ? Double.NaN : 0;
        continue;
      }
      if (room.speeds[i] != speed) {
        speed = room.speeds[i];
        double between = TapeFilters.number(Speed.of(speed));
        number = (int) between;
        way = between - number;
      }
      int whole = (int) ((long) place - first);
      double part = place - (long) place;
      double y = TapeFilters.sample(filters.table(number), room.x, whole, part, room.lanes);
      if (way > 0) {
        double next =
            TapeFilters.sample(filters.table(number + 1), room.x, whole, part, room.lanes);
        y += way * (next - y);
      }
      places[i] = y;
    }
  }

  /** The settings that are not part of the inputs' own text. */
  @Override
  public String toString() {
    return "TapePlayback[]";
  }
}
