import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readCt2Model } from './ct2-model.mjs';
import { buildDecoder } from './decoder.mjs';
import { buildEncoder } from './encoder.mjs';
import { modelDescription } from './model-description.mjs';
import { tokensFile } from './tokens.mjs';

/**
 * Turns a Whisper model in CTranslate2's format (float16 or float32 weights) into four files: an encoder in float32, a
 * decoder in int8 (measured: as accurate as float32, at half the memory), the bytes of the tokens, and what a decoder
 * must know besides. The decoder also gives the attention of the alignment heads, from which each token's time is found. Exact arithmetic only: the same weights give the same bytes everywhere.
 * @param {{ ct2Dir: string, outDir: string }} folders `outDir` exists
 * @returns {Promise<Record<string, { sizeBytes: number, sha256: string }>>} by file name
 * @throws {Error} with a message for people, when the folder has no such model
 */
export async function convertWhisper({ ct2Dir, outDir }) {
  const model = readCt2Model(ct2Dir);
  const described = modelDescription(model);
  const description = Buffer.from(`${JSON.stringify(described, null, 1)}\n`);
  const codes = Object.keys(described.languages);
  // what sherpa-onnx's models say of themselves, by which people's own models are recognised
  const metadata = {
    model_type: 'whisper-ct2',
    is_multilingual: codes.length > 0 ? 1 : 0,
    all_language_codes: codes.join(','),
    n_alignment_heads: described.alignmentHeads,
  };
  return {
    'encoder.onnx': await writeChunks(join(outDir, 'encoder.onnx'), buildEncoder(model).encode(metadata)),
    'decoder.onnx': await writeChunks(join(outDir, 'decoder.onnx'), buildDecoder(model).encode(metadata)),
    'tokens.txt': await writeChunks(join(outDir, 'tokens.txt'), [tokensFile(model.textTokens)]),
    'model.json': await writeChunks(join(outDir, 'model.json'), [description]),
  };
}

/**
 * Writes the chunks one after the other and computes their hash.
 * @param {string} path
 * @param {Buffer[]} chunks
 * @returns {Promise<{ sizeBytes: number, sha256: string }>}
 */
async function writeChunks(path, chunks) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(chunks), measure, createWriteStream(path));
  return { sizeBytes, sha256: hash.digest('hex') };
}
