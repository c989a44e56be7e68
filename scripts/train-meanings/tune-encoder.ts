import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { readFloats, readModel } from '../../src/engine/sentences/model-files.ts';
import { openPieces } from '../../src/engine/sentences/open-sentence-encoder.ts';
import { ensurePythonPackages } from '../python/ensure-python-packages.ts';

const script = new URL('tune-encoder.py', import.meta.url).pathname;

export interface LabelledSentence {
  text: string;
  /** The number of its meaning. */
  class: number;
  weight: number;
}

export interface Tuned {
  /** All layers but those of the table, in the order of their description. */
  layers: Float32Array;
  /** A row for each meaning. */
  weights: Float32Array;
  biases: Float32Array;
}

/**
 * Trains the encoder's layers together with a softmax over the meanings, with JAX in Python: training needs slopes through all
 * layers.
 * @param folder of the encoder @param meanings how many there are
 */
export async function tuneEncoder(
  folder: string,
  sentences: readonly LabelledSentence[],
  meanings: number,
): Promise<Tuned> {
  const packages = await ensurePythonPackages('train-meanings', 'scripts/train-meanings/requirements.txt');
  const working = await mkdtemp(join(tmpdir(), 'train-meanings-'));
  try {
    await writeSentences(working, { folder, sentences, meanings });
    await execa('python3', [script, folder, working], {
      env: { PYTHONPATH: packages },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const classifier = readFloats(join(working, 'classifier.bin'));
    return {
      layers: readFloats(join(working, 'layers.bin')),
      weights: classifier.subarray(0, -meanings),
      biases: classifier.subarray(-meanings),
    };
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function writeSentences(
  working: string,
  { folder, sentences, meanings }: { folder: string; sentences: readonly LabelledSentence[]; meanings: number },
): Promise<void> {
  const { idsOf, embeddingsOf } = openPieces(folder, readModel(folder));
  const rows = new Map<number, number>();
  const rowOf = (id: number) => {
    const row = rows.get(id) ?? rows.size;
    rows.set(id, row);
    return row;
  };
  const pieces = sentences.map(({ text }) => idsOf(text).map(rowOf));
  const classes = sentences.map((sentence) => sentence.class);
  const weights = sentences.map(({ weight }) => weight);
  await writeFile(join(working, 'sentences.json'), JSON.stringify({ pieces, classes, weights, meanings }));
  await writeFile(join(working, 'embeddings.bin'), Buffer.from(embeddingsOf([...rows.keys()]).buffer));
}
