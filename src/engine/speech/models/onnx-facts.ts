import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What an ONNX file says about itself. */
export interface OnnxFacts {
  /** The model's properties, such as `model_type`. */
  metadata: Readonly<Record<string, string>>;
  outputCount: number;
  /** The file ends before its content does, as after an interrupted download. */
  isCutOff: boolean;
}

/** Read at once. Large fields are jumped over, so a file of 2 GB costs no more than one of 2 MB. */
const windowBytes = 4096;
/** More than any model has: its operations and weights are a few thousand. */
const maxFields = 500_000;
/** SenseVoice has a property of 8 kB. */
const maxTextBytes = 256 * 1024;
const maxProperties = 1000;

/** Field numbers of onnx.proto. */
const model = { irVersion: 1, graph: 7, property: 14 };
const graph = { output: 12 };
const property = { key: 1, value: 2 };

const wireTypes = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 };

/**
 * Reads the properties of an ONNX file and counts its outputs, without reading its weights.
 * @returns null when the file is not ONNX
 */
export function readOnnxFacts(path: string): OnnxFacts | null {
  const file = openSync(path, 'r');
  try {
    return readFacts(new FieldReader(file, fstatSync(file).size));
  } catch (error) {
    if (error instanceof NotProtobuf) return null;
    throw error;
  } finally {
    closeSync(file);
  }
}

function readFacts(reader: FieldReader): OnnxFacts | null {
  const metadata: Record<string, string> = {};
  let outputCount = 0;
  let [hasVersion, hasGraph, isCutOff] = [false, false, false];
  for (const field of reader.fields(0, reader.size)) {
    hasVersion ||= field.number === model.irVersion && field.wireType === wireTypes.varint;
    if (field.wireType !== wireTypes.lengthDelimited) continue;
    isCutOff ||= field.end > reader.size;
    const end = Math.min(field.end, reader.size);
    if (field.number === model.graph) {
      hasGraph = true;
      for (const part of reader.fields(field.start, end)) if (part.number === graph.output) outputCount++;
    } else if (field.number === model.property && Object.keys(metadata).length < maxProperties) {
      const texts = reader.texts(field.start, end);
      metadata[texts.get(property.key) ?? ''] = texts.get(property.value) ?? '';
    }
  }
  return hasVersion && hasGraph ? { metadata, outputCount, isCutOff } : null;
}

interface Field {
  number: number;
  wireType: number;
  /** Position of the content, `end` excluded. */
  start: number;
  end: number;
}

/** Walks over the fields of Protocol Buffers in a file. */
class FieldReader {
  readonly size: number;
  readonly #file: number;
  readonly #window = Buffer.alloc(windowBytes);
  #windowStart = 0;
  #windowLength = 0;
  #fieldCount = 0;

  constructor(file: number, size: number) {
    this.#file = file;
    this.size = size;
  }

  /** The fields of the message at this place, in order. The last one may reach beyond `end`. */
  *fields(start: number, end: number): Generator<Field> {
    for (let at = start; at < end; ) {
      this.#fieldCount += 1;
      if (this.#fieldCount > maxFields) throw new NotProtobuf();
      const tag = this.#varint(at);
      const [number, wireType] = [Math.floor(tag.value / 8), tag.value % 8];
      if (number === 0) throw new NotProtobuf();
      const field = { number, wireType, ...this.#content(tag.end, wireType) };
      yield field;
      at = field.end;
    }
  }

  /** The texts in the message at this place, by the numbers of their fields. */
  texts(start: number, end: number): Map<number, string> {
    const texts = new Map<number, string>();
    for (const field of this.fields(start, end)) {
      const length = Math.min(field.end, this.size) - field.start;
      if (field.wireType !== wireTypes.lengthDelimited || length > maxTextBytes) continue;
      const bytes = Buffer.alloc(length);
      readSync(this.#file, bytes, 0, length, field.start);
      texts.set(field.number, bytes.toString('utf8'));
    }
    return texts;
  }

  #content(at: number, wireType: number): { start: number; end: number } {
    if (wireType === wireTypes.varint) return { start: at, end: this.#varint(at).end };
    if (wireType === wireTypes.fixed64) return { start: at, end: at + 8 };
    if (wireType === wireTypes.fixed32) return { start: at, end: at + 4 };
    if (wireType !== wireTypes.lengthDelimited) throw new NotProtobuf();
    const { value, end } = this.#varint(at);
    return { start: end, end: end + value };
  }

  /** Seven bits a byte, the lowest first; the top bit says that more follow. */
  #varint(start: number): { value: number; end: number } {
    let [value, at] = [0, start];
    for (let factor = 1; at - start < 10; factor *= 128) {
      const byte = this.#byte(at);
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return { value, end: at };
    }
    throw new NotProtobuf();
  }

  #byte(at: number): number {
    if (at < this.#windowStart || at >= this.#windowStart + this.#windowLength) {
      this.#windowStart = at;
      this.#windowLength = readSync(this.#file, this.#window, 0, windowBytes, at);
    }
    const byte = this.#window[at - this.#windowStart];
    if (byte === undefined || at >= this.#windowStart + this.#windowLength) throw new NotProtobuf();
    return byte;
  }
}

class NotProtobuf extends Error {
  override readonly name = 'NotProtobuf';
}
