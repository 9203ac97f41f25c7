/** Sounds cut where they are silent, or where notes begin. */
package tenuto.dsp.splitting;
