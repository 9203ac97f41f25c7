package tenuto.dsp.plot;

/** Text cannot be drawn on this machine: Java finds no font, or cannot read fonts. */
public final class NoFontsException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  NoFontsException(Throwable cause) {
    super(
        "pictures cannot be drawn here, because Java finds no fonts: install fontconfig and any"
            + " font, such as the packages fontconfig and fonts-dejavu-core (or dejavu-sans-fonts)",
        cause);
  }
}
