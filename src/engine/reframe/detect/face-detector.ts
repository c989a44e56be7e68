import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Tensor } from '@tensorflow/tfjs-core';
import { type DetectedFace, decodeFaces, type RgbImage } from './decode-faces.ts';

/** The model halves its image five times. */
const granularity = 32;

/** The convolutions before the model reshapes their outputs for a square image: read there, it takes any shape. */
const layer = (number: number) => `StatefulPartitionedCall/functional_1/conv2d_${number}/BiasAdd`;
const outputs = [
  { stride: 16, scores: layer(33), places: layer(35) },
  { stride: 32, scores: layer(34), places: layer(36) },
];

/**
 * Loads BlazeFace (the variant for faces up to some metres away) on WebAssembly. Takes about 0.2 s and 100 MB.
 * @returns finds the faces of each image; all are padded to the largest, so best pass equal sizes
 */
export async function loadFaceDetector(): Promise<(images: RgbImage[]) => Promise<DetectedFace[][]>> {
  const require = createRequire(import.meta.url);
  // CommonJS: the packages' ES modules are for bundlers and not valid in Node
  const tf: typeof import('@tensorflow/tfjs-core') = require('@tensorflow/tfjs-core');
  const wasm: typeof import('@tensorflow/tfjs-backend-wasm') = require('@tensorflow/tfjs-backend-wasm');
  const converter: typeof import('@tensorflow/tfjs-converter') = require('@tensorflow/tfjs-converter');
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  await tf.setBackend('wasm');
  const model = await converter.loadGraphModel({ load: async () => readModel(require) });
  return async (images) => {
    const width = padded(Math.max(...images.map((image) => image.width)));
    const height = padded(Math.max(...images.map((image) => image.height)));
    const tensors = tf.tidy(() => {
      const input = tf.tensor4d(toInput(images, { width, height }), [images.length, height, width, 3]);
      return model.execute(
        input,
        outputs.flatMap(({ scores, places }) => [scores, places]),
      ) as Tensor[];
    });
    const data = await Promise.all(tensors.map((tensor) => tensor.data<'float32'>()));
    for (const tensor of tensors) tensor.dispose();
    const part = (values: Float32Array | undefined, index: number) => {
      const length = (values?.length ?? 0) / images.length;
      return values?.subarray(index * length, (index + 1) * length) ?? [];
    };
    return images.map((image, index) => {
      const grids = outputs.map(({ stride }, i) => ({
        stride,
        columns: width / stride,
        rows: height / stride,
        scores: part(data[2 * i], index),
        places: part(data[2 * i + 1], index),
      }));
      return decodeFaces(grids, image);
    });
  };
}

function padded(length: number): number {
  return Math.ceil(length / granularity) * granularity;
}

/** Values from −1 to 1; the padding to the right and below is black. */
function toInput(images: RgbImage[], size: { width: number; height: number }): Float32Array {
  const input = new Float32Array(images.length * size.width * size.height * 3).fill(-1);
  for (const [index, { width, height, rgb }] of images.entries()) {
    for (let y = 0; y < height; y += 1) {
      const [from, to] = [y * width * 3, (index * size.height + y) * size.width * 3];
      for (let i = 0; i < width * 3; i += 1) input[to + i] = (rgb[from + i] ?? 0) / 127.5 - 1;
    }
  }
  return input;
}

/** The model's own file fixes images at 256 × 256; here their number, width and height are left open. */
function readModel(require: NodeJS.Require) {
  // resolves to dist/human.node.js; the weights are in the package's folder `models`
  const folder = join(dirname(require.resolve('@vladmandic/human')), '../models');
  const { modelTopology, weightsManifest, format } = JSON.parse(readFileSync(join(folder, 'blazeface.json'), 'utf8'));
  const placeholder = modelTopology.node.find(({ op }: { op: string }) => op === 'Placeholder');
  for (const dimension of placeholder.attr.shape.shape.dim.slice(0, 3)) dimension.size = '-1';
  const weights = readFileSync(join(folder, 'blazeface.bin'));
  return {
    modelTopology,
    format,
    weightSpecs: weightsManifest.flatMap((group: { weights: object[] }) => group.weights),
    weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.length) as ArrayBuffer,
  };
}
