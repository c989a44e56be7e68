import type { TranscriptPieces } from '../../../engine/speech/transcriber.ts';
import type { VideoDeps } from '../video-deps.ts';

type PiecesDeps = VideoDeps<'transcriptPieces' | 'clock' | 'logger'>;

/** How long pieces wait in memory: a process that is killed loses as much work, and a short video stores none. */
const saveEveryMs = 10_000;

export interface StoredPieces extends TranscriptPieces {
  /** Stores what is not stored yet: the work has been interrupted. */
  save(): Promise<void>;
  /** The transcript is stored: nobody needs its pieces. */
  forget(): Promise<void>;
}

interface TranscriptInWork {
  /** The content key of the transcript. */
  key: string;
  sourceKey: string;
}

/** Opens the pieces of an interrupted transcription. */
export async function openTranscriptPieces(deps: PiecesDeps, transcript: TranscriptInWork): Promise<StoredPieces> {
  const { key } = transcript;
  const known = await readPieces(deps, key);
  let hasStored = Object.keys(known).length > 0;
  let unsaved: [id: string, piece: string][] = [];
  let savedAt = deps.clock();

  async function save(): Promise<void> {
    if (unsaved.length === 0) return;
    const pieces = unsaved;
    unsaved = [];
    savedAt = deps.clock();
    hasStored = true;
    try {
      await storePieces(deps, transcript, pieces);
    } catch (err) {
      // the transcription itself goes on
      deps.logger.warn({ err }, 'could not store pieces of a transcript');
      unsaved = [...pieces, ...unsaved];
    }
  }

  return {
    known,
    add(id, piece) {
      unsaved.push([id, piece]);
      if (deps.clock() - savedAt >= saveEveryMs) void save();
    },
    save,
    async forget() {
      if (hasStored) await deps.transcriptPieces.deleteMany({ _id: idsOf(key) });
    },
  };
}

/** Deletes the pieces of sources that no video has any more: they hold what was said. */
export async function sweepTranscriptPieces({ transcriptPieces, videos }: VideoDeps<'transcriptPieces' | 'videos'>) {
  // there are as many sources as transcriptions that run or were interrupted within a day
  const sourceKeys = await transcriptPieces.distinct('sourceKey', { sourceKey: { $gt: '' } });
  for (const sourceKey of sourceKeys) {
    if (await videos.exists({ sourceKey, removedAt: null })) continue;
    await transcriptPieces.deleteMany({ sourceKey });
  }
}

/** Those that begin with the key and a stroke; the character after a stroke is 0. */
const idsOf = (key: string) => ({ $gte: `${key}/`, $lt: `${key}0` });

async function readPieces({ transcriptPieces }: PiecesDeps, key: string): Promise<Record<string, string>> {
  const records = await transcriptPieces.find({ _id: idsOf(key) }).lean();
  return Object.fromEntries(records.map(({ _id, piece }) => [_id.slice(key.length + 1), piece]));
}

/** Another worker may have stored the same. */
async function storePieces(
  { transcriptPieces, clock }: PiecesDeps,
  { key, sourceKey }: TranscriptInWork,
  pieces: [id: string, piece: string][],
): Promise<void> {
  const createdAt = new Date(clock());
  await transcriptPieces.bulkWrite(
    pieces.map(([id, piece]) => ({
      updateOne: { filter: { _id: `${key}/${id}` }, update: { $set: { sourceKey, piece, createdAt } }, upsert: true },
    })),
    { ordered: false },
  );
}
