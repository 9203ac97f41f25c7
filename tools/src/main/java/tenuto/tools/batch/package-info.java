/** One chain over many files: {@code process} and {@code convert}. */
package tenuto.tools.batch;
