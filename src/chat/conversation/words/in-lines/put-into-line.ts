import type { CorrectionWish } from '../../understood-words.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { putWords } from '../lexicons/corrections/put-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { LineName } from './line-names.ts';
import type { Message } from './new-texts.ts';

/** In words. A longer text is no addition. */
const maxText = 16;
/** A number of a telephone, an address, or words in quotes: what people put at the end of a video. */
const isToBeRead = /\d(?:[\s./-]?\d){2}|@\S|\p{L}\.\p{L}{2}|["“„«]/u;

/**
 * “Put it in the last line then. Call 0141 496 0123”: a sentence that only says in which line, and behind it what is to stand there.
 * It is added to what the line has. null = the message says something else
 */
export function textPutIntoLine(names: readonly LineName[], message: Message): CorrectionWish | null {
  const { text, tokens, captions, dictionaries } = message;
  const [name, ...others] = names;
  if (!name || others.some(({ from }) => from < name.to)) return null;
  const stop = tokens.findIndex(({ kind, key }, at) => at >= name.to && kind === 'break' && /[.!…\n]/u.test(key));
  if (stop === -1) return null;
  const around = [...tokens.slice(0, name.from), ...tokens.slice(name.to, stop)];
  if (!onlySaysWhere(around, dictionaries)) return null;
  const behind = tokens.slice(stop + 1);
  const added = text.slice(behind[0]?.start, behind.at(-1)?.end).replace(/^["“„«]|["”“»]$/gu, '');
  const isAsked = added.includes('?') || /^\s*\?/u.test(text.slice(behind.at(-1)?.end));
  const isText = isToBeRead.test(added) && !isAsked && added.split(/\s+/).length <= maxText;
  if (behind.length === 0 || !isText || mayBeWish(behind, dictionaries)) return null;
  const written = captions.words.lines[name.line - 1] ?? '';
  return { kind: 'replace_line', line: name.line, text: `${written} ${added}` };
}

function onlySaysWhere(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  return dictionaries.some(({ language }) => {
    const { put, small } = putWords[language];
    const [verbs, others] = [new Set(put.split(' ')), new Set(small.split(' '))];
    const isKnown = (token: Token) =>
      verbs.has(fold(token.key)) || others.has(fold(token.key)) || isAnd(token, dictionaries);
    return words.every(isKnown) && words.some(({ key }) => verbs.has(fold(key)));
  });
}

/** “Make it bigger”; Portuguese “liga” is “call” as well as “turn on”. */
function mayBeWish(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return readItems([...tokens], dictionaries).some(
    (item) => (isAsking(item) && !isKind(item, 'yes')) || isKind(item, 'role', 'color', 'grow', 'choice', 'switch'),
  );
}
