/**
 * What only scripts of Sonic Field meet: which version's rules they follow, the names that they
 * expect beside Tenuto's, and its library {@code sython}. The Java names that they import, {@code
 * com.nerdscentral.audio}, lead here through hidden members of {@code sf}. One class of the command
 * puts this package in; without it all else works.
 */
package tenuto.scripting.sonicfield;
