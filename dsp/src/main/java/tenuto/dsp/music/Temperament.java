package tenuto.dsp.music;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.engine.base.Require;

/**
 * Historical temperaments of the twelve notes of an octave.
 *
 * <p>A temperament is defined by its circle of fifths: how much each fifth is narrower than 3/2, in
 * parts of the Pythagorean comma (by which twelve pure fifths exceed seven octaves) or the syntonic
 * comma (by which four exceed two octaves and a pure third).
 */
public enum Temperament {
  /** Each fifth smaller by 1/12 of the Pythagorean comma. */
  EQUAL("each fifth tempered by 1/12 of the Pythagorean comma", fifths(12, 1).from(0, 12)),

  /** Eleven pure fifths from e flat to g sharp. */
  PYTHAGOREAN("eleven pure fifths, and a wolf from g sharp to e flat", fifths(1, 0)),

  /** The four fifths c-g-d-a-e add up to a pure third; all eight usable thirds are pure. */
  QUARTER_COMMA_MEANTONE(
      "Pietro Aaron, Thoscanello de la musica, 1523, as understood since Zarlino", meantone()),

  /** Fifths c-g-d-a and b-f sharp smaller by a quarter of the comma. */
  WERCKMEISTER_III(
      "Andreas Werckmeister, Musicalische Temperatur, 1691", fifths(4, 1).from(0, 3).from(5, 1)),

  /** Fifths c-g-d-a-e smaller by a quarter of the syntonic comma, f sharp-c sharp by the rest. */
  KIRNBERGER_III("Johann Philipp Kirnberger, letter to J. N. Forkel, about 1779", kirnberger()),

  /** Six fifths f-c-g-d-a-e-b smaller by a sixth of the comma. */
  VALLOTTI(
      "Francesco Antonio Vallotti, Trattato della moderna musica, about 1754",
      fifths(6, 1).from(-1, 6)),

  /**
   * Fifths f-c-g-d-a-e smaller by 1/6, c sharp-g sharp-d sharp-a sharp by 1/12, a sharp-f larger.
   */
  BACH_LEHMAN(
      "Bradley Lehman, Bach's extraordinary temperament: our Rosetta Stone, Early Music 33, 2005",
      fifths(12, 2).from(-1, 5).also(12, 1).from(7, 3).also(12, -1).from(10, 1)),

  /** Pure thirds and fifths around c. */
  JUST(
      "Alexander J. Ellis, the duodene of C in his translation of Helmholtz, On the Sensations of"
          + " Tone, 1885",
      null);

  private static final List<Double> DUODENE =
      List.of(
          16.0 / 15, 9.0 / 8, 6.0 / 5, 5.0 / 4, 4.0 / 3, 45.0 / 32, 3.0 / 2, 8.0 / 5, 5.0 / 3,
          9.0 / 5, 15.0 / 8, 2.0);

  private final String source;
  private final Fifths fifths;

  Temperament(String source, Fifths fifths) {
    this.source = source;
    this.fifths = fifths;
  }

  /** The narrowing of each fifth in cents; number 0 is c-g, 11 is f-c. */
  private static final class Fifths {
    private static final double PYTHAGOREAN_COMMA = cents(531441.0 / 524288);
    private static final double SYNTONIC_COMMA = cents(81.0 / 80);

    private final double[] shorts = new double[12];
    private double now;

    private static double cents(double ratio) {
      return 1200 * (StrictMath.log(ratio) / StrictMath.log(2));
    }

    /** Narrows {@code count} fifths from number {@code first} on by the current amount. */
    Fifths from(int first, int count) {
      for (int i = first; i < first + count; i++) {
        shorts[Math.floorMod(i, 12)] = now;
      }
      return this;
    }

    /** Sets the amount to {@code parts} of {@code whole} parts of the Pythagorean comma. */
    Fifths also(int whole, int parts) {
      return by(PYTHAGOREAN_COMMA * parts / whole);
    }

    Fifths by(double cents) {
      now = cents;
      return this;
    }

    /**
     * Cents of the degrees 1 to 12 above c; seven fifths go up from c to c sharp, and four down to
     * e flat, so that the remaining one is between.
     */
    double[] degrees() {
      double pure = cents(1.5);
      double[] cents = new double[12];
      double up = 0;
      for (int i = 0; i < 8; i++) {
        up += pure - shorts[i];
        cents[(7 * (i + 1)) % 12] = up;
      }
      double down = 0;
      for (int i = 11; i > 8; i--) {
        down -= pure - shorts[i];
        cents[(7 * i) % 12] = down;
      }
      double[] degrees = new double[12];
      for (int i = 1; i < 12; i++) {
        degrees[i - 1] = cents[i] - 1200 * Math.floor(cents[i] / 1200);
      }
      degrees[11] = 1200;
      return degrees;
    }
  }

  private static Fifths fifths(int whole, int parts) {
    return new Fifths().also(whole, parts);
  }

  private static Fifths meantone() {
    return new Fifths().by(Fifths.SYNTONIC_COMMA / 4).from(-3, 11);
  }

  private static Fifths kirnberger() {
    double rest = Fifths.PYTHAGOREAN_COMMA - Fifths.SYNTONIC_COMMA;
    return new Fifths().by(Fifths.SYNTONIC_COMMA / 4).from(0, 4).by(rest).from(6, 1);
  }

  /** Its historical source. */
  public String source() {
    return source;
  }

  /** The notes above c. */
  public Scale scale() {
    return fifths == null ? new Scale(text(), DUODENE) : Scale.ofCents(text(), fifths.degrees());
  }

  /**
   * The tuning of a keyboard in this temperament.
   *
   * @param a4 frequency of the a above middle C, key 69, in Hz
   * @param tonic transposition of the temperament: semitones above c, 0 to 11
   */
  public Tuning tuning(double a4, int tonic) {
    Require.positive("a4", a4);
    return new Tuning(scale(), KeyboardMap.linear(60 + tonic, 69, a4));
  }

  /** Its name in lower case, with spaces. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * The temperament of a name in any spelling: {@code Werckmeister III}, {@code werckmeister_iii},
   * or an unambiguous part of it, {@code bach}.
   *
   * @throws IllegalArgumentException that lists all names
   */
  public static Temperament of(String name) {
    String letters = letters(name);
    List<Temperament> fit =
        Arrays.stream(values()).filter(each -> letters(each.name()).contains(letters)).toList();
    if (letters.isEmpty() || fit.size() != 1) {
      String all = Arrays.stream(values()).map(Temperament::text).collect(Collectors.joining(", "));
      throw new IllegalArgumentException(
          "temperament must be one of %s, but is '%s'".formatted(all, name));
    }
    return fit.getFirst();
  }

  private static String letters(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "").replaceAll("3$", "iii");
  }
}
