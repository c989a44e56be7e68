import { readFileSync } from 'node:fs';

/** The largest step of a weight of four bits, to either side. */
export const mostSteps = 7;

/**
 * Adds to layers what training changed of them, in place. The file has the layers in the order of the encoder's description: of a vector,
 * float32 changes; of a matrix, for each of its rows a float32 scale, then the rows' changes, two a byte (the even one in the upper four
 * bits), each from 0 to 14 for −7 to 7 times the scale. A change of four bits gives the same meanings as one of 32.
 * @param shapes of the layers to change: a vector's length, or a row's and how many rows there are
 * @throws when the file is of another encoder
 */
export function addChanges(
  layers: ReadonlyMap<string, Float32Array>,
  { shapes, file }: { shapes: readonly (readonly [string, readonly number[]])[]; file: string },
): void {
  const changes = readFileSync(file);
  if (changes.length !== shapes.reduce((total, [, shape]) => total + sizeOf(shape), 0))
    throw new Error(`${file} does not fit the sentence model. Run: npm run train:meanings`);
  let at = 0;
  for (const [name, shape] of shapes) {
    const layer = layers.get(name);
    if (!layer) throw new Error(`The sentence model has no layer ${name}`);
    const part = changes.subarray(at, at + sizeOf(shape));
    if (shape.length === 1) addToVector(layer, part);
    else addToMatrix(layer, part, shape[0] ?? 0);
    at += part.length;
  }
}

/** In bytes. */
function sizeOf([width = 0, rows]: readonly number[]): number {
  return rows === undefined ? width * 4 : rows * 4 + (rows * width) / 2;
}

function addToVector(layer: Float32Array, changes: Buffer): void {
  for (let place = 0; place < layer.length; place++)
    layer[place] = (layer[place] as number) + changes.readFloatLE(place * 4);
}

function addToMatrix(layer: Float32Array, changes: Buffer, width: number): void {
  const rows = layer.length / width;
  for (let row = 0; row < rows; row++) {
    const scale = changes.readFloatLE(row * 4);
    for (let place = 0; place < width; place++) {
      const index = row * width + place;
      const both = changes[rows * 4 + (index >> 1)] as number;
      const steps = (index % 2 === 0 ? both >> 4 : both & 15) - mostSteps;
      layer[index] = (layer[index] as number) + steps * scale;
    }
  }
}
