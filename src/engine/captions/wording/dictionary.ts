import { normalizeText } from '../../../infra/normalize-text.ts';
import { endingOf } from '../../../infra/text-ends.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';

/** How to write a transcribed word or phrase: `zap-ear` → `Zapier`. */
export interface DictionaryEntry {
  /** What the speech engine writes; letter case and surrounding punctuation do not matter. */
  from: string;
  /** What captions show instead; may be several words. */
  to: string;
}

export const dictionaryLimits = inputLimits.dictionary;

/** Merges dictionaries; if they disagree, the earlier one wins. */
export function mergeDictionaries(...dictionaries: (DictionaryEntry[] | undefined)[]): DictionaryEntry[] {
  const merged = new Map<string, DictionaryEntry>();
  for (const entry of dictionaries.flatMap((dictionary) => dictionary ?? [])) {
    const key = termKey(entry.from);
    if (!merged.has(key)) merged.set(key, entry);
  }
  return [...merged.values()];
}

/** The spellings to expect, as hints for speech engines that support them. */
export function dictionaryHints(dictionary: DictionaryEntry[]): string[] {
  return [...new Set(dictionary.map(({ to }) => to.trim()))];
}

const leading = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'.,!?;:…¿¡。、，．！？：；؟،؛।·]+/u;
const trailing = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'.,!?;:…。、，．！？：；؟،؛।·]/u;
const possessiveEnd = /['’]s$/iu;
/** French and Italian words that are written together with the next word: «l’iPhone», «dell’app». */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|all|dall|dell|nell|sull|quell)['’](?=[\p{L}\p{N}])/iu;

/** A word split into parts: `core` is compared, the other parts stay when the word is replaced. */
interface SplitWord {
  /** Punctuation. */
  before: string;
  core: string;
  /** Apostrophe and s. */
  possessive: string;
  /** Punctuation. */
  after: string;
}

/** The elided word at the start, with its apostrophe; empty if there is none. */
export function elidedArticle(text: string): string {
  return elision.exec(text)?.[0] ?? '';
}

export function splitAffixes(text: string): SplitWord {
  const before = leading.exec(text)?.[0] ?? '';
  // a word of only punctuation is not split
  if (before.length === text.length) return { before: '', core: text, possessive: '', after: '' };
  const rest = text.slice(before.length);
  const after = endingOf(rest, trailing);
  const bare = rest.slice(0, rest.length - after.length);
  const possessive = possessiveEnd.exec(bare)?.[0] ?? '';
  return { before, core: bare.slice(0, bare.length - possessive.length), possessive, after };
}

/** The parts by which a term is compared: hyphens and spaces are equal («zap-ear», «zap ear»). */
export function termParts(core: string): string[] {
  const plain = normalizeText(core, 'NFKC').replaceAll('’', "'").toLowerCase();
  const parts = plain.split(/[\p{Pd}\s]+/u).filter((part) => part !== '');
  return parts.length > 0 ? parts : [plain];
}

/** Equal for terms that match the same transcribed words. */
export function termKey(term: string): string {
  const words = term.trim().split(/\s+/).map(splitAffixes);
  return words.flatMap(({ core, possessive }) => termParts(core + possessive)).join(' ');
}
