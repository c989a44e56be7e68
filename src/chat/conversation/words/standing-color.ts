import type { Language } from '../../../texts/languages.ts';
import type { ColorSetting } from '../settings/chat-settings.ts';
import { isColorSetting } from '../settings/chat-settings.ts';
import type { TopicWish, UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionaryOf, withEnglish } from './dictionary-of.ts';
import { standingColors } from './lexicons/colors/standing-colors.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { isKind, readItems } from './read-items.ts';
import { clausesOf } from './text/clauses.ts';
import { tokenize } from './text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import { talkTopics } from './topics/topic.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;

/**
 * “The word that lights up is yellow, too. Make it a colour that stands out”: the page with the colours of that part, since none is
 * named that it shall have. null = no such colour is wished
 */
export function withStandingColor(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  language: Language,
): UnderstoodWords | null {
  if (text.length > maxRead || !asksToStandOut(text, language)) return null;
  const part = partOf(wishes);
  const page: TopicWish = { kind: 'topic', topic: 'colors', ...(part && { part }) };
  const others = wishes.filter((wish) => !isOfColor(wish) && !isTalk(wish));
  return { wishes: [...others, page], notUnderstood: others.length > 0 ? notUnderstood : [] };
}

function asksToStandOut(text: string, language: Language): boolean {
  const languages = withEnglish(language);
  return sentencesOf(text).some((sentence) => {
    const words = plainWordsOf(sentence);
    const isAsked = languages.some((one) => fitsAny(patternsOf(one), words));
    return isAsked && !namesColor(wishIn(sentence), languages);
  });
}

/** “It’s yellow, too, make it a colour that stands out”: without the clauses before the last ones, which tell what is. */
function wishIn(sentence: string): string {
  return clausesOf(sentence).slice(-maxClauses).join(' ');
}

/** Russian and German have a sign before “that stands out”. */
const maxClauses = 2;

function namesColor(text: string, languages: readonly Language[]): boolean {
  return readItems(tokenize(text), languages.map(dictionaryOf)).some((item) => isKind(item, 'color'));
}

/** The one part of which a colour was named. */
function partOf(wishes: readonly Wish[]): ColorSetting | null {
  const parts = wishes.flatMap((wish) =>
    wish.kind === 'set' ? Object.keys(wish.settings).filter(isColorSetting) : [],
  );
  const [part] = parts;
  return part !== undefined && parts.length === 1 ? part : null;
}

function isOfColor(wish: Wish): boolean {
  if (wish.kind === 'topic') return wish.topic === 'colors';
  return wish.kind === 'recolor' || (wish.kind === 'set' && Object.keys(wish.settings).every(isColorSetting));
}

function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}

const patternsOf = patternsByLanguage((language) => ({ standing: standingColors[language] }));
