/** What runs have computed again, and why: a journal of each run, and the comparison of two. */
package tenuto.scripting.why;
