import { shuffled } from '../shuffled.ts';

/** A point, the number of its class, and how much it counts. */
export interface KnownPoint {
  point: Float32Array;
  class: number;
  weight: number;
}

export interface Classifier {
  /** A row for each class. */
  weights: Float32Array[];
  biases: Float32Array;
}

/** Found with the sixth list of strangers, which was left out for that. */
const settings = { rounds: 15, batch: 64, rate: 0.02, decay: 8e-6 };
/** Of Adam (Kingma and Ba 2015, arXiv 1412.6980). */
const adam = { first: 0.9, second: 0.999, epsilon: 1e-8 };

/** Multinomial logistic regression with a penalty on large weights. The same points give the same classifier. */
export function trainClassifier(points: readonly KnownPoint[], classes: number): Classifier {
  const width = (points[0]?.point.length ?? 0) + 1;
  const weights = new Float64Array(classes * width);
  const [mean, spread] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  const steps = Math.ceil(points.length / settings.batch);
  let step = 0;
  for (let round = 0; round < settings.rounds; round++) {
    const order = shuffled(points, round);
    for (let at = 0; at < steps; at++) {
      const slope = slopeOf(weights, order.slice(at * settings.batch, (at + 1) * settings.batch), classes);
      step += 1;
      const rate = settings.rate * (1 - step / (settings.rounds * steps + 1));
      move(weights, slope, { mean, spread, step, rate });
    }
  }
  const row = (index: number) => Float32Array.from(weights.subarray(index * width, (index + 1) * width - 1));
  return {
    weights: Array.from({ length: classes }, (_, index) => row(index)),
    biases: Float32Array.from({ length: classes }, (_, index) => weights[(index + 1) * width - 1] ?? 0),
  };
}

/** Of the mean cross-entropy over some points. */
function slopeOf(weights: Float64Array, points: readonly KnownPoint[], classes: number): Float64Array {
  const width = weights.length / classes;
  const slope = new Float64Array(weights.length);
  for (const { point, class: known, weight } of points) {
    const shares = sharesOf(weights, point, classes);
    for (let index = 0; index < classes; index++) {
      const off = (((shares[index] as number) - (index === known ? 1 : 0)) * weight) / points.length;
      const from = index * width;
      for (let k = 0; k < width - 1; k++) slope[from + k] = (slope[from + k] as number) + off * (point[k] as number);
      slope[from + width - 1] = (slope[from + width - 1] as number) + off;
    }
  }
  return slope;
}

function sharesOf(weights: Float64Array, point: Float32Array, classes: number): Float64Array {
  const width = weights.length / classes;
  const sums = new Float64Array(classes);
  for (let index = 0; index < classes; index++) {
    let sum = weights[(index + 1) * width - 1] as number;
    const from = index * width;
    for (let k = 0; k < width - 1; k++) sum += (weights[from + k] as number) * (point[k] as number);
    sums[index] = sum;
  }
  const largest = sums.reduce((most, sum) => Math.max(most, sum));
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

interface Movement {
  mean: Float64Array;
  spread: Float64Array;
  step: number;
  rate: number;
}

function move(weights: Float64Array, slope: Float64Array, { mean, spread, step, rate }: Movement): void {
  const [first, second] = [1 - adam.first ** step, 1 - adam.second ** step];
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] as number;
    const down = (slope[index] as number) + settings.decay * weight;
    mean[index] = adam.first * (mean[index] as number) + (1 - adam.first) * down;
    spread[index] = adam.second * (spread[index] as number) + (1 - adam.second) * down * down;
    const size = Math.sqrt((spread[index] as number) / second) + adam.epsilon;
    weights[index] = weight - (rate * (mean[index] as number)) / first / size;
  }
}
