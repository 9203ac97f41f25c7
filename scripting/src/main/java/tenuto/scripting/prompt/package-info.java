/** Words typed at a prompt, one input after the other, in a session that goes on. */
package tenuto.scripting.prompt;
