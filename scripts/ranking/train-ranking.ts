import type { Traits } from '../../src/chat/conversation/words/ranking/ranking.ts';
import { shuffled } from '../shuffled.ts';

/** What a message may mean, or that it means nothing of the kind. */
export interface Choice {
  traits: Traits;
  isRight: boolean;
}

/** What a message may mean; of what is right, nothing may be among it. */
export type Question = readonly Choice[];

/** Chosen once, and tried with the fifth and sixth list of strangers, each left out for that. Others were not tried. */
const settings = { rounds: 12, rate: 0.15, penalty: 1e-4, fewestMessages: 3 };

/** A choice with its traits as numbers, which take less memory. */
interface NumberedChoice {
  traits: Uint32Array;
  amounts: Float32Array;
  isRight: boolean;
}

/**
 * A log-linear model, trained by the likelihood of all right choices of a question together (AdaGrad; Duchi, Hazan and Singer 2011). The same
 * questions give the same model. Traits that few messages have do not count.
 * @param messages the questions of each
 */
export function trainRanking(messages: Iterable<readonly Question[]>): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const asked: NumberedChoice[][][] = [];
  for (const questions of messages) {
    // where no choice is right, there is nothing to learn
    const useful = questions.filter((choices) => choices.some(({ isRight }) => isRight));
    asked.push(useful.map((question) => numbered(question, numbers)));
  }
  const isKnown = frequentTraits(asked, numbers.size);
  const questions = asked.flat();
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1);
  for (let round = 0; round < settings.rounds; round++) {
    for (const question of shuffled(questions, round)) {
      for (const [trait, steep] of slopeOf(question, weights)) {
        if (!isKnown[trait]) continue;
        const weight = weights[trait] as number;
        const up = steep - settings.penalty * weight;
        const square = (squares[trait] as number) + up * up;
        squares[trait] = square;
        weights[trait] = weight + (settings.rate * up) / Math.sqrt(square);
      }
    }
  }
  return new Map([...numbers].map(([trait, number]) => [trait, weights[number] as number]));
}

/** @param numbers of all traits; new ones are added */
function numbered(question: Question, numbers: Map<string, number>): NumberedChoice[] {
  return question.map(({ traits, isRight }) => {
    for (const trait of traits.keys()) if (!numbers.has(trait)) numbers.set(trait, numbers.size);
    const own = [...traits.keys()].map((trait) => numbers.get(trait) as number);
    return { traits: Uint32Array.from(own), amounts: Float32Array.from(traits.values()), isRight };
  });
}

function frequentTraits(messages: readonly NumberedChoice[][][], count: number): Uint8Array {
  const often = new Uint32Array(count);
  for (const questions of messages) {
    const traits = new Set<number>();
    for (const choice of questions.flat()) for (const trait of choice.traits) traits.add(trait);
    for (const trait of traits) often[trait] = (often[trait] ?? 0) + 1;
  }
  return Uint8Array.from(often, (times) => (times >= settings.fewestMessages ? 1 : 0));
}

/** Of the logarithm of the share that the right choices have. */
function slopeOf(choices: readonly NumberedChoice[], weights: Float64Array): ReadonlyMap<number, number> {
  const sums = choices.map(({ traits, amounts }) => {
    let sum = 0;
    for (let at = 0; at < traits.length; at++)
      sum += (amounts[at] as number) * (weights[traits[at] as number] as number);
    return sum;
  });
  const largest = sums.reduce((most, sum) => Math.max(most, sum), -Infinity);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, at) => sum + (choices[at]?.isRight ? power : 0), 0);
  const slope = new Map<number, number>();
  for (const [index, { traits, amounts, isRight }] of choices.entries()) {
    const power = powers[index] as number;
    const off = (isRight && right > 0 ? power / right : 0) - power / total;
    if (Math.abs(off) < 1e-4) continue;
    for (let at = 0; at < traits.length; at++) {
      const trait = traits[at] as number;
      slope.set(trait, (slope.get(trait) ?? 0) + off * (amounts[at] as number));
    }
  }
  return slope;
}
