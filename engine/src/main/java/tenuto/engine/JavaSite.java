package tenuto.engine;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The line of a Java program that is asking something of Tenuto on the calling thread.
 *
 * <p>{@code session.originsFrom(JavaSite::caller)} gives stored signals their lines as origins, to
 * show in {@link SessionMemory#lent} where those come from that were never closed. It looks at the
 * stack, which takes some microseconds for each signal stored; a session does not ask for it by
 * itself.
 */
public final class JavaSite {
  private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  private JavaSite() {}

  /** The class, method, file and line: {@code Song.main(Song.java:12)}; or that there is none. */
  public static String caller() {
    return find(type -> false).orElse("an unnamed place");
  }

  /**
   * The nearest line of neither Tenuto (any package {@code tenuto} or beneath) nor the JDK.
   *
   * @param passedOver further classes that it is not looked for in, such as a language's runtime
   */
  public static Optional<String> find(Predicate<Class<?>> passedOver) {
    return STACK.walk(
        frames ->
            frames
                .filter(frame -> !isOurs(frame.getDeclaringClass()))
                .filter(frame -> !passedOver.test(frame.getDeclaringClass()))
                .map(StackFrame::toStackTraceElement)
                .map(JavaSite::text)
                .findFirst());
  }

  private static boolean isOurs(Class<?> type) {
    String module = type.getModule().isNamed() ? type.getModule().getName() : "";
    return module.startsWith("java.")
        || module.startsWith("jdk.")
        || (type.getPackageName() + ".").startsWith("tenuto.");
  }

  /** Without the class loader, the module and its version, which stand in front. */
  private static String text(StackTraceElement site) {
    String all = site.toString();
    return all.substring(all.lastIndexOf('/', all.indexOf('(')) + 1);
  }
}
