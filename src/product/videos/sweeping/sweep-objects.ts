import type { KeyFolder } from '../../../infra/key-folders.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import { uploadKeyPrefix } from '../../uploads/upload-bytes.ts';
import type { TranscriptRecord } from '../captions/transcript.model.ts';
import { keyOfTranscriptWords, wordsKeyOf } from '../captions/transcript-store.ts';
import { planOfReadability } from '../readability/readability-of-video.ts';
import { type ReleaseDeps, releaseCountsOfSource } from '../records/count-source.ts';
import { recordedKeyOf } from '../records/output-files.ts';
import { sourceOfDerived, sourcePrefix } from '../records/source-file.ts';
import { workingStages } from '../records/video-states.ts';
import { keyOfSegmentObject } from '../rendering/segment.model.ts';
import { outputOfCardStill } from '../stills/card-still.ts';
import type { VideoDeps } from '../video-deps.ts';
import { inBatches } from './in-batches.ts';
import { dayMs, graceMs } from './sweep-times.ts';

export type SweepObjectsDeps = ReleaseDeps &
  VideoDeps<'outputs' | 'segments' | 'transcripts' | 'uploads' | 'clock' | 'logger'> & {
    sourceRetentionDays: number;
  };

/** Of these keys of objects, those that are used. */
type UsedKeys = (deps: SweepObjectsDeps, keys: string[]) => Promise<string[]>;

/** The owner mark stays, and `sweepChats` sweeps what chats store. */
type SweptFolder = Exclude<KeyFolder, 'owner' | 'chat-attachments' | 'chat-videos'>;

const withItsSource = byOwner(sourceOfDerived, sourcesInUse);

const usedIn: Record<SweptFolder, UsedKeys> = {
  // a process died between writing and deleting it
  checks: async () => [],
  sources: sourcesInUse,
  editing: withItsSource,
  waveforms: withItsSource,
  faces: withItsSource,
  sounds: withItsSource,
  transcripts: transcriptsInUse,
  plans: plansInUse,
  readability: byOwner(planOfReadability, plansInUse),
  // their worker had lost its lease, or crashed before the end
  outputs: byOwner(recordedKeyOf, async ({ outputs }, keys) =>
    (await outputs.find({ key: { $in: keys } }, { key: 1 }).lean()).map(({ key }) => key),
  ),
  'card-stills': byOwner(outputOfCardStill, ({ outputs }, ids) => outputs.distinct('_id', { _id: { $in: ids } })),
  segments: byOwner(keyOfSegmentObject, ({ segments }, ids) => segments.distinct('_id', { _id: { $in: ids } })),
  uploads: byOwner(
    (key) => key.slice(uploadKeyPrefix.length),
    ({ uploads }, ids) => uploads.distinct('_id', { _id: { $in: ids } }),
  ),
  'upload-pieces': ({ uploads }, keys) => uploads.distinct('pieces.key', { 'pieces.key': { $in: keys } }),
};

/** Deletes objects that nothing references. Reads what is used for 500 objects at a time. */
export async function sweepObjects(deps: SweepObjectsDeps): Promise<void> {
  for (const [folder, usedOf] of Object.entries(usedIn)) {
    for await (const batch of inBatches(deps.store.list(`${folder}/`))) {
      const old = batch.filter((object) => isOld(deps, object)).map(({ key }) => key);
      if (old.length === 0) continue;
      const used = new Set(await usedOf(deps, old));
      for (const key of old.filter((one) => !used.has(one))) await removeUnused(deps, key, usedOf);
    }
  }
}

const isOld = ({ clock }: Pick<SweepObjectsDeps, 'clock'>, { modifiedAt }: StoredObject) =>
  clock() - modifiedAt.getTime() >= graceMs;

/** Looks again: since it was listed, a video may have stored it again, or an edit may need it. */
async function removeUnused(deps: SweepObjectsDeps, key: string, usedOf: UsedKeys): Promise<void> {
  const object = await deps.store.head(key);
  if (!object || !isOld(deps, object) || (await usedOf(deps, [key])).length > 0) return;
  if (key.startsWith(sourcePrefix)) await releaseCountsOfSource(deps, key);
  await deps.store.delete(key);
  deps.logger.debug({ key }, 'deleted an object that nothing references');
}

/** For objects that are used as long as something else is, which their key names. */
function byOwner(ownerOf: (key: string) => string, ownersInUse: UsedKeys): UsedKeys {
  return async (deps, keys) => {
    const owners = new Set(await ownersInUse(deps, [...new Set(keys.map(ownerOf))]));
    return keys.filter((key) => owners.has(ownerOf(key)));
  };
}

/** Sources of videos in work, or finished within the retention of sources. */
function sourcesInUse({ videos, clock, sourceRetentionDays }: SweepObjectsDeps, keys: string[]): Promise<string[]> {
  const kept = { $gte: new Date(clock() - sourceRetentionDays * dayMs) };
  const isNeeded = [{ stage: { $in: [...workingStages] } }, { finishedAt: kept }, { finishedAt: null }];
  return videos.distinct('sourceKey', { sourceKey: { $in: keys }, removedAt: null, $or: isNeeded });
}

function plansInUse({ videos }: SweepObjectsDeps, keys: string[]): Promise<string[]> {
  return videos.distinct('planKey', { planKey: { $in: keys }, removedAt: null });
}

/** A transcript that no video has is forgotten here, so that the next video makes a new one. */
async function transcriptsInUse({ transcripts, videos }: SweepObjectsDeps, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.map(keyOfTranscriptWords))];
  const ofVideos = new Set(await videos.distinct('transcriptKey', { transcriptKey: { $in: ids }, removedAt: null }));
  await transcripts.deleteMany({ _id: { $in: ids.filter((id) => !ofVideos.has(id)) } });
  const records = await transcripts.find({ _id: { $in: [...ofVideos] } }).lean<TranscriptRecord[]>();
  const wordsKeys = new Set(records.map(wordsKeyOf));
  return keys.filter((key) => wordsKeys.has(key));
}
