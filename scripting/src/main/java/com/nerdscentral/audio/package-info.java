/** Names that scripts of Sonic Field 2015 import. */
package com.nerdscentral.audio;
