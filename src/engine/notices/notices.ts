import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import { textsOf } from '../../texts/texts-of.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import type { Transcript } from '../speech/transcriber.ts';

type NoticeCode = keyof Texts['notices'];

/** One thing that a person should know about a result. It is stored as it is here, and worded when somebody reads it. */
export interface Notice {
  code: NoticeCode;
  /** What the notice names, such as the characters without a font. As many as are shown, and one more where there are others. */
  items?: string[];
}

/** What notices need to know of a transcript. */
export interface TranscriptSummary {
  wordCount: number;
  languageNotice: Transcript['languageNotice'] | null;
}

/** What could not be rendered as it was asked for. */
export interface Shortcomings {
  areFacesUnknown?: boolean;
  missingCharacters?: string[];
  emojisWithoutArt?: string[];
  /** It would begin after the end. */
  isTitleLate?: boolean;
  /** Its end does not fit. */
  isTitleCut?: boolean;
  /** Some captions leave too little time to read them, although that was asked for. */
  areHurried?: boolean;
  /** Colours that the caller chose were changed, so that letters are readable. */
  areColorsChanged?: boolean;
}

/** What the person should know about the result, in the order of importance. */
export function noticesOfVideo(
  { facts, givenCaptions }: { facts: SourceFacts | null; givenCaptions: unknown },
  { transcript }: { transcript: TranscriptSummary | null },
  shortcomings: Shortcomings = {},
): Notice[] {
  const { areFacesUnknown = false, missingCharacters = [], emojisWithoutArt = [] } = shortcomings;
  const notices: Notice[] = [];
  if (givenCaptions === null && facts && !facts.audio) notices.push({ code: 'no_sound' });
  if (givenCaptions === null && transcript?.wordCount === 0) notices.push({ code: 'no_speech' });
  if (areFacesUnknown) notices.push({ code: 'faces_unknown' });
  if (transcript?.languageNotice) notices.push({ code: transcript.languageNotice });
  if (missingCharacters.length > 0) notices.push({ code: 'missing_signs', items: capped(missingCharacters) });
  if (emojisWithoutArt.length > 0) notices.push({ code: 'unknown_emojis', items: capped(emojisWithoutArt) });
  if (shortcomings.isTitleLate) notices.push({ code: 'title_late' });
  if (shortcomings.isTitleCut) notices.push({ code: 'title_cut' });
  if (shortcomings.areHurried) notices.push({ code: 'hurried_captions' });
  if (shortcomings.areColorsChanged) notices.push({ code: 'colors_changed' });
  return notices;
}

/** So many items are shown of a notice. The words have to fit under a video in a chat. */
export const maxItemsShown = 5;

function capped(items: string[]): string[] {
  return items.slice(0, maxItemsShown + 1);
}

/** What a video's record holds: version 1.0 stored the English sentence. */
export type StoredNotice = Notice | string;

const maxItemCharacters = 20;

/** A notice as a sentence. A sentence that was stored stays as it is. */
export function wordNotice(notice: StoredNotice, language: Language): string {
  if (typeof notice === 'string') return notice;
  return fill(textsOf(language).notices[notice.code], { items: listItems(notice.items ?? []) });
}

/** The end of a sentence, with its full stop where it needs one. */
function listItems(items: string[]): string {
  const shown = items.slice(0, maxItemsShown).map((item) => {
    const characters = [...item.replace(/\s+/g, ' ')];
    return characters.length > maxItemCharacters
      ? `${characters.slice(0, maxItemCharacters).join('')}…`
      : characters.join('');
  });
  const list = [...shown, ...(items.length > maxItemsShown ? ['…'] : [])].join(', ');
  return list.endsWith('…') ? list : `${list}.`;
}
