import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Word } from '../../../engine/captions/caption.ts';
import type { Transcript } from '../../../engine/speech/transcriber.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { TranscriptModel, TranscriptRecord } from './transcript.model.ts';

export interface TranscriptStoreDeps {
  transcripts: TranscriptModel;
  store: ObjectStore;
  clock: Clock;
}

/** Equal input gives an equal key, so that the same engine never transcribes the same audio twice. */
export function transcriptKey(input: {
  sourceKey: string;
  audioStreamIndex: number;
  transcriberId: string;
  language: string | undefined;
  /** Only for engines that use them, see `Transcriber.usesHints`. */
  hints: string[];
}): string {
  const { sourceKey, audioStreamIndex, transcriberId, language = 'auto', hints } = input;
  const parts = [sourceKey, audioStreamIndex, transcriberId, language, ...(hints.length > 0 ? [hints] : [])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The transcript under the key, marked as used; null = the audio must be transcribed. */
export async function findTranscript(deps: TranscriptStoreDeps, key: string): Promise<TranscriptRecord | null> {
  const used = { $set: { lastUsedAt: new Date(deps.clock()) } };
  const record = await deps.transcripts
    .findByIdAndUpdate(key, used, { returnDocument: 'after' })
    .lean<TranscriptRecord>();
  if (!record) return null;
  return (await deps.store.head(objectKey(key))) ? record : null;
}

/** Stores the words first and then the record, so that a record always has its words. */
export async function storeTranscript(deps: TranscriptStoreDeps, key: string, transcript: Transcript): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(transcript.words));
  await deps.store.put(objectKey(key), Readable.from([bytes]), { contentType: 'application/json' });
  await deps.transcripts.updateOne(
    { _id: key },
    {
      $set: {
        language: transcript.language,
        wordCount: transcript.words.length,
        sizeBytes: bytes.length,
        languageNotice: transcript.languageNotice ?? null,
        lastUsedAt: new Date(deps.clock()),
      },
    },
    { upsert: true },
  );
}

/** @throws AppError `not_found` */
export async function readTranscriptWords({ store }: Pick<TranscriptStoreDeps, 'store'>, key: string): Promise<Word[]> {
  return (await json(await store.get(objectKey(key)))) as Word[];
}

function objectKey(key: string): string {
  return `transcripts/${key}`;
}
