// The numbers of genres in ID3v1: https://id3.org/id3v2.3.0, appendix A, and from 126 on Winamp's, as in
// https://en.wikipedia.org/wiki/List_of_ID3v1_genres. They are the words of the format, and not translated.
const GENRES =
  'Blues|Classic Rock|Country|Dance|Disco|Funk|Grunge|Hip-Hop|Jazz|Metal|New Age|Oldies|Other|Pop|R&B|Rap|Reggae|Rock|' +
  'Techno|Industrial|Alternative|Ska|Death Metal|Pranks|Soundtrack|Euro-Techno|Ambient|Trip-Hop|Vocal|Jazz+Funk|' +
  'Fusion|Trance|Classical|Instrumental|Acid|House|Game|Sound Clip|Gospel|Noise|Alternative Rock|Bass|Soul|Punk|Space|' +
  'Meditative|Instrumental Pop|Instrumental Rock|Ethnic|Gothic|Darkwave|Techno-Industrial|Electronic|Pop-Folk|' +
  'Eurodance|Dream|Southern Rock|Comedy|Cult|Gangsta|Top 40|Christian Rap|Pop/Funk|Jungle|Native American|Cabaret|' +
  'New Wave|Psychedelic|Rave|Showtunes|Trailer|Lo-Fi|Tribal|Acid Punk|Acid Jazz|Polka|Retro|Musical|Rock & Roll|' +
  'Hard Rock|Folk|Folk-Rock|National Folk|Swing|Fast Fusion|Bebop|Latin|Revival|Celtic|Bluegrass|Avantgarde|' +
  'Gothic Rock|Progressive Rock|Psychedelic Rock|Symphonic Rock|Slow Rock|Big Band|Chorus|Easy Listening|Acoustic|' +
  'Humour|Speech|Chanson|Opera|Chamber Music|Sonata|Symphony|Booty Bass|Primus|Porn Groove|Satire|Slow Jam|Club|Tango|' +
  'Samba|Folklore|Ballad|Power Ballad|Rhythmic Soul|Freestyle|Duet|Punk Rock|Drum Solo|A Cappella|Euro-House|' +
  'Dance Hall|Goa|Drum & Bass|Club-House|Hardcore|Terror|Indie|Britpop|Worldbeat|Polsk Punk|' +
  'Beat|Christian ' +
  'Gangsta Rap|Heavy Metal|Black Metal|Crossover|Contemporary Christian|Christian Rock|Merengue|Salsa|' +
  'Thrash Metal|Anime|JPop|Synthpop|Abstract|Art Rock|Baroque|Bhangra|Big Beat|Breakbeat|Chillout|Downtempo|Dub|EBM|' +
  'Eclectic|Electro|Electroclash|Emo|Experimental|Garage|Global|IDM|Illbient|Industro-Goth|Jam Band|Krautrock|' +
  'Leftfield|Lounge|Math Rock|New Romantic|Nu-Breakz|Post-Punk|Post-Rock|Psytrance|Shoegaze|Space Rock|' +
  'Trop Rock|World Music|Neoclassical|Audiobook|Audio Theatre|Neue ' +
  'Deutsche Welle|Podcast|Indie Rock|G-Funk|Dubstep|' +
  'Garage Rock|Psybient';

/** Undefined for a number without a genre. */
export const genreName = (number: number): string | undefined => GENRES.split('|')[number];

/**
 * A value of a genre field: a number, a text, or numbers in parentheses with a text that makes them more exact. ID3v2.3, 4.2.1,
 * TCON.
 */
export function genresIn(value: string): readonly string[] {
  if (/^\d{1,3}$/.test(value)) return [genreName(Number(value)) ?? value];
  const [numbers = ''] = /^(?:\((?:\d{1,3}|RX|CR)\))*/.exec(value) ?? [];
  const text = value.slice(numbers.length).replace(/^\(\(/, '(');
  if (text !== '') return [text];
  return [...numbers.matchAll(/\((\w+)\)/g)].flatMap(([, code = '']) => {
    if (code === 'RX' || code === 'CR') return code === 'RX' ? 'Remix' : 'Cover';
    return genreName(Number(code)) ?? [];
  });
}
