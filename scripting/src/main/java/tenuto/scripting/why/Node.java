package tenuto.scripting.why;

import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Lasting;

/**
 * A signal as a run's notebook describes it.
 *
 * @param index counted from 0 and unique in a notebook
 * @param isWord whether the patch called it, and not a word did internally
 * @param word that made it; empty if unknown
 * @param place its text says where; null if unknown
 * @param rate the sample rate at the time
 * @param arguments see {@link ArgumentBytes}
 * @param inputs the signals it is made from
 * @param file a file that its samples depend on; null for none
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
