package tenuto.dsp.reverbs;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * A sound of more than two channels in a room: each two of them hear a room of their own, of
 * slightly another size, and all rooms the whole sound, so that reverberation comes from everywhere
 * wherever the sound is.
 *
 * @param body the channels, with the mix as the first control
 * @param sides what each room hears on its left, the sum of every other channel, and on its right,
 *     that of the others
 */
record SurroundField(SoundWithControls body, List<Signal> sides) {
  /** The part of an octave by which the rooms' sizes differ at most. */
  private static final double SPREAD = 1;

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  /** The mix of rooms of which only the reverberation is wanted. */
  static Signal wet() {
    return Generated.of(new Constant(1), Controls.ENDLESS);
  }

  static SurroundField of(List<Signal> x, Signal mix, Signal width, Signal depth, Signal rate) {
    SoundWithControls body = SoundWithControls.of(x, mix, width, depth, rate);
    List<Signal> cut = body.cut();
    List<List<Signal>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < x.size(); i++) {
      sides.get(i % 2).add(cut.get(i));
    }
    return new SurroundField(body, sides.stream().map(SurroundField::sum).toList());
  }

  /** The sum of channels, as loud as each of them if they are independent. */
  private static Signal sum(List<Signal> side) {
    return Mapped.of(
        new Gain(1 / Math.sqrt(side.size())),
        side.size() == 1 ? side.getFirst() : Combined.of(new Sum(), side));
  }

  /** The size of a pair's room, counted from 0. */
  static double size(double size, int pair) {
    double octaves = SPREAD * (pair * GOLDEN - Math.rint(pair * GOLDEN));
    return size * StrictMath.pow(2, octaves);
  }

  /** The dry and the reverberated channels. */
  List<Signal> mixed(List<Signal> wet) {
    long length = wet.getFirst().length();
    List<Signal> rung = body.rung(length);
    int count = body.sounds().size();
    Blend blend = new Blend(1, body.ends(length).subList(0, 1));
    List<Signal> mixed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      mixed.add(Filtered.of(blend, List.of(rung.get(i), wet.get(i), rung.get(count))));
    }
    return mixed;
  }
}
