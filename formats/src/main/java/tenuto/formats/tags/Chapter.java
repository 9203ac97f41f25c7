package tenuto.formats.tags;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.formats.file.Metadata.Cue;

/**
 * A chapter of a tag, whose place is a time, as the tag does not know the sample rate.
 *
 * @param begin in ms
 * @param end in ms; {@code begin} if it is not given
 * @param title may be empty
 */
record Chapter(long begin, long end, String title) {
  private static final double SECOND = 1000;

  /**
   * Chapters as cue points: positions if each chapter but the last ends where the next begins,
   * otherwise regions.
   *
   * @param rate the sample rate
   */
  static List<Cue> cues(List<Chapter> chapters, double rate) {
    List<Chapter> sorted = new ArrayList<>(chapters);
    sorted.sort(Comparator.comparingLong(Chapter::begin));
    boolean follow = true;
    for (int i = 1; i < sorted.size(); i++) {
      Chapter before = sorted.get(i - 1);
      follow &= before.end == before.begin || before.end == sorted.get(i).begin;
    }
    List<Cue> cues = new ArrayList<>();
    for (Chapter each : sorted) {
      long begin = frame(each.begin, rate);
      long length = follow ? 0 : Math.max(0, frame(each.end, rate) - begin);
      cues.add(new Cue(begin, each.title, length, ""));
    }
    return cues;
  }

  /**
   * Cue points as chapters in the order of time, each of which ends with its region, or else at the
   * next or the end of the sound.
   *
   * @param frames of the sound
   * @param rate the sample rate
   */
  static List<Chapter> of(List<Cue> cues, long frames, double rate) {
    List<Cue> sorted = new ArrayList<>(cues);
    sorted.sort(Comparator.comparingLong(Cue::frame));
    List<Chapter> chapters = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      Cue cue = sorted.get(i);
      long begin = ms(cue.frame(), rate);
      long next = i + 1 < sorted.size() ? sorted.get(i + 1).frame() : frames;
      long end = cue.length() > 0 ? cue.frame() + cue.length() : next;
      chapters.add(new Chapter(begin, Math.max(begin, ms(end, rate)), cue.label()));
    }
    return chapters;
  }

  private static long frame(long ms, double rate) {
    return Math.round(ms / SECOND * rate);
  }

  private static long ms(long frame, double rate) {
    return Math.round(frame / rate * SECOND);
  }
}
