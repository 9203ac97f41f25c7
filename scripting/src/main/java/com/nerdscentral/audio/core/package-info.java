/** Java names that scripts of Sonic Field import; all of them lead to classes of Tenuto. */
package com.nerdscentral.audio.core;
