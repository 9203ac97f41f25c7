package tenuto.scripting.reports;

import java.util.List;

/**
 * The help of a function of {@code sf} that is not a word of the catalogue.
 *
 * @param name without {@code sf.}
 * @param summary in one line
 * @param help the full text
 * @param parameters their names
 */
public record HelperText(String name, String summary, String help, List<String> parameters) {}
