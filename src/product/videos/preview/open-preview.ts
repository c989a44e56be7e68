import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Engine } from '../../../engine/index.ts';
import type { AudioPlan, RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { type PreviewAudioPart, previewFacts } from '../../../engine/render/preview/preview-playlists.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import { isPreviewAudioStored, previewAudioKey, previewAudioPartsKey } from './preview-audio-store.ts';

export type OpenPreviewDeps = VideoDeps<'videos' | 'previews' | 'store' | 'workDirs' | 'clock' | 'logger'> &
  Pick<Engine, 'makePreviewAudio'>;

interface OpenPreviewInput {
  video: Pick<VideoRecord, '_id' | 'revision' | 'planKey'>;
  plan: RenderPlan;
  sourceFile: string;
  signal: AbortSignal;
}

/**
 * Makes a revision watchable while it is rendered: stores its audio and what its playlists need. A revision keeps its
 * address. The video is rendered without a preview too, so errors are only logged.
 */
export async function openPreview(deps: OpenPreviewDeps, input: OpenPreviewInput): Promise<void> {
  const { video, plan, signal } = input;
  try {
    const audio = plan.audio && (await previewAudioOf(deps, plan.audio, input));
    signal.throwIfAborted();
    // a worker that lost its lease must not replace the preview of a newer plan
    const { _id, revision, planKey } = video;
    if (!(await deps.videos.exists({ _id, revision, planKey, removedAt: null }))) return;
    await deps.previews.updateOne(
      { videoId: video._id, revision: video.revision },
      {
        $set: {
          facts: previewFacts(plan, audio?.parts ?? []),
          segmentKeys: plan.segments.map(({ key }) => key),
          soundKey: audio?.key ?? null,
        },
        $setOnInsert: { _id: randomId('', 32), createdAt: new Date(deps.clock()) },
      },
      { upsert: true },
    );
  } catch (err) {
    if (!signal.aborted) deps.logger.warn({ err, videoId: video._id }, 'could not open the preview of a video');
  }
}

type PreviewAudioDeps = VideoDeps<'store' | 'workDirs'> & Pick<Engine, 'makePreviewAudio'>;

interface PreviewAudioOf extends Pick<OpenPreviewInput, 'plan' | 'sourceFile' | 'signal'> {
  /** Only the beginning; default: all. */
  untilMs?: number;
}

/** Stored under a content key, so that an edit can reuse it. */
export async function previewAudioOf(
  { store, workDirs, makePreviewAudio }: PreviewAudioDeps,
  audio: AudioPlan,
  { plan, sourceFile, untilMs, signal }: PreviewAudioOf,
): Promise<{ key: string; parts: PreviewAudioPart[] }> {
  const key = previewAudioKey(plan, untilMs);
  const listKey = previewAudioPartsKey(key);
  if (await isPreviewAudioStored(store, key)) {
    return { key, parts: (await json(await store.get(listKey))) as PreviewAudioPart[] };
  }
  return workDirs.use(async (dir) => {
    const { file, parts } = await makePreviewAudio({ audio, sourceFile, untilMs, workDir: join(dir, 'sound'), signal });
    await store.putFile(key, file, { contentType: 'video/mp2t' });
    await store.put(listKey, Readable.from([JSON.stringify(parts)]), { contentType: 'application/json' });
    return { key, parts };
  });
}
