package tenuto.dsp.word;

import java.util.List;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A sound in pieces, and when each begins; in a patch a list of pairs {@code [sound, ms]}, where a
 * sound is a signal if the whole was one, and channels if it was channels.
 *
 * @param sources what they are read from, channel by channel, each with one reference for whoever
 *     holds the pieces
 * @param pieces in order
 */
public record Pieces(List<Stored> sources, List<Piece> pieces) {
  /**
   * One of them.
   *
   * @param channels as many as there are sources
   */
  public record Piece(List<Signal> channels, double ms) {}
}
