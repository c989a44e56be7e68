import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Engine } from '../../../engine/index.ts';
import { readPeaks } from '../../../engine/media/audio/audio-levels.ts';
import { openWavFile } from '../../../engine/media/audio/wav-file.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { clockSuffix, withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { EditingVideoState } from './editor-view.ts';

export type EditingMediaDeps = VideoDeps<'videos' | 'store' | 'workDirs' | 'concurrencyLimit' | 'logger'> & {
  loadEngine(): Promise<Pick<Engine, 'isPlayableInBrowsers' | 'makeEditingCopy' | 'extractSpeechAudio'>>;
};

/** A video that browsers can play and a waveform, both made on first use and stored beside the source. */
export function createEditingMedia(deps: EditingMediaDeps) {
  const closing = new AbortController();
  const { signal } = closing;
  const running = new Map<string, { progress: number; done: Promise<void> }>();

  return {
    /**
     * Starts to make the copy for editing if it is needed and missing.
     * @throws AppError `not_found`; `conflict` until the video has been fetched
     */
    async prepareEditingVideo(owner: VideoOfOwner): Promise<EditingVideoState> {
      const { key, facts, video, isSource } = await editingVideoOf(owner);
      if (isSource || (await deps.store.head(key))) return { state: 'ready' };
      const work = begin(key, (onProgress) => makeCopy(key, { video, facts }, onProgress));
      return { state: 'preparing', progress: work.progress };
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
     * @throws AppError `not_found`; `conflict` until the video has been fetched
     */
    async readWaveform(owner: VideoOfOwner): Promise<Buffer> {
      const { video, facts, sourceKey } = await fetched(owner);
      if (!facts.audio) return Buffer.alloc(0);
      const key = sourceKey.replace('sources/', 'waveforms/') + clockSuffix(facts);
      if (!(await deps.store.head(key))) await begin(key, () => makeWaveform(key, { video, facts })).done;
      return Buffer.concat(await (await deps.store.get(key)).toArray());
    },
    /** Stops all running work. */
    async close(): Promise<void> {
      closing.abort(new Error('the service is stopping'));
      await Promise.allSettled([...running.values()].map(({ done }) => done));
    },
  };

  async function fetched(owner: VideoOfOwner) {
    const video = await findExistingVideo(deps, owner);
    const { facts, sourceKey } = video;
    if (!facts || !sourceKey) throw new AppError('conflict', { reason: 'not_fetched' });
    return { video, facts, sourceKey };
  }

  async function editingVideoOf(owner: VideoOfOwner) {
    const source = await fetched(owner);
    const isSource =
      (await deps.loadEngine()).isPlayableInBrowsers(source.facts) &&
      (await deps.store.head(source.sourceKey)) !== null;
    const copyKey = source.sourceKey.replace('sources/', 'editing/') + clockSuffix(source.facts);
    return { ...source, isSource, key: isSource ? source.sourceKey : copyKey };
  }

  /** Runs one work for each key at a time, however many callers ask. */
  function begin(key: string, make: (onProgress: (share: number) => void) => Promise<void>) {
    const known = running.get(key);
    if (known) return known;
    const work = { progress: 0, done: Promise.resolve() };
    const onProgress = (share: number) => {
      work.progress = share;
    };
    work.done = deps.concurrencyLimit.run(signal, () => make(onProgress)).finally(() => running.delete(key));
    running.set(key, work);
    work.done.catch((err) => signal.aborted || deps.logger.warn({ err, key }, 'could not make a file for the editor'));
    return work;
  }

  async function makeCopy(key: string, { video, facts }: Source, onProgress: (share: number) => void): Promise<void> {
    const engine = await deps.loadEngine();
    await withSourceAndDir(video, async (sourceFile, dir) => {
      const outFile = join(dir, 'editing.mp4');
      await engine.makeEditingCopy({ sourceFile, facts, outFile, signal, onProgress });
      await deps.store.putFile(key, outFile, { contentType: 'video/mp4' });
    });
  }

  async function makeWaveform(key: string, { video, facts }: Source): Promise<void> {
    const engine = await deps.loadEngine();
    await withSourceAndDir(video, async (file, dir) => {
      const outFile = join(dir, 'sound.wav');
      await engine.extractSpeechAudio({ file, facts, outFile, signal });
      const wav = await openWavFile(outFile);
      const peaks = await readPeaks(wav).finally(() => wav.close());
      await deps.store.put(key, Readable.from([peaks]), { contentType: 'application/octet-stream' });
    });
  }

  async function withSourceAndDir(
    video: VideoRecord,
    work: (file: string, dir: string) => Promise<void>,
  ): Promise<void> {
    const isThere = await withSourceFile(deps.store, video, (file) => deps.workDirs.use((dir) => work(file, dir)));
    if (isThere) return;
    throw new AppError('conflict', { reason: 'source_deleted' });
  }
}

interface Source {
  video: VideoRecord;
  facts: SourceFacts;
}
