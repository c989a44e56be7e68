import { shuffled } from '../shuffled.ts';
import type { Choice } from './choices-of.ts';

/** What a message may mean; none of the choices is right where it corrects nothing. */
export interface Question {
  choices: readonly Choice[];
  correctsNothing: boolean;
}

export interface Ranking {
  none: number;
  weights: ReadonlyMap<string, number>;
}

/** Chosen once, and tried with the fifth and sixth list of strangers, each left out for that. Others were not tried. */
const settings = { rounds: 12, rate: 0.15, penalty: 1e-4, fewestMessages: 3 };

/**
 * A log-linear model, trained by the likelihood of all right choices of a message together (AdaGrad; Duchi, Hazan and Singer 2011). The same
 * questions give the same model. Traits that few messages have do not count.
 */
export function trainRanking(questions: readonly Question[]): Ranking {
  const known = frequentTraits(questions);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  let none = 0;
  // where no choice is right, there is nothing to learn
  const useful = questions.filter(
    ({ choices, correctsNothing }) => correctsNothing || choices.some(({ isRight }) => isRight),
  );
  for (let round = 0; round < settings.rounds; round++) {
    for (const question of shuffled(useful, round)) {
      const { slope, ofNone } = slopeOf(question, { weights, none }, known);
      none += settings.rate * 0.1 * ofNone;
      for (const [trait, steep] of slope) {
        const weight = weights.get(trait) ?? 0;
        const up = steep - settings.penalty * weight;
        const square = (squares.get(trait) ?? 1) + up * up;
        squares.set(trait, square);
        weights.set(trait, weight + (settings.rate * up) / Math.sqrt(square));
      }
    }
  }
  return { none, weights };
}

function frequentTraits(questions: readonly Question[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { choices } of questions) {
    const traits = new Set(choices.flatMap((choice) => [...choice.traits.keys()]));
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= settings.fewestMessages).map(([trait]) => trait));
}

/** Of the logarithm of the share that the right choices have. */
function slopeOf({ choices, correctsNothing }: Question, { weights, none }: Ranking, known: ReadonlySet<string>) {
  const sums = choices.map(({ traits }) => {
    let sum = 0;
    for (const [trait, much] of traits) sum += much * (weights.get(trait) ?? 0);
    return sum;
  });
  const largest = sums.reduce((most, sum) => Math.max(most, sum), none);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const ofNone = Math.exp(none - largest);
  const total = powers.reduce((sum, power) => sum + power, ofNone);
  const right = correctsNothing
    ? ofNone
    : powers.reduce((sum, power, at) => sum + (choices[at]?.isRight ? power : 0), 0);
  const slope = new Map<string, number>();
  for (const [at, { traits, isRight }] of choices.entries()) {
    const power = powers[at] as number;
    const off = (isRight && right > 0 ? power / right : 0) - power / total;
    if (Math.abs(off) < 1e-4) continue;
    for (const [trait, much] of traits) if (known.has(trait)) slope.set(trait, (slope.get(trait) ?? 0) + off * much);
  }
  return { slope, ofNone: (correctsNothing ? 1 : 0) - ofNone / total };
}
