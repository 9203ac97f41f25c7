/**
 * What the operating system does for swap files beyond Java's own calls: {@code SwapSystem} says
 * what is wanted, {@code LinuxSystem} has the kernel do it, and {@code PlainSystem} does without,
 * on Windows and macOS. The classes beneath are each one of Linux's calls. No library of our own is
 * loaded.
 */
package tenuto.engine.system;
