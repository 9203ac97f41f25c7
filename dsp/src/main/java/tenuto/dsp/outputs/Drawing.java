package tenuto.dsp.outputs;

import java.io.IOException;

/** Draws a part of channels. */
public interface Drawing {
  /**
   * Draws it.
   *
   * @param name of the picture's file, with its suffix
   * @return the bytes of the file
   */
  byte[] draw(String name, Excerpt.Span part) throws IOException;
}
