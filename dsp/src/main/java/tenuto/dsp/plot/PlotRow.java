package tenuto.dsp.plot;

/** A strip of a picture along the time axis. */
interface PlotRow {
  /** Draws all but the time axis. */
  void draw(Sheet sheet, Box box, Axis time);

  /** What it is, for its corner; may be empty. */
  String label();
}
