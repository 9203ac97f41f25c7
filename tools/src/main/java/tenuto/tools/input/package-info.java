/** Classes that all commands share: inputs, values of options, standard streams, exit codes. */
package tenuto.tools.input;
