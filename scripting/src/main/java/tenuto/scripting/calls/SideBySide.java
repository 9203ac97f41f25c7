package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Length;

/**
 * The arguments of a word that takes many signals, such as {@code sf.Mix}, if some of them are
 * channels: such a word is called for each channel, and signals beside them are in every channel.
 */
record SideBySide<V>(RunContext<V> run, Word word) {
  /**
   * The arguments for each channel. For a word that joins sounds, the shorter channels of each
   * sound are padded with silence, so that the next one begins at one time in all channels.
   *
   * @param all a list of signals, or of pairs of one and a time
   * @return empty if none of the signals are channels
   * @throws WrongTypeException if there are more channels in one than in another
   */
  List<V> of(V all) {
    List<V> elements = run.python().elements(all);
    int channels = 0;
    for (V element : elements) {
      int own = channels(sound(element));
      if (own > 0 && channels > 0 && own != channels) {
        throw new WrongTypeException(
            "sf.%s: x must have as many channels everywhere, but here are %d and %d"
                .formatted(word.name(), channels, own));
      }
      channels = Math.max(own, channels);
    }
    List<V> sounds = aligns() ? elements.stream().map(this::aligned).toList() : elements;
    List<V> each = new ArrayList<>();
    for (int i = 0; i < channels; i++) {
      int channel = i;
      each.add(run.python().list(sounds.stream().map(element -> of(element, channel)).toList()));
    }
    return each;
  }

  /**
   * Counted patches hand each signal over once, to the word itself: there they are left as they
   * are.
   */
  private boolean aligns() {
    return word.length() == Length.SUM && !run.counted();
  }

  /** Channels as long as the longest of them; anything else unchanged. */
  private V aligned(V sound) {
    if (channels(sound) == 0) {
      return sound;
    }
    List<V> elements = run.python().elements(sound);
    long longest = elements.stream().mapToLong(this::length).max().orElseThrow();
    return run.python().list(elements.stream().map(each -> padded(each, longest)).toList());
  }

  private long length(V channel) {
    return run.python().signal(channel).signal().length();
  }

  private V padded(V channel, long length) {
    return length(channel) == length
        ? channel
        : new Call<>(run, "Pad")
            .lazy(
                List.of(run.python().signal(channel)),
                Keys.number(length),
                Form.ALIKE,
                from -> Slices.of(from.getFirst(), 0, length));
  }

  private boolean isPlaced(V element) {
    return word.parameters().getFirst().kind() == Kind.PLACES
        && run.python().isSequence(element)
        && run.python().elements(element).size() == 2;
  }

  private V sound(V element) {
    return isPlaced(element) ? run.python().elements(element).getFirst() : element;
  }

  /** The number of channels; 0 for what is none. */
  private int channels(V sound) {
    if (!run.python().isSequence(sound)) {
      return 0;
    }
    List<V> elements = run.python().elements(sound);
    return elements.stream().allMatch(each -> run.python().signal(each) != null)
        ? elements.size()
        : 0;
  }

  private V of(V element, int channel) {
    V sound = sound(element);
    V one = channels(sound) == 0 ? sound : run.python().elements(sound).get(channel);
    return isPlaced(element)
        ? run.python().tuple(List.of(one, run.python().elements(element).getLast()))
        : one;
  }
}
