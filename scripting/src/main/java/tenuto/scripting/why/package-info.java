/** What runs have computed anew, and why: a journal of each run, and the comparison of two. */
package tenuto.scripting.why;
