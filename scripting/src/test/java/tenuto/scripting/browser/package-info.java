/** A real browser without a window, driven over its DevTools protocol. */
package tenuto.scripting.browser;
