import type { Caption, Word } from '../caption.ts';
import { profanities } from './profanities.ts';

/** What has no width: soft hyphens, joiners, and what is left of copied text. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Runs of letters: «mother-f…» is two, so a compound is found by its parts. */
const letterRuns = /[\p{L}\p{M}](?:[\u00ad\u200b-\u200d\u2060\ufeff]*[\p{L}\p{M}])*/gu;
const hasCyrillic = /\p{Script=Cyrillic}/u;

interface WordList {
  whole: Set<string>;
  /** Beginnings that no innocent word has. */
  stems: string[];
}

const lists = new Map<string, WordList>();

/**
 * A text with its swear words as first letter and asterisks. Whole words and their listed forms only, so that what
 * merely contains one stays (Scunthorpe, assess). Besides the words of the language those are masked that mean the same
 * wherever they are said; a language that is not known counts as English.
 */
export function maskProfanity(text: string, language: string | null): string {
  const code = language?.toLowerCase().split(/[-_]/)[0] ?? 'en';
  return text.replace(letterRuns, (run) => {
    const used = hasCyrillic.test(run) && language === null ? ['ru'] : ['everywhere', code];
    const isProfane = spellings(run).some((word) => used.some((name) => contains(listOf(name), word)));
    return isProfane ? mask(run) : run;
  });
}

/** As it is listed, and as «shiiit» is, which engines write for what is drawn out; lists have no ё. */
function spellings(run: string): string[] {
  const word = run.replace(unseen, '').normalize('NFKC').toLowerCase();
  const drawnOut = /(\p{L})\1{2,}/gu;
  const written = [word, word.replace(drawnOut, '$1'), word.replace(drawnOut, '$1$1')];
  return [...new Set([...written, ...written.map((one) => one.replaceAll('ё', 'е'))])];
}

function mask(word: string): string {
  const [first = '', ...others] = word.replace(unseen, '').normalize('NFC').replace(/\p{M}/gu, '');
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

/** Half the alphabet on: 13 of 26 Latin letters, 16 of 32 Cyrillic ones; accented letters stand as they are. */
function decode(rotated: string): string {
  const latin = rotated.replace(/[a-z]/g, (letter) => rotate(letter, 'a', 26));
  return latin.replace(/[а-я]/g, (letter) => rotate(letter, 'а', 32));
}

function rotate(letter: string, first: string, count: number): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(start + ((letter.charCodeAt(0) - start + count / 2) % count));
}

/** Swear words in captions as `f***`: in the text, in each word, and in parts of words. */
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
  // a part is no word of its own where the whole is: the layout cuts it anew
  const { parts: _, ...whole } = word;
  return { ...whole, text };
}
