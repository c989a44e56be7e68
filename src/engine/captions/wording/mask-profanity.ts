import { normalizeText } from '../../../infra/normalize-text.ts';
import type { Caption, CaptionInput, Timed, Word } from '../caption.ts';
import { type TimeIndex, timeIndex } from '../words/time-index.ts';
import { profanities } from './profanities.ts';

/** Characters without width: soft hyphens, joiners, and remains of copied text. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Runs of letters. «mother-f…» is two runs, so compounds are found by their parts. */
const letterRuns = /[\p{L}\p{M}](?:[\u00ad\u200b-\u200d\u2060\ufeff]*[\p{L}\p{M}])*/gu;
const hasCyrillic = /\p{Script=Cyrillic}/u;

interface WordList {
  whole: Set<string>;
  /** Word beginnings that no innocent word has. */
  stems: string[];
}

const lists = new Map<string, WordList>();

/**
 * Replaces all letters of swear words but the first by asterisks. Only whole words and their listed forms match, so words
 * that merely contain one stay (Scunthorpe, assess). Uses the lists of the language (unknown = English) and of words that
 * mean the same in any language.
 */
export function maskProfanity(text: string, language: string | null): string {
  const code = language?.toLowerCase().split(/[-_]/)[0] ?? 'en';
  return text.replace(letterRuns, (run) => {
    const used = hasCyrillic.test(run) && language === null ? ['ru'] : ['everywhere', code];
    const isProfane = spellings(run).some((word) => used.some((name) => contains(listOf(name), word)));
    return isProfane ? mask(run) : run;
  });
}

/** The word itself, and without repeated letters («shiiit» for a drawn-out word); with ё as е, since lists have no ё. */
function spellings(run: string): string[] {
  const word = normalizeText(run.replace(invisible, ''), 'NFKC').toLowerCase();
  const drawnOut = /(\p{L})\1{2,}/gu;
  const written = [word, word.replace(drawnOut, '$1'), word.replace(drawnOut, '$1$1')];
  return [...new Set([...written, ...written.map((one) => one.replaceAll('ё', 'е'))])];
}

function mask(word: string): string {
  const [first = '', ...others] = normalizeText(word.replace(invisible, ''), 'NFC').replace(/\p{M}/gu, '');
  return first + '*'.repeat(others.length);
}

function contains({ whole, stems }: WordList, word: string): boolean {
  return whole.has(word) || stems.some((stem) => word.startsWith(stem));
}

function listOf(name: string): WordList {
  const known = lists.get(name);
  if (known) return known;
  const entries = (Object.hasOwn(profanities, name) ? decode(profanities[name] ?? '') : '')
    .split(/\s+/)
    .filter(Boolean);
  const list = {
    whole: new Set(entries.filter((entry) => !entry.endsWith('*'))),
    stems: entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
  };
  lists.set(name, list);
  return list;
}

/** Rotates by half the alphabet: 13 of 26 Latin letters, 16 of 32 Cyrillic ones. Accented letters are not rotated. */
function decode(rotated: string): string {
  const latin = rotated.replace(/[a-z]/g, (letter) => rotate(letter, 'a', 26));
  return latin.replace(/[а-я]/g, (letter) => rotate(letter, 'а', 32));
}

function rotate(letter: string, first: string, count: number): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(start + ((letter.charCodeAt(0) - start + count / 2) % count));
}

/** Masks swear words in the text of captions and in their words. */
export function maskCaptions(captions: Caption[], language: string | null): Caption[] {
  return captions.map((caption) => ({
    ...caption,
    text: maskProfanity(caption.text, language),
    words: caption.words.map((word) => maskWord(word, language)),
  }));
}

function maskWord(word: Word, language: string | null): Word {
  const text = maskProfanity(word.text, language);
  if (text === word.text) return word;
  // the parts no longer fit: the layout splits the masked word itself
  const { parts: _, ...whole } = word;
  return { ...whole, text };
}

/** A word may be this far outside its caption, since people move the edges of captions. */
const nearMs = 1000;

/** A masked word: a letter, then an asterisk for each of the others. */
const maskedWords = /(?<![\p{L}\p{M}*])\p{L}\*+(?![\p{L}\p{M}*])/gu;

/**
 * Restores swear words in captions that were exported with `f***` and come back: from transcribed words near the
 * caption's time. Otherwise they would be lost when masking is switched off.
 * @param transcribed in order
 */
export function unmaskWords(
  given: CaptionInput[],
  transcribed: readonly Word[],
  language: string | null,
): CaptionInput[] {
  if (!given.some(({ text }) => text.includes('*'))) return given;
  const hidden = transcribed.flatMap((word) => hiddenIn(word, language));
  if (hidden.length === 0) return given;
  const byMask = hiddenByMask(hidden);
  return given.map((caption) => {
    const [text = '', ...words] = unmaskTexts(caption, byMask);
    if (text === caption.text) return caption;
    return { ...caption, text, words: caption.words?.map((word, i) => ({ ...word, text: words[i] ?? word.text })) };
  });
}

/** The caption's text, then those of its words. */
function unmaskTexts({ text, startMs, endMs, words = [] }: CaptionInput, hidden: HiddenWords): string[] {
  const span = { startMs: startMs - nearMs, endMs: endMs + nearMs };
  const unmask = (texts: string[]) => {
    // each is used once, in the order in which they were spoken
    const used = new Map<string, number>();
    return texts.map((one) =>
      one.replace(maskedWords, (masked) => {
        const known = hidden.get(masked);
        const at = known?.firstWithin(span, used.get(masked) ?? 0) ?? -1;
        if (at >= 0) used.set(masked, at + 1);
        return known?.items[at]?.written ?? masked;
      }),
    );
  };
  return [...unmask([text]), ...unmask(words.map((word) => word.text))];
}

/** By what masking makes of them. */
type HiddenWords = Map<string, TimeIndex<HiddenWord>>;

function hiddenByMask(hidden: HiddenWord[]): HiddenWords {
  const byMask = new Map<string, HiddenWord[]>();
  for (const word of hidden) {
    const same = byMask.get(word.masked);
    if (same) same.push(word);
    else byMask.set(word.masked, [word]);
  }
  return new Map([...byMask].map(([masked, same]) => [masked, timeIndex(same)]));
}

interface HiddenWord extends Timed {
  masked: string;
  written: string;
}

/** The swear words in one transcribed word, which may hold several («mother-fucker»). */
function hiddenIn({ text, startMs, endMs }: Word, language: string | null): HiddenWord[] {
  const masked = maskProfanity(text, language);
  return [...masked.matchAll(maskedWords)].flatMap(({ 0: part, index }) => {
    const written = text.slice(index, index + part.length);
    return masked.length === text.length && written !== part ? [{ masked: part, written, startMs, endMs }] : [];
  });
}
