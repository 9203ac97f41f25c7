package tenuto.dsp.word;

import java.util.List;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Pieces of a sound with their start times; in a patch a list of pairs {@code [sound, ms]}, where a
 * sound is a signal or a list of channels, as the whole was.
 *
 * @param sources the channels from which they are read, each with one reference for the owner of
 *     the pieces
 * @param pieces in order
 */
public record Pieces(List<Stored> sources, List<Piece> pieces) {
  /**
   * A piece.
   *
   * @param channels one for each source
   */
  public record Piece(List<Signal> channels, double ms) {}
}
