/** Rooms, plates, springs and responses that sounds ring on in. */
package tenuto.dsp.reverbs;
