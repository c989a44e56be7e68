import { phraseAt } from '../corrections/said-right.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import type { Named } from './find-named.ts';
import { lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxMessage = 30;
const minWrong = 2;
const maxRight = 5;
const minLikeness = 0.45;

/**
 * "High per x is HyperX", "хайпер икс это HyperX": words of the captions, a word for "is" and a name in other letters, with a capital or a digit, that
 * sounds like all of them, to the end of the clause.
 */
export function findNameSaidAs(text: string, words: readonly Spoken[], search: Search): Named | null {
  if (words.length > maxMessage) return null;
  for (const clause of clausesIn(words)) {
    const found = readClause(text, words, clause, search);
    if (found) return found;
  }
  return null;
}

function readClause(text: string, words: readonly Spoken[], clause: Place, search: Search): Named | null {
  const { captions, dictionaries } = search;
  const tokens = words.map(({ token }) => token);
  // what else the clause says before it is read by others
  for (let from = clause.from; from < clause.to; from++) {
    if (wordsAt(words, { from: clause.from, to: from }).some(({ isPlain }) => !isPlain)) return null;
    const run = captions.runAt(tokens.slice(0, clause.to), from);
    const to = from + (run?.length ?? 0);
    const link = run && run.length >= minWrong ? phraseAt(tokens, to, { dictionaries, of: 'itIs' }) : null;
    if (!run || link === null) continue;
    const right = { from: to + link, to: clause.to };
    const isDenied = wordsAt(words, clause).some(({ isNot, isQuoted }) => isNot && !isQuoted);
    if (isDenied || !isName(words, right, { from, to })) continue;
    return { wrong: run.written, right: textAt(text, words, right), place: { from, to: clause.to } };
  }
  return null;
}

function isName(words: readonly Spoken[], right: Place, wrong: Place): boolean {
  const said = wordsAt(words, right);
  if (said.length === 0 || said.length > maxRight || said.some(({ token }) => beginsReason(token.key))) return false;
  const isOther = said.some(({ isMarked, text }) => isMarked || isOfOtherScript(text, words[wrong.from]?.text ?? ''));
  const [one, other] = [lettersAt(words, wrong), lettersOf(said.map(({ text }) => text).join(''))];
  // “with you dima” is no name for “Dima”
  const isPart = one.endsWith(other) || one.startsWith(other);
  return isOther && !isPart && likenessOf(one, other) >= minLikeness;
}

function isOfOtherScript(one: string, other: string): boolean {
  return /\p{Script=Latin}/u.test(one) && /\p{Script=Cyrillic}/u.test(other);
}
