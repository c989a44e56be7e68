/** How a word or phrase is to be written wherever it is heard: `zap-ear` → `Zapier`. */
export interface DictionaryEntry {
  /** What the speech engine hears; letter case and punctuation around it do not count. */
  from: string;
  /** What stands in the captions instead; may be several words. */
  to: string;
}

export const dictionaryLimits = { entries: 200, characters: 100 };

/** One dictionary of several; where they disagree, the earlier one wins. */
export function mergeDictionaries(...dictionaries: (DictionaryEntry[] | undefined)[]): DictionaryEntry[] {
  const merged = new Map<string, DictionaryEntry>();
  for (const entry of dictionaries.flatMap((dictionary) => dictionary ?? [])) {
    const key = termKey(entry.from);
    if (!merged.has(key)) merged.set(key, entry);
  }
  return [...merged.values()];
}

/** The spellings to expect, for speech engines that can be told. */
export function dictionaryHints(dictionary: DictionaryEntry[]): string[] {
  return [...new Set(dictionary.map(({ to }) => to.trim()))];
}

const leading = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'.,!?;:…¿¡。、，．！？：；؟،؛।·]+/u;
const trailing = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'.,!?;:…。、，．！？：；؟،؛।·]+$/u;
const ownersEnd = /['’]s$/iu;
/** What French and Italian write together with the word that follows: «l’iPhone», «dell’app». */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|all|dall|dell|nell|sull|quell)['’](?=[\p{L}\p{N}])/iu;

/** A heard word taken apart: `core` is what is compared, the rest stays where it is when the word is replaced. */
export interface SplitWord {
  /** Punctuation. */
  before: string;
  core: string;
  /** An s with its apostrophe. */
  possessive: string;
  /** Punctuation. */
  after: string;
}

/** The elided word at the beginning, with its apostrophe; empty where there is none. */
export function elidedArticle(text: string): string {
  return elision.exec(text)?.[0] ?? '';
}

export function splitAffixes(text: string): SplitWord {
  const before = leading.exec(text)?.[0] ?? '';
  // nothing but punctuation is a word of its own
  if (before.length === text.length) return { before: '', core: text, possessive: '', after: '' };
  const rest = text.slice(before.length);
  const after = trailing.exec(rest)?.[0] ?? '';
  const bare = rest.slice(0, rest.length - after.length);
  const possessive = ownersEnd.exec(bare)?.[0] ?? '';
  return { before, core: bare.slice(0, bare.length - possessive.length), possessive, after };
}

/** The parts that a term is compared by: hyphens and blanks are the same («zap-ear», «zap ear»). */
export function termParts(core: string): string[] {
  const plain = core.normalize('NFKC').replaceAll('’', "'").toLowerCase();
  const parts = plain.split(/[\p{Pd}\s]+/u).filter((part) => part !== '');
  return parts.length > 0 ? parts : [plain];
}

/** Equal for terms that stand for the same heard words. */
export function termKey(term: string): string {
  const words = term.trim().split(/\s+/).map(splitAffixes);
  return words.flatMap(({ core, possessive }) => termParts(core + possessive)).join(' ');
}
