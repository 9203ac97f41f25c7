/** By whose rules a run goes: which scripts there are, of which year, and who releases signals. */
package tenuto.scripting.rules;
