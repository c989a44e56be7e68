import { describe, expect, it } from 'vitest';
import { multiplyFloat, quantize } from '../../../scripts/setup/whisper-converter/layers.mjs';
import { OnnxGraph } from '../../../scripts/setup/whisper-converter/onnx-graph.mjs';

/** Keeps the weights that are put into it. */
class WatchedGraph extends OnnxGraph {
  readonly weights: { dims: number[]; values: number[] }[] = [];

  override floats(dims: number[], values: Float32Array): string {
    this.weights.push({ dims, values: [...values] });
    return super.floats(dims, values);
  }

  override int8s(dims: number[], values: Int8Array): string {
    this.weights.push({ dims, values: [...values] });
    return super.int8s(dims, values);
  }
}

const matrix = { outputs: 2, inputs: 3, floats: Float32Array.from([1, -2, 0.5, 0, 0, 0]) };

describe('the weights of a linear layer', () => {
  it('are transposed for ONNX', () => {
    const graph = new WatchedGraph();
    multiplyFloat(graph, 'x', matrix);
    expect(graph.weights).toEqual([{ dims: [3, 2], values: [1, 0, -2, 0, 0.5, 0] }]);
  });

  it('are quantised with a scale for each output, the largest weight becoming 127', () => {
    const graph = new WatchedGraph();
    quantize(graph, matrix);
    expect(graph.weights).toEqual([
      { dims: [3, 2], values: [64, 0, -127, 0, 32, 0] },
      { dims: [2], values: [Math.fround(2 / 127), 1] },
    ]);
  });
});
