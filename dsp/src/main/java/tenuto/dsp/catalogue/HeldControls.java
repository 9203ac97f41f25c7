package tenuto.dsp.catalogue;

import java.util.List;
import tenuto.dsp.editing.LastValue;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * Continues controls that end before the sound, so that none of them ends it: each holds its last
 * value.
 */
final class HeldControls {
  /** Oscillators read their controls a little ahead. */
  private static final int AHEAD = 256;

  private HeldControls() {}

  /**
   * Replaces the controls among a word's arguments; not by Sonic Field's rules.
   *
   * @param arguments one for each parameter
   */
  static void hold(WordContext context, List<Parameter> parameters, Object[] arguments) {
    if (!anyHolds(parameters) || context.dialect().isSonicFields()) {
      return;
    }
    long length = length(context.session(), parameters, arguments);
    for (int i = 0; i < arguments.length; i++) {
      if (parameters.get(i).holds() && arguments[i] instanceof Signal control) {
        arguments[i] = LastValue.held(control, length);
      }
    }
  }

  /** A loop, as each call asks: streams take long until they are compiled. */
  private static boolean anyHolds(List<Parameter> parameters) {
    for (Parameter parameter : parameters) {
      if (parameter.holds()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The samples for which controls are needed: an oscillator's first parameter, else those of the
   * longest sound and of the tail after it.
   */
  private static long length(Session session, List<Parameter> parameters, Object[] arguments) {
    Parameter first = parameters.getFirst();
    if (first.unit() == Unit.MS && arguments[0] instanceof Double ms) {
      return ms >= 0 ? Times.length(session, ms) + AHEAD : 0;
    }
    long length = 0;
    long tail = 0;
    for (int i = 0; i < arguments.length; i++) {
      Parameter.Kind kind = parameters.get(i).kind();
      if (kind == Parameter.Kind.CHANNELS) {
        for (Object channel : (List<?>) arguments[i]) {
          length = Math.max(length, ((Signal) channel).length());
        }
      } else if (kind == Parameter.Kind.SIGNAL && !parameters.get(i).holds()) {
        length = Math.max(length, ((Signal) arguments[i]).length());
      } else if (parameters.get(i).name().equals("tail") && (double) arguments[i] > 0) {
        tail = Times.samples("tail", session, (double) arguments[i]);
      }
    }
    return length + tail;
  }
}
