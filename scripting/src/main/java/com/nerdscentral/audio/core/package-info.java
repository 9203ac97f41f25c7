/** Java names that scripts of Sonic Field import; all of them lead to Tenuto's own. */
package com.nerdscentral.audio.core;
