package tenuto.tools.batch;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tenuto.tools.album.Albums;
import tenuto.tools.album.ReplayGain;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.LevelGain;
import tenuto.tools.chain.SharedLevel;
import tenuto.tools.chain.StepChain;
import tenuto.tools.input.Input;
import tenuto.tools.input.StatusLine;

/**
 * What is measured before a batch makes its outputs: the gains of albums, and tags of ReplayGain.
 *
 * @param plan of the batch's jobs
 * @param all all files of the albums, whichever share they belong to
 * @param line the status line, above which gains are printed
 */
record AlbumRun(BatchOptions options, Batch batch, JobPlan plan, List<Input> all, StatusLine line) {
  /** The chain as one whose files share a gain; null if only their tags are of albums. */
  static SharedLevel shared(BatchOptions options, Chain chain) {
    if (options.resume) {
      throw new IllegalArgumentException(
          "--album and --resume cannot be combined: one more file changes the gain of all");
    }
    Optional<SharedLevel> shared =
        chain instanceof StepChain steps ? steps.shared() : Optional.empty();
    if (shared.isEmpty() && !options.replayGain) {
      throw new IllegalArgumentException(
          "--album needs a chain that ends in the step loudness or normalise, or --replaygain");
    }
    return shared.orElse(null);
  }

  /** Measures what the options ask for. */
  void measure(SharedLevel shared, List<Job> jobs) {
    if (shared != null) {
      shareGains(shared);
    }
    if (options.replayGain && !jobs.isEmpty()) {
      List<Input> measured = options.album == null ? jobs.stream().map(Job::input).toList() : all;
      batch.measure(jobs.getFirst().recipe(), measured, replayGain(measured));
    }
  }

  /** Measures all albums, and gives each file the gain of its album. */
  private void shareGains(SharedLevel shared) {
    Albums albums =
        new Albums(
            all,
            options.album,
            options.reading,
            (album, tracks) -> {
              if (tracks.isEmpty()) {
                return; // Why is reported of each file.
              }
              LevelGain gain = shared.gain().apply(List.copyOf(tracks.values()));
              tracks.keySet().forEach(input -> batch.share(input, gain.factor()));
              if (!options.quiet) {
                line.print(System.err, said(album, tracks.size(), gain));
              }
            });
    batch.measure(plan.measured(shared.before()), all, albums);
  }

  /** Albums whose files get the tags of what is measured. */
  private Albums replayGain(List<Input> measured) {
    boolean ofAlbum = options.album != null;
    return new Albums(
        measured,
        options.album,
        options.reading,
        (album, tracks) -> {
          ReplayGain.tag(tracks, ofAlbum, _ -> false, (in, more) -> batch.tag(in, false, more));
          ReplayGain.tag(tracks, ofAlbum, _ -> true, (in, more) -> batch.tag(in, true, more));
        });
  }

  private static String said(String album, int files, LevelGain gain) {
    return String.format(
        Locale.ROOT,
        "tenuto: album %s: %d %s, gain %+.2f dB%s",
        album,
        files,
        files == 1 ? "file" : "files",
        20 * StrictMath.log10(gain.factor()),
        gain.remark().isEmpty() ? "" : "; " + gain.remark());
  }
}
