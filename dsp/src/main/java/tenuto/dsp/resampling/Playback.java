package tenuto.dsp.resampling;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * Plays the second input at the positions given by the first, without a filter; 0 before its start
 * and after its end.
 *
 * @param scale samples per unit of the positions
 * @param relative whether positions are relative to the current sample
 * @param between interpolation of the second input
 */
public record Playback(double scale, boolean relative, Interpolation between)
    implements Gather.RandomAccess {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Playing playing = Playing.by(between);
    double[] row = new double[Math.min(Playing.MOST, n)];
    for (int at = 0; at < n; at += Playing.MOST) {
      int now = Math.min(Playing.MOST, n - at);
      inputs.getFirst().read(start + at, scratch, 0, now);
      ArrayCopies.read(scratch.memory(), scratch.offset(), 0, row, 0, 1, now);
      for (int i = 0; i < now; i++) {
        row[i] = row[i] * scale + (relative ? start + at + i : 0);
      }
      playing.play(inputs.get(1), row, now, scratch, n);
      ArrayCopies.write(row, 0, 1, now, out.memory(), out.offset() + 8L * at, 0);
    }
  }
}
