import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Engine } from '../../../engine/index.ts';
import type { ReadabilityReport } from '../../../engine/readability/readability-view.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { FairLimit } from '../../../infra/threads/fair-limit.ts';
import { captionsOfVideo, taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { createSharedWorks } from '../editor/shared-works.ts';
import { knownFacesOfVideo } from '../faces/faces-of-video.ts';
import { captionFields, findExistingVideo, type VideoOfOwner, type VideoWith } from '../records/find-video.ts';
import { withSourceParts } from '../records/source-file.ts';
import { planPrefix } from '../rendering/plan-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { ReadabilityState } from './readability-state.ts';

export type ReadabilityDeps = VideoCaptionsDeps &
  VideoDeps<'videos' | 'ownFonts' | 'store' | 'workDirs' | 'clock' | 'logger'> & {
    loadEngine(): Promise<Pick<Engine, 'measureReadability'>>;
    readabilityLimit: FairLimit;
  };

export type ReadabilityServices = Pick<ReturnType<typeof createReadability>, 'readReadability'>;

/** How easy the captions of a finished video are to read: measured on first use, and stored as long as its plan. */
export function createReadability(deps: ReadabilityDeps) {
  const works = createSharedWorks(deps);

  return {
    /**
     * Starts the measurement if the report is missing, and waits a little for it.
     * @throws AppError `not_found`, also for a removed video; `conflict` until it is finished, and when its source has been
     *   deleted; `service_busy` when too many wait
     */
    async readReadability(owner: VideoOfOwner, signal: AbortSignal): Promise<ReadabilityState> {
      const video = await findExistingVideo(deps, owner, captionFields);
      const { stage, planKey } = video;
      if (stage !== 'processed' || !planKey) throw new AppError('conflict', { reason: 'not_finished' });
      const key = keyOf(planKey);
      const known = await readReport(deps.store, key);
      if (known) return { state: 'ready', report: known };
      const make = (onProgress: (share: number) => void) => measure(video, key, onProgress);
      const work = { key, owner: taskOwner(video), limit: deps.readabilityLimit, make };
      const progress = await works.askPatiently(work, { patienceMs, signal });
      const report = await readReport(deps.store, key);
      return report ? { state: 'ready', report } : { state: 'measuring', progress };
    },
    /** Stops all running measurements. */
    close: works.close,
  };

  async function measure(
    video: VideoWith<(typeof captionFields)[number]>,
    key: string,
    onProgress: (share: number) => void,
  ): Promise<void> {
    const { facts, sourceKey } = video;
    if (!facts || !sourceKey || (await deps.store.head(key))) return;
    const settings = await deps.ownFonts.place(video);
    const { signal } = works;
    const of = { owner: taskOwner(video), signal };
    const engine = await deps.loadEngine();
    const { language, captions } = await captionsOfVideo(deps, video, of);
    const shown = { sourceKey, facts, settings, language, captions, frameTimes: 'unread' as const };
    const faces = await knownFacesOfVideo(deps.store, { ...shown, hasCaptions: captions.length > 0 });
    const hasSource = await withSourceParts(deps.store, { sourceKey, facts, signal }, (sourceFile) =>
      deps.workDirs.use(async (workDir) => {
        const found = await engine.measureReadability(
          { ...shown, faces },
          { sourceFile, workDir, signal, onProgress },
          of,
        );
        await deps.store.put(key, Readable.from([JSON.stringify(found)]), { contentType: 'application/json' });
      }),
    );
    if (!hasSource) throw new AppError('conflict', { reason: 'source_deleted' });
  }
}

/** A page of a proxy's patience is a minute; most videos of some minutes are measured within this time. */
const patienceMs = 20_000;

const readabilityPrefix = 'readability/' satisfies KeyPrefix;

/** Raise it when the same video gets another report. */
const reportVersion = 1;

/** A plan names all that is drawn, and its source. */
function keyOf(planKey: string): string {
  return `${readabilityPrefix}${planKey.slice(planPrefix.length)}.${reportVersion}`;
}

/** The plan that a report belongs to. */
export function planOfReadability(key: string): string {
  return planPrefix + key.slice(readabilityPrefix.length).split('.')[0];
}

async function readReport(store: ObjectStore, key: string): Promise<ReadabilityReport | null> {
  try {
    return (await json(await store.get(key))) as ReadabilityReport;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
