package tenuto.scripting.prompt;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Where in a line of Python the cursor is: what is being typed, what it belongs to, and in which
 * call's brackets it is.
 *
 * @param word the letters up to the cursor that are to be completed
 * @param of the names with dots between them whose attribute the word is, {@value #RESULT} for that
 *     of a call or an index, or empty
 * @param call the names of the function whose arguments are being typed, or empty
 * @param quoted whether it is inside a text
 */
record CursorContext(String word, String of, String call, boolean quoted) {
  static final String RESULT = "()";

  /** The place at the end of a text. */
  static CursorContext atEndOf(String text) {
    Deque<Integer> open = new ArrayDeque<>();
    int quoteAt = -1;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          i++;
        } else if (c == quote || c == '\n') {
          quote = 0;
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
        quoteAt = i;
      } else if (c == '#') {
        int end = text.indexOf('\n', i);
        i = end < 0 ? text.length() : end;
      } else if (c == '(' || c == '[' || c == '{') {
        open.push(i);
      } else if ((c == ')' || c == ']' || c == '}') && !open.isEmpty()) {
        open.pop();
      }
    }
    if (quote != 0) {
      return new CursorContext(text.substring(quoteAt + 1), "", "", true);
    }
    int begin = beginOfName(text, text.length());
    String call =
        !open.isEmpty() && text.charAt(open.peek()) == '(' ? names(text, open.peek()) : "";
    String of = begin > 0 && text.charAt(begin - 1) == '.' ? owner(text, begin - 1) : "";
    return new CursorContext(text.substring(begin), of, call, false);
  }

  private static int beginOfName(String text, int end) {
    int begin = end;
    while (begin > 0 && Character.isJavaIdentifierPart(text.charAt(begin - 1))) {
      begin--;
    }
    return begin;
  }

  private static String owner(String text, int dot) {
    boolean isResult = dot > 0 && ")]".indexOf(text.charAt(dot - 1)) >= 0;
    return isResult ? RESULT : names(text, dot);
  }

  /** Names with dots between them that end at a place. */
  private static String names(String text, int end) {
    int begin = beginOfName(text, end);
    while (begin > 0 && text.charAt(begin - 1) == '.') {
      begin = beginOfName(text, begin - 1);
    }
    return text.substring(begin, end);
  }
}
