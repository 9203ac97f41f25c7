package tenuto.formats.vorbis;

/** A packet that breaks a rule of the Vorbis I specification. */
public final class VorbisException extends Exception {
  private static final long serialVersionUID = 1;

  VorbisException(String rule) {
    super(rule);
  }
}
