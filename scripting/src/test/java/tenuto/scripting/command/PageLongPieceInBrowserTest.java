package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tenuto.scripting.reports.NoteLog;

/** A piece of twenty minutes for eight loudspeakers; skipped where there is no browser. */
class PageLongPieceInBrowserTest extends PageInBrowserFixture {
  private static final int RATE = 48_000;
  private static final int CHANNELS = 8;
  private static final int SECONDS = 1200;

  /** All of it is 922 MB. */
  private static final long FRAME = 2L * CHANNELS;

  private static final String PLACE = "Number(document.body.dataset.place)";
  private static final String ROW = "document.querySelector('.lane canvas')";

  /** A file of 16 bits with holes: only from 595 s on there are ten seconds of sound. */
  private Path octagon() throws IOException {
    Path path = folder.resolve("octagon.wav");
    long bytes = SECONDS * RATE * FRAME;
    ByteBuffer head = ByteBuffer.allocate(68).order(ByteOrder.LITTLE_ENDIAN);
    head.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt((int) (bytes + 60));
    head.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(40);
    head.putShort((short) 0xFFFE).putShort((short) CHANNELS).putInt(RATE);
    head.putInt((int) (RATE * FRAME)).putShort((short) FRAME).putShort((short) 16);
    head.putShort((short) 22).putShort((short) 16).putInt(0); // a mask of no loudspeakers
    head.putLong(0x0010000000000001L).putLong(0x719B3800AA000080L);
    head.put("data".getBytes(StandardCharsets.US_ASCII)).putInt((int) bytes);
    ByteBuffer second =
        ByteBuffer.allocate((int) (10 * RATE * FRAME)).order(ByteOrder.LITTLE_ENDIAN);
    while (second.hasRemaining()) {
      int frame = second.position() / (int) FRAME;
      second.putShort((short) (8000 * Math.sin(2 * Math.PI * 440 * frame / RATE)));
    }
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.write(head.array(), 0, head.position());
      file.seek(head.position() + 595L * RATE * FRAME);
      file.write(second.array());
      file.setLength(head.position() + bytes);
    }
    return path;
  }

  private static double metric(String name) {
    tab.call("HeapProfiler.collectGarbage", "{}");
    for (JsonElement each :
        tab.call("Performance.getMetrics", "{}").getAsJsonArray("metrics").asList()) {
      if (each.getAsJsonObject().get("name").getAsString().equals(name)) {
        return each.getAsJsonObject().get("value").getAsDouble();
      }
    }
    throw new AssertionError(name);
  }

  @Test
  void itIsSeenAndHeardInLittleMemory() throws Exception {
    NoteLog notes = new NoteLog();
    for (int i = 0; i < 24_000; i++) {
      notes.add(new NoteLog.Played(i / 20.0, 0.1, 40 + i % 40, 90, "/a/octagon.py:15", ""));
    }
    page.begins(notes);
    page.wrote(octagon(), RATE);
    page.ended("0.10 s: done");
    tab.call("Performance.enable", "{}");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 1");
    tab.await("document.body.dataset.to == " + SECONDS);
    tab.await("document.querySelector('.facts')?.textContent.includes('peak −12.2 dB')");
    assertThat(tab.text("document.querySelector('.fold').selectedOptions[0].textContent"))
        .isEqualTo("octagon → stereo");
    assertThat(tab.text("document.getElementById('notecount').textContent")).isEqualTo("24,000");

    // From all of it to single samples and notes, in the middle.
    tab.evaluate("performance.setResourceTimingBufferSize(10000)");
    double x = tab.number(ROW + ".getBoundingClientRect().left + " + ROW + ".clientWidth / 2");
    double y = tab.number(ROW + ".getBoundingClientRect().top + 20");
    tab.click(x + 1, y);
    tab.await(PLACE + " >= 599 && " + PLACE + " < 603");
    for (int i = 0; i < 40; i++) {
      tab.press("+");
    }
    tab.await(ROW + ".dataset.drawn == 'samples'");
    tab.press("0");
    tab.await("document.body.dataset.to == " + SECONDS);
    for (int i = 0; i < 10; i++) {
      tab.press("+");
    }
    tab.await("document.body.dataset.to - document.body.dataset.from < 20");
    tab.await("document.querySelectorAll('#notes .keys').length > 0");

    // What is heard is folded down, by either rule.
    double begin = tab.number(PLACE);
    tab.press(" ");
    tab.await(PLACE + " > " + (begin + 0.3));
    tab.evaluate(
        "{const s = document.querySelector('.fold'); s.value = 'octagon, headphones';"
            + " s.dispatchEvent(new Event('change'))}");
    tab.await("document.body.dataset.mix == '1 - 1 octagon, headphones'");
    tab.await("document.body.dataset.begun == 2");
    tab.press(" ");
    tab.evaluate("localStorage.clear()");

    double fetched =
        tab.number(
            "performance.getEntriesByType('resource').reduce((sum, e) => sum + e.transferSize, 0)");
    assertThat(fetched).isBetween(1e6, 40e6);
    assertThat(metric("JSHeapUsedSize")).isLessThan(24e6);
  }
}
