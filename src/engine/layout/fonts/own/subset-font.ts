import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FontError } from './font-error.ts';

const locate = createRequire(import.meta.url).resolve;

/** HarfBuzz's `hb_subset_flags_t`. */
const withoutHinting = 1;
const withNotdef = 0x40;

interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

let compiled: WebAssembly.Module | null = null;

/**
 * Writes a font anew by HarfBuzz, which checks every table while it reads it, and leaves out what breaks the rules of its
 * format, and hinting. Each font has a WebAssembly memory of its own of 65 MB, which nothing outside can be reached from.
 * @throws FontError
 */
export function subsetFont(bytes: Uint8Array): Uint8Array {
  const hb = start();
  try {
    return subsetBy(hb, bytes);
  } catch (error) {
    // a trap of WebAssembly: the font has more than fits its memory
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw new FontError('too_large');
    throw error;
  }
}

function start(): Subsetter {
  compiled ??= new WebAssembly.Module(readFileSync(locate('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const hb = new WebAssembly.Instance(compiled).exports as unknown as Subsetter;
  hb._initialize();
  return hb;
}

function subsetBy(hb: Subsetter, bytes: Uint8Array): Uint8Array {
  const data = hb.malloc(bytes.length);
  if (data === 0) throw new FontError('too_large');
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  if (input === 0) throw new FontError('too_large');
  hb.hb_subset_input_keep_everything(input);
  hb.hb_subset_input_set_flags(input, withoutHinting | withNotdef);
  const written = hb.hb_subset_or_fail(face, input);
  if (written === 0) throw new FontError('damaged');
  const blob = hb.hb_face_reference_blob(written);
  const at = hb.hb_blob_get_data(blob, 0);
  const length = hb.hb_blob_get_length(blob);
  if (at === 0 || length === 0) throw new FontError('damaged');
  return new Uint8Array(hb.memory.buffer).slice(at, at + length);
}
