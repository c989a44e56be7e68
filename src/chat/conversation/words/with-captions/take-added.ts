import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findAdded, withAdded } from './find-added.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "add «now» after today". */
export function takeAdded(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const added = findAdded(text, words, { captions: captions.words, dictionaries });
  const isQuoted = words.some((word) => word.isQuoted);
  const isMeant = captions.isShown || isQuoted || added?.isMissing === true;
  const found = added && isMeant ? withAdded(added) : null;
  // a word that stands more than once is meant in one of its places; before the first word of a line, signs and capitals may change, too
  const isFirst = found !== null && captions.words.lines.some((line) => line.startsWith(found.wrong));
  const isNamed = isQuoted || added?.clause !== undefined;
  const isUnsure =
    (added?.beside?.isBehind === false && (isFirst || !isNamed)) ||
    (found && !/\s/.test(found.wrong) && captions.words.countOf(found.wrong) !== 1);
  if (!found || isUnsure) return false;
  const places = [added?.clause ?? { from: 0, to: words.length }];
  return take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places }]);
}
