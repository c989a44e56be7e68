import type { Language } from '../../../texts/languages.ts';
import type { TopicWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionaryOf } from './dictionary-of.ts';
import { isUnlike, likelyMeant, surelyMeant } from './likeness/read-likeness.ts';
import { isKind, readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { tokenize } from './text/tokenize.ts';
import { type PageTopic, talkTopics } from './topics/topic.ts';

/** What a message comes after. */
export interface Before {
  /** The text was just shown, so "that" is the text. */
  isShown: boolean;
  /** Something was changed that is not rendered yet. */
  hasDraft: boolean;
  language: Language;
}

/**
 * The same words mean something else after something else: "send me that as a file" after the text asks for the captions, and "super!"
 * renders a draft, but where there is none it is praise.
 */
export function asMeantHere(text: string, understood: UnderstoodWords, before: Before): UnderstoodWords {
  const page = pageOfComplaint(text, understood, before.language);
  if (page) return { ...understood, wishes: [{ kind: 'topic', topic: page }] };
  const likely = likelierThan(understood, text, before.language);
  if (likely) return { ...understood, wishes: [likely] };
  return { ...understood, wishes: understood.wishes.map((wish) => meantHere(text, wish, understood, before)) };
}

/** What a whole message is surely like says more than the few words of a pattern: "is this free or is there some catch". */
function likelierThan({ wishes }: UnderstoodWords, text: string, language: Language): Wish | null {
  const [only, ...others] = wishes;
  if (only?.kind !== 'topic' || only.topic === 'speak' || others.length > 0 || isTalk(only)) return null;
  const likely = surelyMeant(text, language);
  const isOther = likely?.kind === 'topic' && !isTalk(likely) && likely.topic !== only.topic;
  return isOther && isUnlike(text, only.topic, language) ? likely : null;
}

function isTalk(wish: TopicWish): boolean {
  return talkTopics.some((topic) => topic === wish.topic);
}

/** "The yellow hurts my eyes" opens the page of what it names. */
function pageOfComplaint(text: string, { wishes }: UnderstoodWords, language: Language): PageTopic | null {
  const isComplaint = wishes.length > 0 && wishes.every((wish) => wish.kind === 'topic' && wish.topic === 'complaint');
  if (!isComplaint) return null;
  const dictionaries = [...new Set([dictionaryOf(language), dictionaryOf('en')])];
  const items = readItems(tokenize(text), dictionaries);
  if (items.some((item) => isKind(item, 'color') || isRole(item, 'color', 'highlight', 'outline', 'box')))
    return 'colors';
  return items.some((item) => isRole(item, 'style')) ? 'styles' : null;
}

function meantHere(
  text: string,
  wish: Wish,
  { wishes }: UnderstoodWords,
  { isShown, hasDraft, language }: Before,
): Wish {
  if (wish.kind === 'topic' && wish.topic === 'sendFile' && isShown) return { kind: 'topic', topic: 'sendSrt' };
  const isRender = wish.kind === 'request' && wish.request === 'render' && wishes.length === 1;
  if (!isRender || hasDraft || isShown) return wish;
  const [likely] = likelyMeant(text, language);
  return likely?.kind === 'topic' && likely.topic === 'praise' ? likely : wish;
}
