import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import type { CorrectionWish } from '../../../understood-words.ts';
import { lettersOf } from '../../text/letters.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import { isFrame, type RemovalClause, type Search } from './removal-clause.ts';

/** "The first word of line 3", "the last word in 12": a word that is to go by its place. */
export function findWordOfLine(clause: RemovalClause, { captions, dictionaries }: Search): CorrectionWish | null {
  const { words, tokens, names, asks } = clause;
  const [name, ...others] = names;
  if (!name || others.length > 0 || words.some(({ isQuoted }) => isQuoted)) return null;
  const at = tokens.findIndex(({ key }) => dictionaries.some(({ corrections }) => corrections.aWord.has(key)));
  const place = at > 0 ? placeOf(tokens[at - 1]?.key ?? '', dictionaries) : null;
  if (place === null || (at > name.from && at < name.to)) return null;
  const isElse = words.some(
    ({ isNot }, index) => index !== at - 1 && ((isNot && !asks.has(index)) || !isFrame(clause, index, dictionaries)),
  );
  const line = (captions.words.lines[name.line - 1] ?? '').trim().split(/\s+/);
  const word = line.at(place === 'last' ? -1 : place - 1);
  if (isElse || word === undefined || line.length < 2) return null;
  const isOnly = line.filter((other) => lettersOf(other) === lettersOf(word)).length === 1;
  if (isOnly) return { kind: 'replace_words', wrong: splitAffixes(word).core, right: '', lines: [name.line] };
  const index = place === 'last' ? line.length - 1 : place - 1;
  return { kind: 'replace_line', line: name.line, text: line.filter((_, other) => other !== index).join(' ') };
}

function placeOf(key: string, dictionaries: readonly Dictionary[]): number | 'last' | null {
  if (dictionaries.some(({ corrections }) => corrections.last.has(key))) return 'last';
  return dictionaries.map(({ corrections }) => corrections.ordinals.get(key)).find(Boolean) ?? null;
}
