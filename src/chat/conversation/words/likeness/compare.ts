import { featuresOf } from './features.ts';

/** Sentences of which is known what they mean, made ready for comparing. */
export interface Comparison<Meaning extends string> {
  sentences: { meaning: Meaning; text: string }[];
  /** By feature: the sentences that have it, each with the feature's weight there. */
  found: ReadonlyMap<string, readonly { sentence: number; weight: number }[]>;
  rareness: ReadonlyMap<string, number>;
  /** Of a feature of one meaning. */
  rarest: number;
}

export interface Likeness<Meaning extends string> {
  meaning: Meaning;
  /** Of the most alike sentences: 0 = nothing in common, 1 = the same. */
  score: number;
}

/** @param examples by meaning: sentences, separated by `|` */
export function prepareComparison<Meaning extends string>(
  examples: Readonly<Record<Meaning, string>>,
): Comparison<Meaning> {
  const sentences = (Object.entries(examples) as [Meaning, string][]).flatMap(([meaning, list]) =>
    list.split('|').map((text) => ({ meaning, text: text.trim() })),
  );
  const features = sentences.map(({ text }) => featuresOf(text));
  const meanings = new Map<string, Set<Meaning>>();
  features.forEach((one, index) => {
    const { meaning } = sentences[index] as (typeof sentences)[number];
    for (const feature of one) meanings.set(feature, (meanings.get(feature) ?? new Set()).add(meaning));
  });
  const total = Object.keys(examples).length;
  const rareness = new Map([...meanings].map(([feature, { size }]) => [feature, rarenessOf(size, total)]));
  const rarest = rarenessOf(1, total);
  const found = new Map<string, { sentence: number; weight: number }[]>();
  features.forEach((one, sentence) => {
    for (const [feature, weight] of weigh(one, { rareness, rarest })) {
      const there = found.get(feature) ?? [];
      there.push({ sentence, weight });
      found.set(feature, there);
    }
  });
  return { sentences, found, rareness, rarest };
}

/** So many sentences of a meaning count, half for the most alike one and half for the mean of all of these. */
const countedSentences = 4;

/**
 * What a text may mean, the likeliest first: the cosine between its features and those of the sentences, weighted by how few meanings
 * have each feature (tf-idf over meanings). Costs at most the text's features times the sentences.
 * @param without the index of a sentence that does not count
 */
export function compare<Meaning extends string>(
  text: string,
  { sentences, found, rareness, rarest }: Comparison<Meaning>,
  without: number | null = null,
): Likeness<Meaning>[] {
  const cosines = new Float64Array(sentences.length);
  for (const [feature, weight] of weigh(featuresOf(text), { rareness, rarest })) {
    for (const { sentence, weight: there } of found.get(feature) ?? [])
      cosines[sentence] = at(cosines, sentence) + weight * there;
  }
  const byMeaning = new Map<Meaning, number[]>();
  sentences.forEach(({ meaning }, index) => {
    const list = byMeaning.get(meaning) ?? [];
    list.push(index === without ? 0 : at(cosines, index));
    byMeaning.set(meaning, list);
  });
  return [...byMeaning]
    .map(([meaning, list]) => ({ meaning, score: scoreOf(list) }))
    .sort((one, other) => other.score - one.score);
}

function scoreOf(cosines: readonly number[]): number {
  const best = cosines.toSorted((one, other) => other - one).slice(0, countedSentences);
  return ((best[0] ?? 0) + best.reduce((sum, one) => sum + one, 0) / countedSentences) / 2;
}

/** A feature of one meaning says most. The power was found with the phrases for work. */
function rarenessOf(meanings: number, total: number): number {
  return Math.log(1 + total / meanings) ** 1.5;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** A kind of feature that is many times in a word counts less, so that no kind outweighs the others. */
const kindWeights: Readonly<Record<string, number>> = { w: 1, s: 1, p: 0.7, g: 0.45, '?': 0.5 };

/** Weights of length 1. A feature that no sentence has is as rare as can be: it makes the text less like all of them. */
function weigh(
  features: ReadonlySet<string>,
  { rareness, rarest }: Pick<Comparison<string>, 'rareness' | 'rarest'>,
): Map<string, number> {
  const weights = [...features].map((feature): [string, number] => {
    const kind = kindWeights[feature.slice(0, 1)] ?? 1;
    return [feature, kind * (rareness.get(feature) ?? rarest)];
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
}
