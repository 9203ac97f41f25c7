package tenuto.scripting;

import java.util.Locale;
import tenuto.dsp.operators.Catalogue;

/**
 * What every render needs and takes long, begun on the other cores while the command line is being
 * read. Whoever needs it later finds it done, or waits inside the same lock or class initializer.
 */
final class HeadStart {
  private HeadStart() {}

  static void begin() {
    inBackground("python", Interpreter::initialize);
    inBackground("words", Catalogue::new);
    // Jython asks for them while it begins, and they take 60 ms.
    inBackground("locales", Locale::getAvailableLocales);
  }

  private static void inBackground(String what, Runnable work) {
    Thread.ofPlatform().daemon().name("tenuto-start-" + what).start(work);
  }
}
