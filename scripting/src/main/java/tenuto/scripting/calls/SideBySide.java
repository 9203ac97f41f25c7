package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Word;

/**
 * The arguments of a word that takes many signals, such as {@code sf.Mix}, if some of them are
 * channels: such a word is called for each channel, and signals beside them are in every channel.
 */
record SideBySide<V>(Python<V> python, Word word) {
  /**
   * The arguments for each channel.
   *
   * @param all a list of signals, or of pairs of one and a time
   * @return empty if none of the signals are channels
   * @throws WrongTypeException if there are more channels in one than in another
   */
  List<V> of(V all) {
    List<V> elements = python.elements(all);
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
    List<V> each = new ArrayList<>();
    for (int i = 0; i < channels; i++) {
      int channel = i;
      each.add(python.list(elements.stream().map(element -> of(element, channel)).toList()));
    }
    return each;
  }

  private boolean isPlaced(V element) {
    return word.parameters().getFirst().kind() == Kind.PLACES
        && python.isSequence(element)
        && python.elements(element).size() == 2;
  }

  private V sound(V element) {
    return isPlaced(element) ? python.elements(element).getFirst() : element;
  }

  /** The number of channels; 0 for what is none. */
  private int channels(V sound) {
    if (!python.isSequence(sound)) {
      return 0;
    }
    List<V> elements = python.elements(sound);
    return elements.stream().allMatch(each -> python.signal(each) != null) ? elements.size() : 0;
  }

  private V of(V element, int channel) {
    V sound = sound(element);
    V one = channels(sound) == 0 ? sound : python.elements(sound).get(channel);
    return isPlaced(element) ? python.tuple(List.of(one, python.elements(element).getLast())) : one;
  }
}
