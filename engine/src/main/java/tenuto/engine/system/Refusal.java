package tenuto.engine.system;

/**
 * Why the system gives pages no disk.
 *
 * @param mayBeFull whether it has no room, as far as can be known
 * @param why such as "input or output error"
 * @param reached bytes that were given disk before it was refused
 */
public record Refusal(boolean mayBeFull, String why, long reached) {}
