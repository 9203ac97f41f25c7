package tenuto.scripting.why;

import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Lasting;

/**
 * What a signal is, as a run has noted it down.
 *
 * @param index counted from 0: no two of a notebook have one
 * @param isWord whether it is what a patch has called, and not a step beneath that
 * @param word what makes it; empty if nobody knows
 * @param place its text says where; null if nobody knows
 * @param rate the sample rate at the time
 * @param arguments see {@link ArgumentBytes}
 * @param inputs of what it is made
 * @param file what of it is outside; null for nothing
 */
record Node(
    int index,
    Identity identity,
    boolean isWord,
    String word,
    Object place,
    double rate,
    byte[] arguments,
    List<Node> inputs,
    Lasting file) {}
