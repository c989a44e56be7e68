import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionariesFor, dictionaryOf, withEnglish } from './dictionary-of.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isRole } from './settings/group.ts';
import { clausesOf } from './text/clauses.ts';
import { tokenize } from './text/tokenize.ts';
import { fitsAny, plainWordsOf } from './topics/patterns-by-language.ts';
import { understandWords } from './understand-words.ts';

/** In words. A longer clause tells more than that a video comes. */
const maxAnnounced = 9;

/**
 * “I’ll send one in a minute, I want the letters yellow and quite big”: the look that some clauses wish for, where another one says that a video
 * comes. What the others say is named. null = nobody says so, or asks something beside it
 */
export function looksAnnounced(text: string, language: Language): UnderstoodWords | null {
  const clauses = clausesOf(text);
  const others = clauses.filter((clause) => !isAnnounced(clause, language));
  if (others.length === 0 || others.length === clauses.length) return null;
  if (sentencesOf(text).some((sentence) => /[?？]/.test(sentence))) return null;
  const read = others.map((clause) => ({ clause, ...understandWords(clause, language) }));
  const looks = read.filter(({ wishes }) => wishes.length > 0 && wishes.every(isLook));
  const wished = looks.filter(({ clause, wishes }) => !tellsOfVideo(clause, wishes, language));
  if (wished.length === 0) return looks.length > 0 ? { wishes: [announced], notUnderstood: [] } : null;
  const unread = read.filter(({ wishes }) => wishes.length === 0).map(({ clause }) => clause);
  return {
    wishes: wished.flatMap(({ wishes }) => wishes),
    notUnderstood: [...wished.flatMap(({ notUnderstood }) => notUnderstood), ...unread],
  };
}

const announced: Wish = { kind: 'topic', topic: 'announced' };

function isAnnounced(clause: string, language: Language): boolean {
  const words = plainWordsOf(clause);
  if (words.length > maxAnnounced) return false;
  const patterns = withEnglish(language).flatMap((one) => dictionaryOf(one).early);
  return fitsAny(
    patterns.filter(({ name }) => name === 'announced'),
    words,
  );
}

/** “It is very big”: a size that nothing asks for is that of the video. */
function tellsOfVideo(clause: string, wishes: readonly Wish[], language: Language): boolean {
  const isAsked = (item: Item) => isAsking(item) || isRole(item) || (isKind(item, 'filler') && item.meaning.isPolite);
  const items = readItems(tokenize(clause), dictionariesFor(language));
  return wishes.every(({ kind }) => kind === 'step') && !items.some(isAsked);
}

function isLook({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out';
}
