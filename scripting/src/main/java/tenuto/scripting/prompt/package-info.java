/** The interactive prompt: inputs run one after another in a session that stays open. */
package tenuto.scripting.prompt;
