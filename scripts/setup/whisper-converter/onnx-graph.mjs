import { floatField, integerField, messageField, textField } from './protobuf.mjs';

/** ONNX's numbers for the types of tensors. */
export const tensorTypes = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7, bool: 9 };
/** ONNX's numbers for the types of attributes. */
const attributeTypes = { float: 1, integer: 2, integers: 7 };
const irVersion = 8;
/** The first set of operators with LayerNormalization. */
const operatorSet = 17;
/** Protocol Buffers end at 2 GiB. Larger models need a second file for weights, which is not supported. */
const largestBytes = 2 ** 31 - 1;

/**
 * Builds an ONNX graph. Methods take and return the names of values. Field numbers are those of onnx.proto.
 */
export class OnnxGraph {
  #nodes = /** @type {import('./protobuf.mjs').Message} */ ([]);
  #weights = /** @type {import('./protobuf.mjs').Message} */ ([]);
  #inputs = /** @type {import('./protobuf.mjs').Message} */ ([]);
  #outputs = /** @type {import('./protobuf.mjs').Message} */ ([]);
  #integers = /** @type {Map<string, string>} */ (new Map());
  #count = 0;

  /** @param {number[]} dims @param {Float32Array} values @returns {string} */
  floats(dims, values) {
    return this.#constant(dims, tensorTypes.float, Buffer.from(values.buffer, values.byteOffset, values.byteLength));
  }

  /** @param {number[]} dims @param {Int8Array} values @returns {string} */
  int8s(dims, values) {
    return this.#constant(dims, tensorTypes.int8, Buffer.from(values.buffer, values.byteOffset, values.byteLength));
  }

  /** @param {number} value a number without dimensions, from 0 to 255 @returns {string} */
  uint8(value) {
    return this.#constant([], tensorTypes.uint8, Buffer.from([value]));
  }

  /** @param {number} value a number without dimensions @returns {string} */
  float(value) {
    return this.floats([], new Float32Array([value]));
  }

  /**
   * @param {number[]} values a list of 64-bit integers, such as a shape; equal ones are stored once @returns {string}
   */
  integers(values) {
    return this.#integerConstant([values.length], values);
  }

  /** @param {number} value a 64-bit integer without dimensions @returns {string} */
  integer(value) {
    return this.#integerConstant([], [value]);
  }

  /**
   * Adds one operation.
   * @param {string} operator ONNX's name of it
   * @param {string[]} inputs
   * @param {Record<string, number | number[]>} [attributes]
   * @returns {string} its output
   */
  apply(operator, inputs, attributes = {}) {
    const output = this.#name('value');
    this.#addNode(operator, { inputs, outputs: [output], attributes });
    return output;
  }

  /** @param {string} a @param {string} b @returns {string} */
  add(a, b) {
    return this.apply('Add', [a, b]);
  }

  /**
   * @param {string} name @param {number} type @param {(number | string)[]} shape a name stands for any length @returns
   * {string}
   */
  input(name, type, shape) {
    this.#inputs.push(...messageField(11, valueInfo(name, type, shape)));
    return name;
  }

  /**
   * Makes a value an output under the name that its reader knows.
   * @param {string} name @param {string} value @param {(number | string)[]} shape @param {number} [type]
   */
  output(name, value, shape, type = tensorTypes.float) {
    this.#addNode('Identity', { inputs: [value], outputs: [name], attributes: {} });
    this.#outputs.push(...messageField(12, valueInfo(name, type, shape)));
  }

  /**
   * The whole file, as pieces to be written one after the other.
   * @param {Record<string, string | number>} metadata
   * @returns {Buffer[]}
   * @throws {Error} when it is too large for one file
   */
  encode(metadata) {
    const graph = [...this.#nodes, ...textField(2, 'whisper'), ...this.#weights, ...this.#inputs, ...this.#outputs];
    const properties = Object.entries(metadata).flatMap(([key, value]) =>
      messageField(14, [...textField(1, key), ...textField(2, String(value))]),
    );
    const file = [
      ...integerField(1, irVersion),
      ...textField(2, 'captioneer'),
      ...messageField(7, graph),
      ...messageField(8, [...textField(1, ''), ...integerField(2, operatorSet)]),
      ...properties,
    ];
    const sizeBytes = file.reduce((sum, chunk) => sum + chunk.length, 0);
    if (sizeBytes > largestBytes) throw new Error('the model is too large: at most Whisper medium can be converted');
    return file;
  }

  /** @param {number[]} dims @param {number[]} values */
  #integerConstant(dims, values) {
    const key = JSON.stringify([dims, values]);
    const known = this.#integers.get(key);
    if (known !== undefined) return known;
    const bytes = Buffer.from(BigInt64Array.from(values, BigInt).buffer);
    const name = this.#constant(dims, tensorTypes.int64, bytes);
    this.#integers.set(key, name);
    return name;
  }

  /**
   * @param {number[]} dims @param {number} type @param {Buffer} bytes little-endian, as on every machine that Node runs
   * on
   */
  #constant(dims, type, bytes) {
    const name = this.#name('weight');
    const tensor = [
      ...dims.flatMap((length) => integerField(1, length)),
      ...integerField(2, type),
      ...textField(8, name),
      ...messageField(9, [bytes]),
    ];
    this.#weights.push(...messageField(5, tensor));
    return name;
  }

  /**
   * @param {string} operator @param {{ inputs: string[], outputs: string[], attributes: Record<string, number |
   * number[]> }} node
   */
  #addNode(operator, { inputs, outputs, attributes }) {
    const node = [
      ...inputs.flatMap((name) => textField(1, name)),
      ...outputs.flatMap((name) => textField(2, name)),
      ...textField(3, this.#name(operator)),
      ...textField(4, operator),
      ...Object.entries(attributes).flatMap(([name, value]) => messageField(5, attribute(name, value))),
    ];
    this.#nodes.push(...messageField(1, node));
  }

  /** @param {string} stem */
  #name(stem) {
    this.#count += 1;
    return `${stem}_${this.#count}`;
  }
}

/** @param {string} name @param {number | number[]} value */
function attribute(name, value) {
  const start = textField(1, name);
  if (Array.isArray(value)) {
    return [...start, ...value.flatMap((item) => integerField(8, item)), ...integerField(20, attributeTypes.integers)];
  }
  if (Number.isInteger(value))
    return [...start, ...integerField(3, value), ...integerField(20, attributeTypes.integer)];
  return [...start, ...floatField(2, value), ...integerField(20, attributeTypes.float)];
}

/** @param {string} name @param {number} type @param {(number | string)[]} shape */
function valueInfo(name, type, shape) {
  const dims = shape.flatMap((length) =>
    messageField(1, typeof length === 'number' ? integerField(1, length) : textField(2, length)),
  );
  const tensor = [...integerField(1, type), ...messageField(2, dims)];
  return [...textField(1, name), ...messageField(2, messageField(1, tensor))];
}
