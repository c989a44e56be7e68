import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Engine } from '../../../engine/index.ts';
import { readPeaks } from '../../../engine/media/audio/audio-levels.ts';
import { openWavFile } from '../../../engine/media/audio/wav-file.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import type { FairLimit } from '../../../infra/threads/fair-limit.ts';
import { taskOwner } from '../captions/captions-of-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { derivedKey, withSourceFile } from '../records/source-file.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { EditingVideoState } from './editor-view.ts';
import { createSharedWorks, type SharedWork } from './shared-works.ts';

export type EditingMediaDeps = VideoDeps<'videos' | 'store' | 'workDirs' | 'clock' | 'logger'> & {
  loadEngine(): Promise<Pick<Engine, 'isPlayableInBrowsers' | 'makeEditingCopy' | 'extractSpeechAudio'>>;
  editingCopyLimit: FairLimit;
  waveformLimit: FairLimit;
};

/** A video that browsers can play and a waveform, both made on first use and stored beside the source. */
export function createEditingMedia(deps: EditingMediaDeps) {
  const works = createSharedWorks(deps);
  const { signal } = works;

  return {
    /**
     * Starts to make the copy for editing if it is needed and missing.
     * @throws AppError `not_found`; `conflict` until the video has been fetched; `service_busy` when too many wait
     */
    async prepareEditingVideo(owner: VideoOfOwner): Promise<EditingVideoState> {
      const { key, facts, sourceKey, isSource } = await editingVideoOf(owner);
      if (isSource || (await deps.store.head(key))) return { state: 'ready' };
      const progress = works.ask({
        ...{ key, owner: taskOwner(owner), limit: deps.editingCopyLimit },
        make: unlessStored(key, (onProgress) => makeCopy(key, { sourceKey, facts }, onProgress)),
      });
      return { state: 'preparing', progress };
    },
    /** @throws AppError `not_found`, also while the copy is being made; `conflict` until the video has been fetched */
    async findEditingVideo(owner: VideoOfOwner): Promise<{ object: StoredObject; contentType: string }> {
      const { key } = await editingVideoOf(owner);
      const object = await deps.store.head(key);
      if (!object) throw new AppError('not_found', { message: 'The video for editing is not ready yet.' });
      return { object, contentType: 'video/mp4' };
    },
    /**
     * The peaks of the sound, 50 a second, 0–255 each; empty without sound.
     * @param callerSignal aborts when the caller has gone
     * @throws AppError `not_found`; `conflict` until the video has been fetched; `service_busy` when too many wait
     */
    async readWaveform(owner: VideoOfOwner, callerSignal: AbortSignal): Promise<Buffer> {
      const { facts, sourceKey } = await fetched(owner);
      if (!facts.audio) return Buffer.alloc(0);
      const key = derivedKey('waveforms/', { sourceKey, facts });
      if (!(await deps.store.head(key))) {
        const make = unlessStored(key, () => makeWaveform(key, { sourceKey, facts }));
        await works.wait({ key, owner: taskOwner(owner), limit: deps.waveformLimit, make }, callerSignal);
      }
      return Buffer.concat(await (await deps.store.get(key)).toArray());
    },
    /** Stops all running work. */
    close: works.close,
  };

  /** It may have been made since the caller looked. */
  function unlessStored(key: string, make: SharedWork['make']): SharedWork['make'] {
    return async (onProgress) => {
      if (!(await deps.store.head(key))) await make(onProgress);
    };
  }

  async function fetched(owner: VideoOfOwner) {
    const { facts, sourceKey } = await findExistingVideo(deps, owner);
    if (!facts || !sourceKey) throw new AppError('conflict', { reason: 'not_fetched' });
    return { facts, sourceKey };
  }

  async function editingVideoOf(owner: VideoOfOwner) {
    const source = await fetched(owner);
    const isSource =
      (await deps.loadEngine()).isPlayableInBrowsers(source.facts) &&
      (await deps.store.head(source.sourceKey)) !== null;
    const copyKey = derivedKey('editing/', source);
    return { ...source, isSource, key: isSource ? source.sourceKey : copyKey };
  }

  async function makeCopy(
    key: string,
    { sourceKey, facts }: Source,
    onProgress: (share: number) => void,
  ): Promise<void> {
    const engine = await deps.loadEngine();
    await withSourceAndDir(sourceKey, async (sourceFile, dir) => {
      const outFile = join(dir, 'editing.mp4');
      await engine.makeEditingCopy({ sourceFile, facts, outFile, signal, onProgress });
      await deps.store.putFile(key, outFile, { contentType: 'video/mp4' });
    });
  }

  async function makeWaveform(key: string, { sourceKey, facts }: Source): Promise<void> {
    const engine = await deps.loadEngine();
    await withSourceAndDir(sourceKey, async (file, dir) => {
      const outFile = join(dir, 'sound.wav');
      await engine.extractSpeechAudio({ file, facts, outFile, signal });
      const wav = await openWavFile(outFile);
      const peaks = await readPeaks(wav).finally(() => wav.close());
      await deps.store.put(key, Readable.from([peaks]), { contentType: 'application/octet-stream' });
    });
  }

  async function withSourceAndDir(
    sourceKey: string,
    work: (file: string, dir: string) => Promise<void>,
  ): Promise<void> {
    const isThere = await withSourceFile(deps.store, { sourceKey }, (file) =>
      deps.workDirs.use((dir) => work(file, dir)),
    );
    if (isThere) return;
    throw new AppError('conflict', { reason: 'source_deleted' });
  }
}

/** Whatever waits for its turn holds no more of a video than this. */
interface Source {
  sourceKey: string;
  facts: SourceFacts;
}
