import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readPeaks } from '../../../engine/media/audio/read-peaks.ts';
import { openWavFile } from '../../../engine/media/audio/wav-file.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';
import { findExistingVideo, type ReadVideoDeps } from '../records/find-video.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { WorkDirs } from '../records/work-dirs.ts';
import type { Turns } from '../stills/still-turns.ts';
import type { VideoOfOwner } from '../video-services.ts';
import type { EditingVideoState } from './editor-view.ts';

export interface EditingMediaDeps extends Pick<ReadVideoDeps, 'videos'> {
  pipeline(): Promise<EditingPipeline>;
  store: ObjectStore;
  workDirs: WorkDirs;
  turns: Turns;
  logger: Logger;
}

export interface EditingPipeline {
  isPlayableInBrowsers(facts: SourceFacts): boolean;
  makeEditingCopy(input: {
    sourceFile: string;
    facts: SourceFacts;
    outFile: string;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  }): Promise<void>;
  extractSpeechAudio(input: { file: string; facts: SourceFacts; outFile: string; signal: AbortSignal }): Promise<void>;
}

export interface EditingMedia {
  /** Begins to make it where it is missing. @throws AppError `not_found`, `conflict` */
  prepareEditingVideo(owner: VideoOfOwner): Promise<EditingVideoState>;
  /** @throws AppError `not_found`, also while it is being made */
  findEditingVideo(owner: VideoOfOwner): Promise<{ object: StoredObject; contentType: string }>;
  /** `readPeaks` of the sound on the video's clock; empty without sound. @throws AppError `not_found`, `conflict` */
  readWaveform(owner: VideoOfOwner): Promise<Buffer>;
  /** Ends what is being made. */
  close(): Promise<void>;
}

/** A picture and a waveform to edit by, made when first asked for and kept beside the source. */
export function createEditingMedia(deps: EditingMediaDeps): EditingMedia {
  const closing = new AbortController();
  const { signal } = closing;
  const inWork = new Map<string, { progress: number; done: Promise<void> }>();

  return {
    async prepareEditingVideo(owner) {
      const { key, facts, video, isOwn } = await pictureOf(owner);
      if (isOwn || (await deps.store.head(key))) return { state: 'ready' };
      const work = begin(key, (onProgress) => makePicture(key, { video, facts }, onProgress));
      return { state: 'preparing', progress: work.progress };
    },
    async findEditingVideo(owner) {
      const { key } = await pictureOf(owner);
      const object = await deps.store.head(key);
      if (!object) throw new AppError('not_found', { message: 'There is no picture to edit by yet.' });
      return { object, contentType: 'video/mp4' };
    },
    async readWaveform(owner) {
      const { video, facts, sourceKey } = await fetched(owner);
      if (!facts.audio) return Buffer.alloc(0);
      const key = sourceKey.replace('sources/', 'waveforms/');
      if (!(await deps.store.head(key))) await begin(key, () => makeWaveform(key, { video, facts })).done;
      return Buffer.concat(await (await deps.store.get(key)).toArray());
    },
    async close() {
      closing.abort(new Error('the service is stopping'));
      await Promise.allSettled([...inWork.values()].map(({ done }) => done));
    },
  };

  async function fetched(owner: VideoOfOwner) {
    const video = await findExistingVideo(deps, owner);
    const { facts, sourceKey } = video;
    if (!facts || !sourceKey) throw new AppError('conflict', { message: 'The video has not been fetched yet.' });
    return { video, facts, sourceKey };
  }

  async function pictureOf(owner: VideoOfOwner) {
    const source = await fetched(owner);
    const isOwn =
      (await deps.pipeline()).isPlayableInBrowsers(source.facts) && (await deps.store.head(source.sourceKey)) !== null;
    return { ...source, isOwn, key: isOwn ? source.sourceKey : source.sourceKey.replace('sources/', 'editing/') };
  }

  /** One work a key at a time, however many ask. */
  function begin(key: string, make: (onProgress: (share: number) => void) => Promise<void>) {
    const known = inWork.get(key);
    if (known) return known;
    const work = { progress: 0, done: Promise.resolve() };
    const onProgress = (share: number) => {
      work.progress = share;
    };
    work.done = deps.turns.take(signal, () => make(onProgress)).finally(() => inWork.delete(key));
    inWork.set(key, work);
    work.done.catch(
      (err) => signal.aborted || deps.logger.warn({ err, key }, 'something to edit by could not be made'),
    );
    return work;
  }

  async function makePicture(
    key: string,
    { video, facts }: Source,
    onProgress: (share: number) => void,
  ): Promise<void> {
    const pipeline = await deps.pipeline();
    await withSourceAndDir(video, async (sourceFile, dir) => {
      const outFile = join(dir, 'editing.mp4');
      await pipeline.makeEditingCopy({ sourceFile, facts, outFile, signal, onProgress });
      await deps.store.putFile(key, outFile, { contentType: 'video/mp4' });
    });
  }

  async function makeWaveform(key: string, { video, facts }: Source): Promise<void> {
    const pipeline = await deps.pipeline();
    await withSourceAndDir(video, async (file, dir) => {
      const outFile = join(dir, 'sound.wav');
      await pipeline.extractSpeechAudio({ file, facts, outFile, signal });
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
    throw new AppError('conflict', {
      message: 'The source of this video is not kept any more; an edit fetches it again.',
    });
  }
}

interface Source {
  video: VideoRecord;
  facts: SourceFacts;
}
