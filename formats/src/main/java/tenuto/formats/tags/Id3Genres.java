package tenuto.formats.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The genres that ID3 numbers: 0 to 79 of ID3 version 1, and those that Winamp added, up to 191.
 */
final class Id3Genres {
  private static final List<String> NAMES =
      List.of(
          ("Blues,Classic Rock,Country,Dance,Disco,Funk,Grunge,Hip-Hop,Jazz,Metal,New Age,Oldies,Other,"
                  + "Pop,R&B,Rap,Reggae,Rock,Techno,Industrial,Alternative,Ska,Death Metal,Pranks,"
                  + "Soundtrack,Euro-Techno,Ambient,Trip-Hop,Vocal,Jazz+Funk,Fusion,Trance,Classical,"
                  + "Instrumental,Acid,House,Game,Sound Clip,Gospel,Noise,Alternative Rock,Bass,Soul,Punk,"
                  + "Space,Meditative,Instrumental Pop,Instrumental Rock,Ethnic,Gothic,Darkwave,"
                  + "Techno-Industrial,Electronic,Pop-Folk,Eurodance,Dream,Southern Rock,Comedy,Cult,"
                  + "Gangsta Rap,Top 40,Christian Rap,Pop/Funk,Jungle,Native American,Cabaret,New Wave,"
                  + "Psychedelic,Rave,Showtunes,Trailer,Lo-Fi,Tribal,Acid Punk,Acid Jazz,Polka,Retro,"
                  + "Musical,Rock & Roll,Hard Rock,Folk,Folk-Rock,National Folk,Swing,Fast-Fusion,Bebop,"
                  + "Latin,Revival,Celtic,Bluegrass,Avantgarde,Gothic Rock,Progressive Rock,"
                  + "Psychedelic Rock,Symphonic Rock,Slow Rock,Big Band,Chorus,Easy Listening,Acoustic,"
                  + "Humour,Speech,Chanson,Opera,Chamber Music,Sonata,Symphony,Booty Bass,Primus,"
                  + "Porn Groove,Satire,Slow Jam,Club,Tango,Samba,Folklore,Ballad,Power Ballad,"
                  + "Rhythmic Soul,Freestyle,Duet,Punk Rock,Drum Solo,A Cappella,Euro-House,Dance Hall,"
                  + "Goa,Drum & Bass,Club-House,Hardcore Techno,Terror,Indie,BritPop,Afro-Punk,Polsk Punk,"
                  + "Beat,Christian Gangsta Rap,Heavy Metal,Black Metal,Crossover,Contemporary Christian,"
                  + "Christian Rock,Merengue,Salsa,Thrash Metal,Anime,JPop,Synthpop,Abstract,Art Rock,"
                  + "Baroque,Bhangra,Big Beat,Breakbeat,Chillout,Downtempo,Dub,EBM,Eclectic,Electro,"
                  + "Electroclash,Emo,Experimental,Garage,Global,IDM,Illbient,Industro-Goth,Jam Band,"
                  + "Krautrock,Leftfield,Lounge,Math Rock,New Romantic,Nu-Breakz,Post-Punk,Post-Rock,"
                  + "Psytrance,Shoegaze,Space Rock,Trop Rock,World Music,Neoclassical,Audiobook,"
                  + "Audio Theatre,Neue Deutsche Welle,Podcast,Indie Rock,G-Funk,Dubstep,Garage Rock,"
                  + "Psybient")
              .split(","));

  /** "(51)", "(RX)", and "((" for a bracket that begins a text. */
  private static final Pattern REFERENCE = Pattern.compile("\\((\\d{1,3}|RX|CR)\\)");

  private Id3Genres() {}

  /** The name of a number, or null of one that has none. */
  static String name(int number) {
    return number >= 0 && number < NAMES.size() ? NAMES.get(number) : null;
  }

  /**
   * The genres of a text: "17", "(17)" and "(51)(39)" are numbers, "(4)Eurodisco" is a number and
   * what refines it, which stands for both.
   */
  static List<String> of(String text) {
    List<String> genres = new ArrayList<>();
    Matcher reference = REFERENCE.matcher(text);
    int at = 0;
    while (reference.find(at) && reference.start() == at) {
      genres.add(resolved(reference.group(1)));
      at = reference.end();
    }
    String rest = text.substring(at);
    if (rest.startsWith("((")) {
      rest = rest.substring(1);
    }
    if (!rest.isBlank()) {
      if (at > 0) {
        genres.removeLast();
      }
      genres.add(at == 0 ? resolved(rest) : rest);
    }
    return genres;
  }

  private static String resolved(String text) {
    if (text.equals("RX")) {
      return "Remix";
    }
    if (text.equals("CR")) {
      return "Cover";
    }
    String name = text.matches("\\d{1,3}") ? name(Integer.parseInt(text)) : null;
    return name == null ? text : name;
  }
}
