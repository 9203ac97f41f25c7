package tenuto.tools.batch;

import java.io.IOException;

/**
 * What was measured for a job before its outputs are made.
 *
 * @param gain that it shares with the other files of its album; 1 if it shares none
 * @param tags of ReplayGain
 * @param ofAlbum whether other files have part in these
 */
record Measured(double gain, FurtherTags tags, boolean ofAlbum) {
  /** Everything that determines an output, except its input: so an album's gain, too. */
  String identity(Recipe recipe) throws IOException {
    return ofAlbum
        ? recipe.identity() + ", album gain " + gain + ", tags " + tags
        : recipe.identity();
  }
}
