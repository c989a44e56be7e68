import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IngestedSource } from '../../../engine/media/copies/ingest-source.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { billedSeconds } from '../../billing/charge-video.ts';
import type { VideoCharges } from '../../billing/create-video-charges.ts';
import type { UploadModel } from '../../uploads/upload.model.ts';
import { uploadIdOf } from '../../uploads/upload.model.ts';
import { openUpload } from '../../uploads/upload-bytes.ts';
import { heldBy } from '../lease/video-lease.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import type { WorkDirs } from '../records/work-dirs.ts';
import type { Step, StepContext, StepResult } from './run-step.ts';

export interface FetchedSource {
  file: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
  fileName: string | null;
}

export interface FetchDeps {
  videos: VideoModel;
  charges: Pick<VideoCharges, 'reserve'>;
  /** From a URL to a checked local file; every hop's address is checked. */
  fetchSource(input: {
    url: string;
    destFile: string;
    signal: AbortSignal;
    onProgress?: (share: number) => void;
  }): Promise<FetchedSource>;
  /** @throws AppError when the file is not media, in words that say what it is */
  sniffMedia(file: string): Promise<void>;
  /** Facts, and the file they are of: `repairedFile` where a copy is worked on instead of the source. */
  ingestSource(input: { file: string; repairedFile: string; signal: AbortSignal }): Promise<IngestedSource>;
  store: ObjectStore;
  uploads: UploadModel;
  workDirs: WorkDirs;
}

/** Share of the stage that downloading stands for; probing and keeping are the rest. */
const downloadShare = 0.9;

/**
 * queued → listening (or planning, where captions were given): the source kept by its hash, its facts, and its length
 * reserved.
 */
export function fetchStep(deps: FetchDeps): Step {
  return {
    from: ['queued', 'fetching'],
    stage: 'fetching',
    progress: { from: 0, to: 10 },
    failure: 'internal',
    async run(video, context) {
      const isKept = video.facts && video.sourceKey && (await deps.store.head(video.sourceKey));
      if (video.facts && isKept) return moveOn(deps, video, video.facts);
      const found = await deps.workDirs.use((dir) => fetchAndKeep(deps, video, join(dir, 'source'), context));
      // at once, and not with the move: where seconds are missing, it need not be fetched again when there are some
      await deps.videos.updateOne(heldBy(context.lease), { $set: found });
      return moveOn(deps, video, found.facts);
    },
  };
}

function moveOn({ charges }: FetchDeps, video: VideoRecord, facts: SourceFacts): StepResult {
  const { _id: videoId, ownerId: userId } = video;
  return {
    to: video.givenCaptions === null ? 'listening' : 'planning',
    changes: {},
    async together(transaction) {
      // the first output is what costs; edits of a video that has one do not
      if (video.outputToken !== null) return;
      await charges.reserve({ userId, videoId, seconds: billedSeconds(facts) }, transaction);
    },
  };
}

async function fetchAndKeep(
  deps: FetchDeps,
  video: VideoRecord,
  destFile: string,
  { signal, onProgress }: StepContext,
): Promise<Partial<VideoRecord> & { facts: SourceFacts }> {
  const uploadId = uploadIdOf(video.url);
  const report = (share: number) => onProgress(share * downloadShare);
  const source =
    uploadId === null
      ? await deps.fetchSource({ url: video.url, destFile, signal, onProgress: report })
      : await readUpload(deps, { uploadId, ownerId: video.ownerId, destFile, signal });
  const taken = await deps.ingestSource({ file: source.file, repairedFile: `${destFile}.repaired`, signal });
  const isMended = taken.file !== source.file;
  const sourceKey = `sources/${isMended ? await hashOf(taken.file, signal) : source.sha256}`;
  await deps.store.putFile(sourceKey, taken.file);
  return {
    sourceKey,
    facts: taken.facts,
    sourceSizeBytes: isMended ? taken.facts.sizeBytes : source.sizeBytes,
    sourceFileName: source.fileName,
    // other bytes than before: what was heard in those says nothing of these
    ...(sourceKey === video.sourceKey ? {} : { transcriptKey: null }),
  };
}

async function hashOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

async function readUpload(
  { uploads, store, sniffMedia }: FetchDeps,
  { uploadId, ownerId, destFile, signal }: { uploadId: string; ownerId: number; destFile: string; signal: AbortSignal },
): Promise<FetchedSource> {
  const upload = await uploads.findOne({ _id: uploadId, ownerId }).lean();
  if (!upload) {
    throw new AppError('source_not_found', {
      message: 'The uploaded file is not kept any more. Please upload it again.',
    });
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
