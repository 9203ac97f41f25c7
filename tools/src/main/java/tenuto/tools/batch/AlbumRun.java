package tenuto.tools.batch;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tenuto.tools.album.Albums;
import tenuto.tools.album.ReplayGain;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.LevelGain;
import tenuto.tools.chain.SharedLevel;
import tenuto.tools.chain.StepChain;
import tenuto.tools.input.StatusLine;

/**
 * What is measured before a batch makes its outputs: the gains of albums, and tags of ReplayGain.
 *
 * @param plan of the batch's jobs
 * @param shared the chains whose files share a gain
 * @param line the status line, above which gains are printed
 */
record AlbumRun(
    BatchOptions options,
    Batch batch,
    JobPlan plan,
    Map<Chain, SharedLevel> shared,
    StatusLine line) {
  /** The chain as one whose files share a gain; null if only their tags are of albums. */
  static SharedLevel shared(BatchOptions options, Chain chain) {
    Optional<SharedLevel> shared =
        chain instanceof StepChain steps ? steps.shared() : Optional.empty();
    if (shared.isEmpty() && !options.replayGain) {
      throw new IllegalArgumentException(
          "--album needs a chain that ends in the step loudness or normalise, or --replaygain");
    }
    return shared.orElse(null);
  }

  /**
   * Measures what the options ask for.
   *
   * @param all all jobs, of whichever share
   * @param jobs those of this run
   * @param journal with what earlier runs have done, or null
   */
  void measure(List<Job> all, List<Job> jobs, BatchJournal journal) {
    List<Job> sharing = all.stream().filter(job -> shared.containsKey(chain(job))).toList();
    if (!sharing.isEmpty()) {
      shareGains(sharing);
    }
    List<Job> tagged = options.album == null ? undone(jobs, journal) : all;
    if (options.replayGain && !jobs.isEmpty() && !tagged.isEmpty()) {
      batch.measure(Job::recipe, tagged, replayGain(tagged));
    }
  }

  private static Chain chain(Job job) {
    return job.recipe().chain();
  }

  /** Without those that need no tags any more. */
  private List<Job> undone(List<Job> jobs, BatchJournal journal) {
    return options.replayGain && options.resume && journal != null
        ? jobs.stream().filter(job -> !batch.isDone(job, journal)).toList()
        : jobs;
  }

  /** Measures all albums, and gives each file the gain of its album and its chain. */
  private void shareGains(List<Job> jobs) {
    Albums<Job> albums =
        new Albums<>(
            jobs,
            Job::input,
            AlbumRun::chain,
            options.album,
            options.reading,
            (album, tracks) -> {
              if (tracks.isEmpty()) {
                return; // Why is reported of each file.
              }
              SharedLevel level = shared.get(chain(tracks.keySet().iterator().next()));
              LevelGain gain = level.gain().apply(List.copyOf(tracks.values()));
              tracks.keySet().forEach(job -> batch.share(job, gain.factor()));
              if (!options.quiet) {
                line.print(System.err, said(album, tracks.size(), gain));
              }
            });
    batch.measure(
        job -> plan.measured(shared.get(chain(job)).before(), job.recipe()), jobs, albums);
  }

  /** Albums whose files get the tags of what is measured. */
  private Albums<Job> replayGain(List<Job> measured) {
    boolean ofAlbum = options.album != null;
    return new Albums<>(
        measured,
        Job::input,
        _ -> "",
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
