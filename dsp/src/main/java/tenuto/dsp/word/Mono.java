package tenuto.dsp.word;

/** How many channels a word that treats channels together gives of one signal. */
public enum Mono {
  /** One signal: the rule. */
  MONO,

  /** Channels: it makes a mono sound wider. */
  CHANNELS,

  /** One or several, by its other parameters. */
  EITHER
}
