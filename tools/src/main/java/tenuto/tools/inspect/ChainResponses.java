package tenuto.tools.inspect;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.plot.Track;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.tools.chain.ChainWords;
import tenuto.tools.chain.FileSession;
import tenuto.tools.chain.StepChain;

/** Chains whose frequency responses a picture compares: one track for each. */
final class ChainResponses {
  private static final long SAMPLES = 256;

  private ChainResponses() {}

  /**
   * The tracks of chains: what their filters make of a signal that is never read.
   *
   * @throws tenuto.tools.input.ChainException naming the step that is wrong or has no formula
   */
  static List<Track> of(List<String> chains, double sampleRate) {
    Catalogue catalogue = Catalogue.with(List.of());
    ChainWords words = new ChainWords(catalogue);
    List<Track> tracks = new ArrayList<>();
    try (FileSession session =
        new FileSession(new Settings().withThreads(1), catalogue, Path.of(""), false)) {
      for (String chain : chains) {
        session.begin(sampleRate, 0);
        List<Signal> made = StepChain.parse(chain, words).filters(session, source());
        tracks.add(Track.whole(chain, made, sampleRate));
        session.end();
      }
    }
    return tracks;
  }

  /** Has come through a filter that changes nothing, so that gains before other filters count. */
  private static Signal source() {
    return Filtered.of(new Biquad(1, 0, 0, 0, 0), Slices.of(Channels.steady(0), 0, SAMPLES));
  }
}
