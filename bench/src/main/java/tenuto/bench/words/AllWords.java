package tenuto.bench.words;

import java.util.List;
import java.util.stream.Stream;

/** The words, by family. */
final class AllWords {
  private AllWords() {}

  static List<WordAndLoop> list() {
    return Stream.of(
            GeneratorWords.list(),
            ShapeWords.list(),
            LevelWords.list(),
            CombiningWords.list(),
            HalfWaveWords.list(),
            FilterWords.list(),
            PolynomialFilterWords.list(),
            SteeredFilterWords.list(),
            TimelineWords.list(),
            PlaybackWords.list(),
            EchoWords.list(),
            SpectrumWords.list(),
            FileWords.list())
        .flatMap(List::stream)
        .toList();
  }
}
