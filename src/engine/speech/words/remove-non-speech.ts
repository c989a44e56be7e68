import type { TimedText } from './timed-characters.ts';

/**
 * Removes text that Whisper writes although nobody says it: sounds in brackets, music notes, and credits of subtitle
 * makers, which its training data had over silence. Phrases that people also say ("thanks for watching") stay.
 */
export function removeNonSpeech(timed: TimedText): TimedText {
  const removed = nonSpeech.flatMap((pattern) => [...timed.text.matchAll(pattern)]);
  const isKept = (i: number) => !removed.some((match) => i >= match.index && i < match.index + match[0].length);
  const kept = [...Array(timed.text.length).keys()].filter(isKept);
  return {
    text: kept.map((i) => timed.text[i]).join(''),
    startMs: kept.map((i) => timed.startMs[i] ?? 0),
    endMs: kept.map((i) => timed.endMs[i] ?? 0),
  };
}

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
  /[^.!?。]*\bamara\.org\b[^.!?。]*[.!?]?/giu,
  /[^.!?。]*(?:DimaTorzok|dimatorzok|Субтитры (?:сделал|создавал|подогнал)|Редактор субтитров)[^.!?。]*[.!?]?/gu,
  // Only if this is the whole text: inside speech these are somebody's words.
  /^\s*(?:subtitles by|untertitel(?:ung)? (?:der|des|von|im auftrag)|sous-titrage|sous-titres réalisés|sottotitoli (?:e revisione )?a cura di|legendas pela|ondertiteld door|napisy stworzone|字幕由|字幕by|字幕志愿者|자막 제공)[^.!?。]*[.!?。]?\s*$/giu,
];
