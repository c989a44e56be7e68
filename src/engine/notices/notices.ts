import type { CaptionInput } from '../captions/caption.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import type { Transcript } from '../speech/transcriber.ts';

/** Everything there may be to know, in whole sentences; some end in what they name. */
export const videoNotices = {
  no_sound: 'The video has no sound, so there is nothing to caption.',
  no_speech: 'No speech was found in the video, so it has no captions.',
  unknown_language: 'The speech engine does not know the language you named, so the language was detected.',
  contradicted_by_sound:
    'The sound is clearly in another language than the one you named, so the language was detected.',
  faces_unknown:
    'We could not look for people in the picture, so the middle of it is kept, and captions may be over a face. An edit tries again.',
  missing_signs: (signs: string) => `No font here has these signs of the captions, so they are left out: ${signs}`,
  unknown_emojis: (emojis: string) =>
    `There is no picture of these emojis, so captions are shown without them: ${emojis}`,
} as const;

export type VideoNotice = keyof typeof videoNotices;

/** What notices need to know of a transcript. */
export interface TranscriptSummary {
  wordCount: number;
  languageNotice: Transcript['languageNotice'] | null;
}

/** What came out otherwise than it was asked for. */
export interface Shortcomings {
  areFacesUnknown?: boolean;
  /** Of the captions' texts; as many as are to be named, and one more where there are others. */
  missingSigns?: string[];
  /** Given for captions. */
  unknownEmojis?: string[];
}

/** What the person should know about the result, in whole sentences. */
export function noticesOfVideo(
  { facts, givenCaptions }: { facts: SourceFacts | null; givenCaptions: CaptionInput[] | null },
  { transcript }: { transcript: TranscriptSummary | null },
  { areFacesUnknown = false, missingSigns = [], unknownEmojis = [] }: Shortcomings = {},
): string[] {
  const notices: string[] = [];
  if (givenCaptions === null && facts && !facts.audio) {
    notices.push(videoNotices.no_sound);
  }
  if (givenCaptions === null && transcript && transcript.wordCount === 0) {
    notices.push(videoNotices.no_speech);
  }
  if (areFacesUnknown) notices.push(videoNotices.faces_unknown);
  if (transcript?.languageNotice) notices.push(videoNotices[transcript.languageNotice]);
  if (missingSigns.length > 0) notices.push(videoNotices.missing_signs(listed(missingSigns)));
  if (unknownEmojis.length > 0) notices.push(videoNotices.unknown_emojis(listed(unknownEmojis)));
  return notices;
}

/** A kept sentence taken apart again, to be said in another language: its name, and what it names, if anything. */
export function readNotice(sentence: string): { name: VideoNotice; named: string } | null {
  for (const name of Object.keys(videoNotices) as VideoNotice[]) {
    const words = videoNotices[name];
    if (words === sentence) return { name, named: '' };
    if (typeof words === 'string') continue;
    if (sentence.startsWith(words(''))) return { name, named: sentence.slice(words('').length) };
  }
  return null;
}

/** So many are named, and so much of each: the words have to fit under a video in a chat. */
export const mostNamed = 5;
const longestNamed = 20;

/** The end of a sentence, with its dot where it needs one. */
function listed(items: string[]): string {
  const named = items.slice(0, mostNamed).map((item) => {
    const signs = [...item.replace(/\s+/g, ' ')];
    return signs.length > longestNamed ? `${signs.slice(0, longestNamed).join('')}…` : signs.join('');
  });
  const list = [...named, ...(items.length > mostNamed ? ['…'] : [])].join(', ');
  return list.endsWith('…') ? list : `${list}.`;
}
