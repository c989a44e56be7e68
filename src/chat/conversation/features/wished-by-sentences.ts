import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { withoutDarkOnVideo } from '../words/dark-on-video.ts';
import { asksNothing, type MessageLikeness, readLikeness, surelyMeant } from '../words/likeness/read-likeness.ts';
import { isSurelyWish, lookSurelyWished } from '../words/likeness/wished-as-whole.ts';
import { sentencesApart } from '../words/text/sentences-apart.ts';
import { talkTopics } from '../words/topics/topic.ts';
import { smallTalkIn } from './small-talk.ts';

/** How sure it is at least that a sentence only tells something. */
const minTalk = 0.5;

/**
 * “Line 5 should say WD-40. The letters could be larger, too”: what the sentences of a message wish for, each by itself, where the whole
 * leaves something out; null = one of them is not understood by itself, or the whole says as much.
 */
export function wishedBySentences(
  text: string,
  whole: UnderstoodWords,
  { language, understand }: { language: Language; understand: (text: string) => UnderstoodWords },
): UnderstoodWords | null {
  const sentences = sentencesApart(text);
  // questions are read with what is told beside them
  const says = whole.wishes.filter((wish) => !isTalk(wish));
  const isAsked = says.length > 0 && says.every(onlyAsks);
  if (sentences.length < 2 || isAsked) return null;
  const parts = sentences.map((sentence) => ({
    sentence,
    wishes: wishedBy(readLikeness(sentence, language), understand),
  }));
  const known = parts.flatMap(({ sentence, wishes }) => (wishes ? [{ sentence, wishes }] : []));
  const least = says.length === 0 ? 1 : 2;
  if (known.length < parts.length || known.filter((part) => part.wishes.length > 0).length < least) return null;
  const isSaid = (wish: Wish) => says.some((other) => isAbout(other, subjectsOf(wish)));
  const leftOut = known.filter((part) => part.wishes.length > 0 && !part.wishes.some(isSaid));
  // “the word that lights up is yellow, too” has the words of a wish, and tells what is
  const isMeant = leftOut.some(({ sentence }) => isSurely(sentence, language));
  if (leftOut.length === 0 || !isMeant) return null;
  const wishes = known.flatMap((part) => part.wishes);
  const different = [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()];
  return withoutDarkOnVideo(text, { wishes: different, notUnderstood: [] }, language);
}

function onlyAsks(wish: Wish): boolean {
  return wish.kind === 'topic' || (wish.kind === 'request' && wish.request === 'clear_view');
}

function isSurely(sentence: string, language: Language): boolean {
  return isSurelyWish(sentence, language) || surelyMeant(readLikeness(sentence, language)) !== null;
}

/** [] = it only tells something; null = it is not understood. */
function wishedBy(likeness: MessageLikeness, understand: (text: string) => UnderstoodWords): Wish[] | null {
  const { wishes, notUnderstood } = understand(likeness.text);
  const read = wishes.filter((wish) => !isTalk(wish));
  if (wishes.length > 0) return notUnderstood.length > 0 ? null : read;
  const sure = surelyMeant(likeness) ?? lookSurelyWished(likeness);
  if (sure) return isTalk(sure) ? [] : [sure];
  const [first] = likeness.all();
  const tells = first !== undefined && asksNothing.has(first.meaning) && first.score >= minTalk;
  return tells || smallTalkIn(likeness.text, likeness.language) !== null ? [] : null;
}

function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}

/** Colours are given to parts, to old colours, or to all. */
const ofColors: ReadonlySet<Wish['kind']> = new Set(['recolor', 'shade', 'swap', 'leave_out']);

/** What a wish changes or asks, so that two can be compared. */
function subjectsOf(wish: Wish): string[] {
  if (wish.kind === 'set')
    return Object.keys(wish.settings).map((setting) => (setting.endsWith('Color') ? 'color' : setting));
  if (wish.kind === 'step') return [wish.setting];
  if (ofColors.has(wish.kind)) return ['color'];
  if (wish.kind === 'topic') return [wish.topic];
  if (wish.kind === 'replace_words') return [wish.wrong];
  if (wish.kind === 'replace_line' || wish.kind === 'remove_line') return [`line ${wish.line}`];
  return [JSON.stringify(wish)];
}

function isAbout(wish: Wish, subjects: readonly string[]): boolean {
  return subjectsOf(wish).some((subject) => subjects.includes(subject));
}
