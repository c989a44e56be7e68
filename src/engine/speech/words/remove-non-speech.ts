import type { TimedText } from './words-from-text.ts';

/**
 * Removes text that Whisper writes although nobody says it: sounds in brackets, music notes, and credits of subtitle
 * makers, which its training data had over silence. Phrases that people also say ("thanks for watching") stay.
 */
export function removeNonSpeech(timed: TimedText): TimedText {
  const { text } = timed;
  const removed = new Uint8Array(text.length);
  for (const match of nonSpeech.flatMap((pattern) => [...text.matchAll(pattern)])) {
    removed.fill(1, match.index, match.index + match[0].length);
  }
  for (const { from, to } of sentencesWith(text, credit)) removed.fill(1, from, to);
  const kept = [...removed.keys()].filter((i) => removed[i] === 0);
  return {
    text: kept.map((i) => text[i]).join(''),
    startMs: kept.map((i) => timed.startMs[i] ?? 0),
    endMs: kept.map((i) => timed.endMs[i] ?? 0),
    sources: kept.map((i) => timed.sources[i] ?? 0),
  };
}

/** The sentences in which a pattern is found. Those without a full stop reach from end to end. */
function sentencesWith(text: string, pattern: RegExp): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index < done) continue;
    let from = match.index;
    while (from > done && !endsSentence.test(text.charAt(from - 1))) from--;
    let to = match.index + match[0].length;
    while (to < text.length && !endsSentence.test(text.charAt(to))) to++;
    // a full stop of Chinese or Japanese stays
    done = /[.!?]/.test(text.charAt(to)) ? to + 1 : to;
    found.push({ from, to: done });
  }
  return found;
}

const endsSentence = /[.!?。]/;

const sounds = [
  'music|música|musica|musique|musik|muziek|müzik|музыка|音楽|音乐|音樂|음악',
  'applause|aplausos|applausi|applaudissements|applaus|аплодисменты|拍手|掌声|박수',
  'laughter|laughs?|laughing|risas|risos|risate|rires|gelächter|lachen|смех|笑|笑い|웃음',
  'silence|silencio|silêncio|blank_audio|sighs?|coughs?|clears throat|cheering|crowd cheering|inaudible|speaking [\\p{L} ]+',
].join('|');

const nonSpeech = [
  /\[[^\][]*\]/gu,
  /[♪♫♩♬🎵🎶]+/gu,
  new RegExp(`[(（*]\\s*(?:[\\p{L}]+ )?(?:${sounds})(?: [\\p{L}]+)?\\s*[)）*]`, 'giu'),
  // Only if this is the whole text: inside speech these are somebody's words.
  /^\s*(?:subtitles by|untertitel(?:ung)? (?:der|des|von|im auftrag)|sous-titrage|sous-titres réalisés|sottotitoli (?:e revisione )?a cura di|legendas pela|ondertiteld door|napisy stworzone|字幕由|字幕by|字幕志愿者|자막 제공)[^.!?。]*[.!?。]?\s*$/giu,
];

/** What stands in a sentence that credits somebody: the whole sentence goes. */
const credit =
  /\b[aA][mM][aA][rR][aA]\.[oO][rR][gG]\b|DimaTorzok|dimatorzok|Субтитры (?:сделал|создавал|подогнал)|Редактор субтитров/gu;
