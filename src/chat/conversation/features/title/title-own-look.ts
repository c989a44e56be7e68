import { type Language, languages } from '../../../../texts/languages.ts';
import { phraseAt } from '../../words/corrections/said-right.ts';
import { dictionariesFor } from '../../words/dictionary-of.ts';
import { titleTimes } from '../../words/lexicons/title/title-times.ts';
import { type Item, isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { requestWordsOf } from './request-words.ts';
import { piecesOf } from './title-pieces.ts';

/** In words. A longer message is about more than a title. */
const maxWords = 10;

/**
 * “The top bit is too small”, “and in green as well”, right behind an answer about the title: it is to have a colour or a size of its own.
 */
export function asksForOwnLook(text: string, language: Language): boolean {
  const tokens = tokenize(text);
  if (tokens.length > maxWords) return false;
  const dictionaries = dictionariesFor(language);
  const items = readItems(tokens, dictionaries);
  const isLook = items.some(
    (item) => isKind(item, 'color') || (isKind(item, 'grow') && item.meaning.dimension === 'size'),
  );
  const saysToo = tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of: 'also' }) !== null);
  const isNamed = piecesOf(text).some((piece) => requestWordsOf(language).is(piece, 'name'));
  return isLook && (saysToo || isNamed || pointsAtTop(items));
}

/** “shorter” says how long it stays. */
const isOfTime = new RegExp(`^(?:${languages.map((language) => titleTimes[language].shorter).join('|')})`, 'u');

/** “The title smaller and at the bottom”: a message about the title asks for a size, too, which it cannot have. */
export function asksForSize(text: string, language: Language): boolean {
  const tokens = tokenize(text);
  if (tokens.length > maxWords) return false;
  return readItems(tokens, dictionariesFor(language)).some(
    (item) =>
      isKind(item, 'grow') &&
      item.meaning.dimension === 'size' &&
      !isOfTime.test(fold(text.slice(item.start, item.end))) &&
      !item.isDescribed,
  );
}

/** “smaller”, “make it bigger”: a part of a message speaks of a size, and of nothing else. */
export function asksOnlyForSize(part: string, language: Language): boolean {
  if (!asksForSize(part, language)) return false;
  const items = readItems(tokenize(part), dictionariesFor(language));
  return !items.some((item) => isRole(item) || isKind(item, 'color', 'choice'));
}

/** “the top bit”: an article before the place, and no verb. */
function pointsAtTop(items: readonly Item[]): boolean {
  const solid = items.filter((item) => !isKind(item, 'filler', 'join'));
  return solid.some((item, at) => {
    const before = solid[at - 1];
    return (
      isKind(item, 'choice') &&
      item.meaning.settings.position === 'top' &&
      before !== undefined &&
      isKind(before, 'article')
    );
  });
}
