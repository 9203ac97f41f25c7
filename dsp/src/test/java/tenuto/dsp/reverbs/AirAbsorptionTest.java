package tenuto.dsp.reverbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What air takes away of a sound that goes through it at 20 °C and a humidity of 50 %. */
class AirAbsorptionTest {
  private static final double KELVIN = 293.15;
  private static final double TRIPLE_POINT = 273.16;
  private static final double HUMIDITY = 50;

  /** In m/s, at 20 °C. */
  private static final double SPEED_OF_SOUND = 343.2;

  /** The dB that a metre of air takes away, at one atmosphere: ISO 9613-1, equations (3) to (5). */
  private static double perMetre(double hz) {
    double saturation = Math.pow(10, -6.8346 * Math.pow(TRIPLE_POINT / KELVIN, 1.261) + 4.6151);
    double water = HUMIDITY * saturation;
    double oxygen = 24 + 4.04e4 * water * (0.02 + water) / (0.391 + water);
    double nitrogen = 9 + 280 * water; // at 20 °C
    double square = hz * hz;
    return 8.686
        * square
        * (1.84e-11
            + 0.01275 * Math.exp(-2239.1 / KELVIN) / (oxygen + square / oxygen)
            + 0.1068 * Math.exp(-3352.0 / KELVIN) / (nitrogen + square / nitrogen));
  }

  @ParameterizedTest
  @ValueSource(doubles = {4000, 5000, 6300, 8000, 10_000})
  void aDampingOf1TakesWhatAirTakes(double hz) {
    double without = new Decay(2000, 1, 1, 250, 4000, 0).rate(hz);
    double with = new Decay(2000, 1, 1, 250, 4000, 1).rate(hz);
    double air = perMetre(hz) * SPEED_OF_SOUND;
    assertThat(with - without).isCloseTo(air, within(0.12 * air));
  }
}
