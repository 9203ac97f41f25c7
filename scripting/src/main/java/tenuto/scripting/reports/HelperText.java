package tenuto.scripting.reports;

import java.util.List;

/**
 * What a function of {@code sf} that is not a word of the catalogue says of itself.
 *
 * @param name without {@code sf.}
 * @param summary in one line
 * @param help all of it
 * @param parameters their names
 */
public record HelperText(String name, String summary, String help, List<String> parameters) {}
