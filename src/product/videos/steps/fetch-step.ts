import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Engine } from '../../../engine/index.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { requireOverlayFits } from '../../../engine/render/overlay/overlay-limits.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { FetchedSource } from '../../../infra/fetching/fetch-source.ts';
import { tracePart } from '../../../infra/tracing/tracing.ts';
import type { VideoCharges } from '../../billing/video-charges.ts';
import { billedSeconds } from '../../billing/video-charges.ts';
import { uploadIdOf } from '../../uploads/upload.model.ts';
import { openUpload } from '../../uploads/upload-bytes.ts';
import { placeInTurn } from '../lease/queue-turns.ts';
import { heldBy, type VideoLease } from '../lease/video-lease.ts';
import { countSource } from '../records/count-source.ts';
import { type SmallVideoRecord, type VideoRecord, withoutLargeFields } from '../records/video.model.ts';
import { progressOfStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { Step, StepContext, StepResult } from './step.ts';
import type { VideoMetrics } from './video-metrics.ts';

type SourceOnDisk = Pick<FetchedSource, 'file' | 'sizeBytes' | 'sha256' | 'fileName'>;

export interface FetchDeps
  extends VideoDeps<'videos' | 'uploads' | 'store' | 'workDirs' | 'keptBytes' | 'transact'>,
    Pick<Engine, 'ingestSource'> {
  charges: Pick<VideoCharges, 'reserve' | 'isPaying'>;
  metrics?: VideoMetrics;
  /** Downloads a URL to a local file that is media. The address of every redirect is checked. */
  fetchSource(input: {
    url: string;
    destFile: string;
    /** Besides the limit for every source. */
    maxBytes: number;
    signal: AbortSignal;
    onProgress?: (share: number) => void;
    /** Called every few seconds while the server sends too little. */
    onSlow?: () => void;
  }): Promise<SourceOnDisk>;
  /** @throws AppError when the file is not media; its message says what it is */
  sniffMedia(file: string): Promise<void>;
}

/** Share of the stage's progress for the download; the rest is for probing and storing. */
const downloadShare = 0.9;

/**
 * queued → listening (or planning when captions were given): stores the source under its hash, reads its facts and
 * reserves its seconds.
 */
export function fetchStep(deps: FetchDeps): Step {
  return {
    from: ['queued', 'fetching'],
    stage: 'fetching',
    progress: progressOfStage.fetching,
    failure: 'internal',
    async run(video, context) {
      const isStored = video.facts && video.sourceKey && (await deps.store.head(video.sourceKey));
      deps.metrics?.lookedUp('sources', isStored ? { hits: 1, misses: 0 } : { hits: 0, misses: 1 });
      if (video.facts && isStored) return reserveAndMoveOn(deps, video, video.facts);
      const found = await deps.workDirs.use((dir) => fetchAndStore(deps, video, join(dir, 'source'), context));
      refuseLonger(video, found);
      await saveSource(deps, found, context.lease);
      return reserveAndMoveOn(deps, video, found.facts);
    },
  };
}

/**
 * An edit is free, because the first output was charged. So what is at the address now may not be longer.
 * @throws AppError `source_too_long`
 */
function refuseLonger({ outputToken, facts }: VideoRecord, found: FoundSource): void {
  if (outputToken === null || !facts) return;
  const [seconds, maxSeconds] = [billedSeconds(found.facts), billedSeconds(facts)];
  if (seconds > maxSeconds) throw new AppError('source_too_long', { args: { seconds, maxSeconds } });
}

interface FoundSource {
  sourceKey: string;
  facts: SourceFacts;
  sourceSizeBytes: number;
  sourceFileName: string | null;
  transcriptKey?: null;
}

/**
 * Records the source, and counts its bytes. Before the move: if the account lacks seconds, a later edit need not fetch it
 * again. A stored file that is not recorded is swept.
 * @throws AppError `storage_limit`
 */
async function saveSource(deps: FetchDeps, found: FoundSource, lease: VideoLease): Promise<void> {
  const { sourceKey, sourceSizeBytes: sizeBytes } = found;
  await deps.transact(async (transaction) => {
    const video = await deps.videos
      .findOne(heldBy(lease), withoutLargeFields)
      .session(transaction)
      .lean<SmallVideoRecord>();
    if (!video) return;
    const source = { sourceKey, sizeBytes, uploadId: uploadIdOf(video.url) };
    const countedBytes = await countSource(deps, video, source, transaction);
    await deps.videos.updateOne(heldBy(lease), { $set: { ...found, countedBytes } }, { session: transaction });
  });
}

async function reserveAndMoveOn({ charges }: FetchDeps, video: VideoRecord, facts: SourceFacts): Promise<StepResult> {
  requireOverlayFits(facts, video.settings);
  const { _id: videoId, ownerId: userId, turn } = video;
  const seconds = billedSeconds(facts);
  const isEdit = video.outputToken !== null;
  const place = { isPaying: isEdit || (await charges.isPaying(userId)), seconds: isEdit ? null : seconds };
  return {
    to: video.givenCaptions === null ? 'listening' : 'planning',
    changes: turn === undefined ? {} : { turn: placeInTurn(turn, place) },
    async inTransaction(transaction) {
      // only the first output costs seconds; edits of a video with an output are free
      if (isEdit) return;
      await charges.reserve({ userId, videoId, seconds }, transaction);
    },
  };
}

async function fetchAndStore(
  deps: FetchDeps,
  video: VideoRecord,
  destFile: string,
  { signal, onProgress, onSlow }: StepContext,
): Promise<FoundSource> {
  const uploadId = uploadIdOf(video.url);
  const report = (share: number) => onProgress(share * downloadShare);
  const source = await tracePart('download', () =>
    uploadId === null
      ? fetchWithinLimit(deps, video, { destFile, signal, onProgress: report, onSlow })
      : readUpload(deps, { uploadId, ownerId: video.ownerId, destFile, signal }),
  );
  deps.metrics?.fetched(source.sizeBytes);
  const repairedFile = `${destFile}.repaired`;
  const ingested = await tracePart('probe', () => deps.ingestSource({ file: source.file, repairedFile, signal }));
  const isRepaired = ingested.file !== source.file;
  const sourceKey = `sources/${isRepaired ? await hashOf(ingested.file, signal) : source.sha256}`;
  await tracePart('store', () => deps.store.putFile(sourceKey, ingested.file));
  return {
    sourceKey,
    facts: ingested.facts,
    sourceSizeBytes: isRepaired ? ingested.facts.sizeBytes : source.sizeBytes,
    sourceFileName: source.fileName,
    // the bytes have changed, so the old transcript does not fit any more
    ...(sourceKey === video.sourceKey ? {} : { transcriptKey: null }),
  };
}

/** A download ends as soon as it is larger than what the account may still keep. */
async function fetchWithinLimit(
  deps: FetchDeps,
  { url, ownerId }: VideoRecord,
  request: { destFile: string; signal: AbortSignal; onProgress(share: number): void; onSlow(): void },
): Promise<SourceOnDisk> {
  const maxBytes = await deps.keptBytes.left(ownerId);
  try {
    return await deps.fetchSource({ ...request, url, maxBytes });
  } catch (error) {
    const isOurLimit = error instanceof AppError && error.failure?.args.maxBytes === maxBytes;
    if (!isOurLimit || error.code !== 'source_too_large') throw error;
    await deps.keptBytes.requireRoom(ownerId, maxBytes + 1);
    throw error;
  }
}

async function hashOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

async function readUpload(
  { uploads, store, sniffMedia }: FetchDeps,
  { uploadId, ownerId, destFile, signal }: { uploadId: string; ownerId: number; destFile: string; signal: AbortSignal },
): Promise<SourceOnDisk> {
  const upload = await uploads.findOne({ _id: uploadId, ownerId }).lean();
  if (!upload) {
    throw new AppError('source_not_found', { reason: 'upload_deleted' });
  }
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(openUpload(store, upload), hashing, createWriteStream(destFile), { signal });
  await sniffMedia(destFile);
  return { file: destFile, sizeBytes: upload.sizeBytes, sha256: hash.digest('hex'), fileName: upload.fileName };
}
