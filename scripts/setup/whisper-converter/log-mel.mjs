// Whisper's spectrogram as operations of the graph, so that it is computed by the same fast code as the rest.

const sampleRate = 16_000;
/** A window of 25 ms every 10 ms. */
const windowSamples = 400;
const stepSamples = 160;
const bins = windowSamples / 2 + 1;

/**
 * Samples → logarithmic mel spectrogram [N, bands, frames], as Whisper was trained on it. The first window is centred on
 * the first sample: the caller puts half a window of mirrored samples before it, and 40 after the last.
 * @param {import('./onnx-graph.mjs').OnnxGraph} graph
 * @param {string} samples [N, 1, length]
 * @param {number} bands
 */
export function logMel(graph, samples, bands) {
  const fourier = graph.floats([2 * bins, 1, windowSamples], fourierKernels());
  const parts = graph.apply('Conv', [samples, fourier], { kernel_shape: [windowSamples], strides: [stepSamples] });
  const filters = graph.floats([bands, bins], melFilters(bands));
  const power = graph.add(squared(graph, parts, 0), squared(graph, parts, bins));
  const mel = graph.apply('Max', [graph.apply('MatMul', [filters, power]), graph.float(1e-10)]);
  const decades = graph.apply('Mul', [graph.apply('Log', [mel]), graph.float(Math.LOG10E)]);
  const loudest = graph.apply('ReduceMax', [decades], { axes: [1, 2], keepdims: 1 });
  const clipped = graph.apply('Max', [decades, graph.add(loudest, graph.float(-8))]);
  return graph.apply('Mul', [graph.add(clipped, graph.float(4)), graph.float(0.25)]);
}

/** @param {import('./onnx-graph.mjs').OnnxGraph} graph @param {string} parts @param {number} from */
function squared(graph, parts, from) {
  const [start, end, axis] = [graph.integers([from]), graph.integers([from + bins]), graph.integers([1])];
  const half = graph.apply('Slice', [parts, start, end, axis]);
  return graph.apply('Mul', [half, half]);
}

/** The real parts, then the imaginary ones, each under a Hann window. */
function fourierKernels() {
  const kernels = new Float32Array(2 * bins * windowSamples);
  for (let bin = 0; bin < bins; bin++) {
    for (let at = 0; at < windowSamples; at++) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSamples);
      // the phase is reduced first: it would lose digits
      const phase = (2 * Math.PI * ((bin * at) % windowSamples)) / windowSamples;
      kernels[bin * windowSamples + at] = hann * Math.cos(phase);
      kernels[(bins + bin) * windowSamples + at] = -hann * Math.sin(phase);
    }
  }
  return kernels;
}

/**
 * Triangles of equal area over Slaney's mel scale, which is linear up to 1 kHz and logarithmic above.
 * @param {number} bands
 */
function melFilters(bands) {
  const highest = melOf(sampleRate / 2);
  const edges = Array.from({ length: bands + 2 }, (_, index) => hertzOf((index * highest) / (bands + 1)));
  const filters = new Float32Array(bands * bins);
  for (let band = 0; band < bands; band++) {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
    for (let bin = 0; bin < bins; bin++) {
      const hertz = (bin * sampleRate) / windowSamples;
      const height = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
      filters[band * bins + bin] = (Math.max(0, height) * 2) / (high - low);
    }
  }
  return filters;
}

const linearHertz = 1000;
const hertzPerMel = 200 / 3;
const linearMels = linearHertz / hertzPerMel;
const logStep = Math.log(6.4) / 27;

/** @param {number} hertz */
function melOf(hertz) {
  return hertz < linearHertz ? hertz / hertzPerMel : linearMels + Math.log(hertz / linearHertz) / logStep;
}

/** @param {number} mel */
function hertzOf(mel) {
  return mel < linearMels ? mel * hertzPerMel : linearHertz * Math.exp(logStep * (mel - linearMels));
}
