import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TranscribeOptions, Transcriber, Transcript } from '../../../../src/engine/speech/transcriber.ts';
import { createTranscriptPieceModel } from '../../../../src/product/videos/captions/transcript-piece.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { transcribeStep } from '../../../../src/product/videos/steps/transcribe-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { stepContext } from '../../../support/step-context.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const transcriptPieces = createTranscriptPieceModel(parts.database.connection);
await parts.database.ensureIndexes();
const workDirs = createWorkDirs({ dataDir: parts.rootDir, workerId: 'test' });
await parts.store.put('sources/a', Readable.from([Buffer.from('source')]));
const stored = () => transcriptPieces.countDocuments();

/** An engine whose audio has three pieces. */
function engine({ id = 'engine', diesAfter = 3, onPiece = async (_index: number): Promise<void> => undefined } = {}) {
  const decoded: number[] = [];
  const transcribe = async (_: unknown, { pieces }: TranscribeOptions = {}): Promise<Transcript> => {
    const texts: string[] = [];
    for (const index of [0, 1, 2]) {
      const known = pieces?.known[`piece ${index}`];
      if (known === undefined) {
        if (decoded.length === diesAfter) throw new Error('the service stops');
        decoded.push(index);
        pieces?.add(`piece ${index}`, `word${index}`);
        await onPiece(index);
      }
      texts.push(known ?? `word${index}`);
    }
    return {
      language: 'en',
      words: texts.map((text, index) => ({ text, startMs: index * 500, endMs: index * 500 + 400 })),
    };
  };
  const transcriber: Transcriber = { id, usesHints: false, available: async () => ({ ok: true }), transcribe };
  const step = transcribeStep({
    ...parts,
    transcriptPieces,
    workDirs,
    transcriber,
    extractSpeechAudio: async () => undefined,
  });
  return { decoded, run: async () => step.run(await video(), stepContext()) };
}

const video = () => buildVideo(parts.videos, { stage: 'listening', sourceKey: 'sources/a', facts: buildFacts() });

beforeEach(async () => {
  await transcriptPieces.deleteMany({});
  await parts.transcripts.deleteMany({});
});

describe('a transcription that is interrupted', () => {
  it('goes on where it stood, and leaves no pieces behind when it is done', async () => {
    const first = engine({ diesAfter: 2 });
    await expect(first.run()).rejects.toThrow('the service stops');
    expect([first.decoded, await stored()]).toEqual([[0, 1], 2]);
    const second = engine();
    expect(await second.run()).toMatchObject({ to: 'planning' });
    expect([second.decoded, await stored()]).toEqual([[2], 0]);
    expect(await parts.transcripts.findOne().lean()).toMatchObject({ wordCount: 3, language: 'en' });
  });

  it('takes no pieces of another engine', async () => {
    await expect(engine({ diesAfter: 2 }).run()).rejects.toThrow();
    const other = engine({ id: 'another engine' });
    await other.run();
    expect(other.decoded).toEqual([0, 1, 2]);
  });

  it('has stored its pieces of ten seconds ago when its process is killed', async () => {
    let inTime = 0;
    const onPiece = async (index: number) => {
      parts.time.now += 11_000;
      if (index !== 1) return;
      await expect.poll(stored).toBe(2);
      inTime = await stored();
    };
    await engine({ onPiece }).run();
    expect([inTime, await stored()]).toEqual([2, 0]);
  });
});
