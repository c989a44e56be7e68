import type { Caption, Word } from '../caption.ts';
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
  const word = run.replace(invisible, '').normalize('NFKC').toLowerCase();
  const drawnOut = /(\p{L})\1{2,}/gu;
  const written = [word, word.replace(drawnOut, '$1'), word.replace(drawnOut, '$1$1')];
  return [...new Set([...written, ...written.map((one) => one.replaceAll('ё', 'е'))])];
}

function mask(word: string): string {
  const [first = '', ...others] = word.replace(invisible, '').normalize('NFC').replace(/\p{M}/gu, '');
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
