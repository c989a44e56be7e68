import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import type { Transcript } from '../../../engine/speech/transcriber.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { TranscriptRecord } from './transcript.model.ts';

export type TranscriptStoreDeps = VideoDeps<'transcripts' | 'store' | 'clock' | 'hasOlderProcesses'>;

/** Equal input gives an equal key, so that the same engine never transcribes the same audio twice. */
export function transcriptKey(input: {
  sourceKey: string;
  audioStreamIndex: number;
  transcriberId: string;
  language: string | undefined;
  /** Only for engines that use them, see `Transcriber.usesHints`. */
  hints: string[];
  /** Where the video's clock begins, if that is before its first frame: see `VideoFacts.heldPts`. */
  heldFromPts?: number;
}): string {
  const { sourceKey, audioStreamIndex, transcriberId, language = 'auto', hints, heldFromPts } = input;
  const parts = [
    ...[sourceKey, audioStreamIndex, transcriberId, language, ...(hints.length > 0 ? [hints] : [])],
    ...(heldFromPts === undefined ? [] : [{ heldFromPts }]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The transcript under the key, marked as used; null = the audio must be transcribed. */
export async function findTranscript(deps: TranscriptStoreDeps, key: string): Promise<TranscriptRecord | null> {
  const used = { $set: { lastUsedAt: new Date(deps.clock()) } };
  const record = await deps.transcripts
    .findByIdAndUpdate(key, used, { returnDocument: 'after' })
    .lean<TranscriptRecord>();
  if (!record) return null;
  return (await deps.store.head(wordsKeyOf(record))) ? record : null;
}

/**
 * Stores the words first and then the record, so that a record always has its words. A transcript that is stored already
 * stays: videos have captions from it, and an engine may find other words the second time.
 */
export async function storeTranscript(deps: TranscriptStoreDeps, key: string, transcript: Transcript): Promise<void> {
  const before = await deps.transcripts.findById(key).lean<TranscriptRecord>();
  if (before && (await deps.store.head(wordsKeyOf(before)))) return;
  const bytes = Buffer.from(JSON.stringify(transcript.words));
  // version 1.0 looks there and nowhere else, and its sweep deletes all other words
  const isShared = (await deps.hasOlderProcesses?.()) ?? false;
  const wordsKey = isShared ? transcriptPrefix + key : `${transcriptPrefix}${key}.${randomId('')}`;
  await deps.store.put(wordsKey, Readable.from([bytes]), { contentType: 'application/json' });
  try {
    await deps.transcripts.updateOne(
      { _id: key, wordsKey: before?.wordsKey ?? null },
      {
        $set: {
          wordsKey,
          language: transcript.language,
          wordCount: transcript.words.length,
          sizeBytes: bytes.length,
          languageNotice: transcript.languageNotice ?? null,
          lastUsedAt: new Date(deps.clock()),
        },
      },
      { upsert: true },
    );
  } catch (error) {
    // another worker was first, and the insert failed
    if (!isDuplicateKey(error)) throw error;
    if (!isShared) await deps.store.delete(wordsKey);
  }
}

/** The JSON of the words. @throws AppError `not_found` */
export async function readTranscriptBytes(
  { store }: Pick<TranscriptStoreDeps, 'store'>,
  transcript: TranscriptRecord,
): Promise<Uint8Array> {
  return new Uint8Array(await arrayBuffer(await store.get(wordsKeyOf(transcript))));
}

const transcriptPrefix = 'transcripts/' satisfies KeyPrefix;

export function wordsKeyOf({ _id, wordsKey }: Pick<TranscriptRecord, '_id' | 'wordsKey'>): string {
  return wordsKey ?? transcriptPrefix + _id;
}

/** The key of the transcript that stored words belong to, or belonged to. */
export function keyOfTranscriptWords(objectKey: string): string {
  return objectKey.slice(transcriptPrefix.length).split('.')[0] ?? '';
}
