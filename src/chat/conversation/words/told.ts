import type { Language } from '../../../texts/languages.ts';
import type { TopicWish, UnderstoodWords } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { clausesOf } from './text/clauses.ts';
import { saysMore } from './text/says-more.ts';
import { tokenize } from './text/tokenize.ts';
import { placeOf } from './topics/patterns.ts';
import { limitTopics, type Topic } from './topics/topic.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In characters. Longer messages are stories, in which too much is told. */
const maxRead = 400;

/** “I’ll post it now”: whether a clause tells what somebody does, and asks for nothing. */
export function tellsAction(clause: string, dictionaries: readonly Dictionary[]): boolean {
  return says('told', clause, dictionaries) && !says('asked', clause, dictionaries);
}

/** “Just watched it back”, “here you go”: whether a clause only leads to what is wished. */
export function leadsToWish(clause: string, dictionaries: readonly Dictionary[]): boolean {
  return says('seen', clause, dictionaries);
}

function says(what: 'told' | 'seen' | 'asked', clause: string, dictionaries: readonly Dictionary[]): boolean {
  const words = tokenize(clause).flatMap(({ kind, key }) =>
    kind === 'word' || kind === 'number' ? [{ key, isNumber: kind === 'number' }] : [],
  );
  return dictionaries.some(({ told }) =>
    told.some((pattern) => pattern.name === what && placeOf(pattern, words) !== null),
  );
}

/**
 * “I’ll post it on Insta, but first tell me: do you keep it?”: without what cannot be done where only a clause that tells something has
 * words of it.
 */
export function withoutTold(
  text: string,
  understood: UnderstoodWords,
  { language, understand }: { language: Language; understand: (text: string) => UnderstoodWords },
): UnderstoodWords {
  if (text.length > maxRead || !understood.wishes.some(isOfOthers)) return understood;
  const dictionaries = dictionariesFor(language);
  const clauses = text.match(/[^,;.!?…\n]+[,;.!?…\n]*/gu) ?? [];
  const rest = clauses.filter((clause) => clause.includes('?') || !tellsAction(clause, dictionaries));
  if (rest.length === clauses.length) return understood;
  const asked = rest.length > 0 ? understand(rest.join('').trim()) : { wishes: [], notUnderstood: [] };
  const isAsked = ({ topic }: TopicWish) => asked.wishes.some((wish) => wish.kind === 'topic' && wish.topic === topic);
  const wishes = understood.wishes.filter((wish) => !isOfOthers(wish) || (wish.kind === 'topic' && isAsked(wish)));
  return wishes.length > 0 ? { ...understood, wishes } : asked;
}

/** “Right, I’ll have to shorten it then”: whether a message tells such things and says nothing else. */
export function onlyTells(text: string, language: Language): boolean {
  if (text.length > maxRead || saysMore.test(text)) return false;
  const dictionaries = dictionariesFor(language);
  const clauses = clausesOf(text);
  const others = clauses.filter((clause) => !tellsAction(clause, dictionaries));
  return others.length < clauses.length && others.every((clause) => clause.split(/\s+/).length <= maxBeside);
}

/** In words, of a clause that says no more than “all right”. */
const maxBeside = 2;

/** What people do elsewhere with a video. */
const elsewhere: ReadonlySet<Topic> = new Set([...limitTopics, 'passOn', 'platforms']);

function isOfOthers(wish: UnderstoodWords['wishes'][number]): boolean {
  return wish.kind === 'topic' && elsewhere.has(wish.topic);
}
