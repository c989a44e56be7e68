import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { withEnglish } from '../dictionary-of.ts';
import { clausesOf } from '../text/clauses.ts';
import { type RequestTopic, type Topic, talkTopics } from '../topics/topic.ts';
import { type Comparison, compare, type Likeness, prepareComparison } from './compare.ts';
import { examplesOf } from './examples/examples-of.ts';
import { isSafe, type Meaning, wishOf } from './meanings.ts';

/** In characters. Longer messages are stories, of which a part may be like anything. */
export const maxCompared = 200;

/** See decision 66 for how these were found. */
export const thresholds = {
  sure: 0.4,
  margin: 0.2,
  verySure: 0.5,
  worthAsking: 0.2,
  unlike: 0.15,
  likely: 0.1,
  likelyGrave: 0.25,
  likelier: 0.33,
  before: 0.05,
};

const comparisons = new Map<Language, Comparison<Meaning>>();

/** Prepared on first use, then cached. */
function comparisonOf(language: Language): Comparison<Meaning> {
  const comparison = comparisons.get(language) ?? prepareComparison(examplesOf[language]);
  comparisons.set(language, comparison);
  return comparison;
}

/** Numbers, signs of a correction, quotes and hex codes say something that no sentence of ours says. */
const saysMore = /[\d#*:→>«»“”„"]/u;

/** “Forget me” and “forget it” are too much alike. */
const neverSure: ReadonlySet<Meaning> = new Set(['refusal']);

/** Nobody chooses these from a question. */
const neverOffered: ReadonlySet<Meaning> = new Set(['thanks', 'greeting', 'announced']);

/** What a message is like. It is compared when that is first asked for, and only once. */
export interface MessageLikeness {
  text: string;
  language: Language;
  /** The most alike first. */
  all: () => readonly Likeness<Meaning>[];
}

export function readLikeness(text: string, language: Language): MessageLikeness {
  let compared: Likeness<Meaning>[] | undefined;
  return {
    text,
    language,
    all() {
      compared ??= likenesses(text, language);
      return compared;
    },
  };
}

/** What a message is surely like, of what changes nothing; null = nothing. */
export function surelyMeant({ text, all }: MessageLikeness): Wish | null {
  if (saysMore.test(text)) return null;
  const [first, second] = all();
  if (!first || !isSafe(first.meaning) || neverSure.has(first.meaning) || first.score < thresholds.sure) return null;
  return first.score - (second?.score ?? 0) >= thresholds.margin ? wishOf(first.meaning) : null;
}

/** What a message may mean, the likeliest first. Nobody is offered to have everything deleted because nothing better comes to mind. */
export function likelyMeant({ all }: MessageLikeness): Wish[] {
  const likely = all().filter(
    ({ meaning, score }) =>
      !neverOffered.has(meaning) && score >= (meaning === 'deleteData' ? thresholds.likelyGrave : thresholds.likely),
  );
  return likely.map(({ meaning }) => wishOf(meaning));
}

/** Whether a text is like something that people ask or wish for, so that it is worth a question. */
export function mayMean({ all }: MessageLikeness): boolean {
  const [first] = all();
  return first !== undefined && first.score >= thresholds.worthAsking;
}

/** Whether a text is surely like something, and hardly like this. */
export function isUnlike(
  { all }: MessageLikeness,
  meaning: Meaning | 'speak' | RequestTopic,
  most = thresholds.unlike,
): boolean {
  return (all()[0]?.score ?? 0) >= thresholds.verySure && likenessTo(all(), meaning) <= most;
}

/** What a text is far more like than this; null = nothing. Talk is like too much. */
export function likelierThan({ all }: MessageLikeness, meaning: Topic): Wish | null {
  const [first, second] = all();
  if (!first || talk.has(first.meaning) || first.score < thresholds.likelier) return null;
  const isFar = first.score - likenessTo(all(), meaning) >= thresholds.margin;
  return isFar && first.score - (second?.score ?? 0) >= thresholds.before ? wishOf(first.meaning) : null;
}

const talk: ReadonlySet<string> = new Set(talkTopics);

function likenessTo(all: readonly Likeness<Meaning>[], meaning: string): number {
  return all.find((one) => one.meaning === meaning)?.score ?? 0;
}

/** What a clause is like counts a little less than what the whole message is like. Found with the phrases for work. */
const weightOfClause = 0.85;
/** Fewer words are like too much. */
const minWordsOfClause = 2;

/** By the sentences of the person's language, and by English ones: of the whole message, and of each of its clauses. */
function likenesses(text: string, language: Language): Likeness<Meaning>[] {
  if (text.length > maxCompared) return [];
  const clauses = clausesOf(text).filter((clause) => clause.split(/\s+/).length >= minWordsOfClause);
  const best = new Map<Meaning, number>();
  const add = (part: string, weight: number) => {
    for (const one of withEnglish(language)) {
      for (const { meaning, score } of compare(part, comparisonOf(one))) {
        best.set(meaning, Math.max(score * weight, best.get(meaning) ?? 0));
      }
    }
  };
  add(text, 1);
  if (clauses.length > 1) for (const clause of clauses) add(clause, weightOfClause);
  return [...best].map(([meaning, score]) => ({ meaning, score })).sort((one, other) => other.score - one.score);
}
