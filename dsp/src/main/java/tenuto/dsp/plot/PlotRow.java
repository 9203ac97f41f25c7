package tenuto.dsp.plot;

/** A strip of a picture along the time axis. */
interface PlotRow {
  /** Draws everything except the time axis. */
  void draw(Sheet sheet, Box box, Axis time);

  /** Its label in a corner; may be empty. */
  String label();
}
