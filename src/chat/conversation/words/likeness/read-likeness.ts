import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { clausesOf } from '../text/clauses.ts';
import { tokenize } from '../text/tokenize.ts';
import { type RequestTopic, type Topic, talkTopics } from '../topics/topic.ts';
import { classify, type Likeness } from './classify.ts';
import { isKindOfMessage, isSafe, type LikenessMeaning, offersOf, wishOf } from './meanings.ts';
import { asksAboutQuantity, countedQuestions, saysMore } from './quantities.ts';

/** In characters. Longer messages are stories, of which a part may be like anything. */
export const maxCompared = 200;

/** See decision 94 for how these were found. */
export const thresholds = {
  sure: 0.6,
  margin: 0.35,
  verySure: 0.8,
  thanks: 0.8,
  worthAsking: 0.3,
  mostly: 0.22,
  unlike: 0.1,
  likely: 0.1,
  likelyGrave: 0.5,
  likelyPart: 0.4,
  likelier: 0.75,
};

/** “Forget me” and “forget it” are too much alike. */
const neverSure: ReadonlySet<LikenessMeaning> = new Set(['refusal']);

/** Nobody chooses these from a question. */
const neverOffered: ReadonlySet<LikenessMeaning> = new Set(['thanks', 'greeting', 'announced', 'patience']);

/** What a message is like. It is compared when that is first asked for, and only once. */
export interface MessageLikeness {
  text: string;
  language: Language;
  /** The likeliest meaning first. Empty = it is too long, or nothing can be compared in this process. */
  all: () => readonly Likeness[];
}

export function readLikeness(text: string, language: Language): MessageLikeness {
  let compared: readonly Likeness[] | undefined;
  return {
    text,
    language,
    all() {
      compared ??= likenesses(text);
      return compared;
    },
  };
}

/** What a message is surely like, of what changes nothing; null = nothing. */
export function surelyMeant({ text, all }: MessageLikeness): Wish | null {
  const saysNumber = saysMore.test(text);
  if (saysNumber && !asksAboutQuantity(text)) return null;
  const [first, second] = all();
  if (saysNumber && !(first && countedQuestions.has(first.meaning))) return null;
  if (!first || isKindOfMessage(first.meaning) || !isSafe(first.meaning) || neverSure.has(first.meaning)) return null;
  if (first.score < thresholds.sure || first.score - (second?.score ?? 0) < thresholds.margin) return null;
  return wishOf(first.meaning);
}

/** What a message may mean, the likeliest first. Nobody is offered to have everything deleted because nothing better comes to mind. */
export function likelyMeant({ text, all }: MessageLikeness): Wish[] {
  // a single word that no rule knows may be anything
  if (!/\S\s+\S/.test(text)) return [];
  const likely = all().flatMap(({ meaning, score }) => {
    const least = meaning === 'deleteData' ? thresholds.likelyGrave : thresholds.likely;
    if (score < least || neverOffered.has(meaning)) return [];
    return isKindOfMessage(meaning) ? (offersOf[meaning] ?? []) : [meaning];
  });
  return [...new Set(likely)].map(wishOf);
}

/** Whether a text is like something that people ask or wish for, so that it is worth a question. */
export function mayMean({ all }: MessageLikeness): boolean {
  const [first] = all();
  return first !== undefined && !asksNothing.has(first.meaning) && first.score >= thresholds.worthAsking;
}

/** Whether a text is surely like something, and hardly like this. */
export function isUnlike(
  { all }: MessageLikeness,
  meaning: LikenessMeaning | 'speak' | RequestTopic,
  least = thresholds.verySure,
): boolean {
  const [first] = all();
  if (!first || isNear(first.meaning, meaning)) return false;
  return first.score >= least && likenessTo(all(), meaning) <= thresholds.unlike;
}

export function isSurelyLike({ all }: MessageLikeness, meaning: LikenessMeaning, least = thresholds.verySure): boolean {
  const [first] = all();
  return first?.meaning === meaning && first.score >= least;
}

/** Whether a topic that was read by some of the words is hardly what the text means. */
export function isHardly({ all }: MessageLikeness, topic: Topic): boolean {
  return likenessTo(all(), topic) <= thresholds.unlike / 2;
}

/** Whether a message is thanks or a good-bye as a whole, whatever the person tells beside them. “But” comes before something else. */
export function isSurelyThanks(likeness: MessageLikeness): boolean {
  // “thanks, now yellow” is like thanks, too
  if (!isSurelyLike(likeness, 'thanks', thresholds.thanks) || /[?？]/.test(likeness.text)) return false;
  const dictionaries = dictionariesFor(likeness.language);
  return !tokenize(likeness.text).some(({ key }) => dictionaries.some(({ sentences }) => sentences.contrast.has(key)));
}

/** What a text is far more like than this; null = nothing. Talk is like too much. */
export function likelierThan({ all }: MessageLikeness, meaning: Topic): Wish | null {
  const [first] = all();
  if (!first || asksNothing.has(first.meaning) || isKindOfMessage(first.meaning)) return null;
  if (isNear(first.meaning, meaning)) return null;
  const isFar = first.score >= thresholds.likelier && likenessTo(all(), meaning) <= thresholds.unlike;
  return isFar ? wishOf(first.meaning) : null;
}

/** Questions so near to each other that the answer to one answers the other, too. */
const near: readonly ReadonlySet<string>[] = [
  new Set(['passOn', 'posting']),
  new Set(['picture', 'watermarked', 'textPlaced', 'endCard']),
  new Set(['privacy', 'kept']),
  new Set(['nextVideos', 'makeDefault']),
];

export function isNear(one: string, other: string): boolean {
  return near.some((meanings) => meanings.has(one) && meanings.has(other));
}

/** Talk, and what no answer is expected to. */
export const asksNothing: ReadonlySet<string> = new Set([...talkTopics, 'told', 'nonsense']);

function likenessTo(all: readonly Likeness[], meaning: string): number {
  return all.find((one) => one.meaning === meaning)?.score ?? 0;
}

/** What a clause is like counts a little less than what the whole message is like. Found with the phrases for work. */
const weightOfClause = 0.85;
/** Fewer words are like too much. */
const minWordsOfClause = 3;
/** Each clause is encoded by itself. */
export const maxClauses = 4;

/** Of the whole message, and where that is not sure, of each of its clauses. */
function likenesses(text: string): readonly Likeness[] {
  if (text.length > maxCompared) return [];
  const whole = classify(text);
  if ((whole[0]?.score ?? 0) >= thresholds.sure) return whole;
  const clauses = clausesOf(text).filter((clause) => clause.split(/\s+/).length >= minWordsOfClause);
  if (clauses.length < 2) return whole;
  const best = new Map(whole.map(({ meaning, score }) => [meaning, score]));
  for (const clause of clauses.slice(0, maxClauses))
    for (const { meaning, score } of classify(clause))
      best.set(meaning, Math.max(score * weightOfClause, best.get(meaning) ?? 0));
  return [...best].map(([meaning, score]) => ({ meaning, score })).sort((one, other) => other.score - one.score);
}
