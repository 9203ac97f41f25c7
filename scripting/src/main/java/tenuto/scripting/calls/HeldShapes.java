package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.editing.LastValue;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Joined;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;
import tenuto.formats.pcm.HeaderText;

/**
 * Shapes among the signals of a call: what envelope words make, and what is made from shapes and
 * numbers alone. In sums and products a shape that ends before the others holds its last value.
 *
 * <p>Handles know which signals are shapes, and not the signals, so that nothing changes in their
 * identities, nor where words are called without a patch. By Sonic Field's rules nothing is held.
 */
record HeldShapes(RunContext<?> run) {
  /** Held for longer at another value than these, a shape is probably a mistake. */
  private static final double MOST_MS = 50;

  /** Values within 60 dB of 0 and of 1 count as these. */
  private static final double NEAR = 0.001;

  /** The arguments for a word, its shapes held. */
  Object[] arguments(Word word, ArgumentSet set) {
    if (word.joined() == Joined.NOT || !mayHold(set.signals())) {
      return set.values();
    }
    List<Signal> held = held(word.name(), word.joined(), set.signals());
    Object[] values = set.values().clone();
    int next = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] instanceof List<?> list) {
        values[i] = held.subList(next, next + list.size());
        next += list.size();
      } else if (next < held.size() && values[i] == set.signals().get(next).signal()) {
        values[i] = held.get(next++);
      }
    }
    return values;
  }

  /** The signals of handles, of which shapes are held. */
  List<Signal> held(String word, Joined joined, List<Handle> handles) {
    if (!mayHold(handles)) {
      return Handle.signals(handles);
    }
    long length = length(joined, handles);
    List<Signal> held = new ArrayList<>();
    for (Handle handle : handles) {
      Signal signal = handle.signal();
      if (!handle.holding().isShape() || signal.length() >= length) {
        held.add(signal);
        continue;
      }
      if (joined == Joined.PRODUCT) {
        look(word, handle, length);
      }
      held.add(LastValue.held(signal, handle.holding().last(), length));
    }
    return held;
  }

  /** Whether the lengths differ, by rules that hold shapes. */
  private boolean mayHold(List<Handle> handles) {
    if (run.context().dialect().isSonicFields()) {
      return false;
    }
    for (Handle handle : handles) {
      if (handle.signal().length() != handles.getFirst().signal().length()) {
        return true;
      }
    }
    return false;
  }

  private static long length(Joined joined, List<Handle> handles) {
    long longest = 0;
    long shortestSound = Long.MAX_VALUE;
    for (Handle handle : handles) {
      longest = Math.max(longest, handle.signal().length());
      if (!handle.holding().isShape()) {
        shortestSound = Math.min(shortestSound, handle.signal().length());
      }
    }
    return joined == Joined.SUM || shortestSound == Long.MAX_VALUE ? longest : shortestSound;
  }

  /** Warns of a shape that holds anything but silence or full level for long. */
  private void look(String word, Handle handle, long length) {
    double rate = handle.rate() == Rates.ANY ? run.session().sampleRate() : handle.rate();
    double lasts = Milliseconds.of(handle.signal().length(), rate);
    double sound = Milliseconds.of(length, rate);
    if (sound - lasts <= MOST_MS) {
      return;
    }
    double last = handle.holding().last().orElseGet(() -> sample(handle));
    if (Math.abs(last) > NEAR && Math.abs(last - 1) > NEAR) {
      run.warnings()
          .tell(
              "shape",
              ("sf.%s: a shape of %s ms ends at %s, which is held to the end of the sound of"
                      + " %s ms")
                  .formatted(word, text(lasts), text(last), text(sound)));
    }
  }

  private static String text(double number) {
    return HeaderText.number(Math.rint(number * 1000) / 1000);
  }

  /** The last sample of a signal to which the caller has a reference. */
  private double sample(Handle handle) {
    long length = handle.signal().length();
    if (length == 0) {
      return 0;
    }
    handle.holding().readThrough(run.context().readers());
    return run.context().readers().sample(handle.signal(), length - 1);
  }

  private static boolean areShapes(List<Handle> from) {
    for (Handle each : from) {
      if (!each.holding().isShape()) {
        return false;
      }
    }
    return !from.isEmpty();
  }

  /** Makes the handle of a word's result a shape, if it is one. */
  void mark(Handle result, Form form, List<Handle> from) {
    boolean isShape = form == Form.SHAPE || form == Form.ALIKE && areShapes(from);
    if (!isShape || result.holding().isShape()) {
      return;
    }
    Map<Object, OptionalDouble> known = new HashMap<>();
    for (Handle each : from) {
      known.put(each.signal().identity(), each.holding().last());
    }
    result
        .holding()
        .shape(
            LastValue.of(
                result.signal(),
                signal -> known.getOrDefault(signal.identity(), OptionalDouble.empty())));
  }
}
