import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Captioneer, NewVideo, VideoChanges, VideoFacts } from '../../chat/assistants/captioneer.ts';
import { ToolError } from '../../chat/assistants/tool-error.ts';
import { captionsField } from '../../engine/captions/settings/captions-field.ts';
import { withChanges } from '../../engine/captions/settings/preset-settings.ts';
import { settingFields, toCaptionSettings } from '../../engine/captions/settings/setting-fields.ts';
import { captionWriters } from '../../engine/captions/subtitles/subtitle-formats.ts';
import { stillOfFile } from '../../engine/index.ts';
import { oneAtATime } from '../../infra/one-at-a-time.ts';
import { type Input, validate } from '../../infra/validation/validate.ts';
import { allowedFile } from './allowed-files.ts';
import { freeFileBeside } from './free-file.ts';
import { isHeardAgain, type LocalVideo } from './local-video.ts';
import { fileInput, type LocalEngine, renderLocalVideo } from './render-local-video.ts';

/** Older ones are forgotten; their files stay. */
const maxVideos = 100;
const maxWaiting = 20;
const lookMs = 200;

const fields = { ...settingFields({ language: 'any', withDefaults: true }), captions: captionsField() };

interface LocalDeps {
  /** Opened by the first video: it loads fonts and tools. */
  openEngine: LocalEngine;
  folders: readonly string[];
  /** Ends all work. */
  stopped: AbortSignal;
}

/** What assistants may do with files of this machine: the engine alone, no server, no account. */
export function localCaptioneer(deps: LocalDeps): Captioneer {
  const videos = new Map<string, LocalVideo>();
  // one video is rendered at a time: it takes all cores
  const render = oneAtATime((video: LocalVideo, revision: number) => renderLocalVideo(deps, video, revision));
  let count = 0;

  function own(videoId: string): LocalVideo {
    const video = videos.get(videoId);
    if (video) return video;
    throw new ToolError(`There is no video ${videoId.slice(0, 100)}. Videos are forgotten when this program ends.`);
  }

  function start(video: LocalVideo): void {
    video.stop.abort();
    Object.assign(video, { ...begun, stop: new AbortController(), revision: video.revision + 1 });
    void render(video, video.revision);
  }

  function remember(video: LocalVideo): void {
    videos.set(video.id, video);
    const oldest = [...videos.values()].find(({ status }) => status !== 'processing');
    if (videos.size > maxVideos && oldest) videos.delete(oldest.id);
  }

  return {
    takes: 'files',
    async create({ video: name, fields: given }: NewVideo) {
      const { captions = null, ...values } = validate(fields, given);
      const waiting = [...videos.values()].filter(({ status }) => status === 'processing').length;
      if (waiting >= maxWaiting) throw new ToolError('Too many videos are waiting here. Wait for one of them.');
      const file = await allowedFile(name, deps.folders);
      count += 1;
      const made = { id: `local_${count}`, file, settings: toCaptionSettings(values), given: captions };
      const video = { ...begun, ...made, revision: 0, shown: null, result: null, stop: new AbortController() };
      remember(video);
      start(video);
      return video.id;
    },
    async edit(videoId: string, { settings: changes, captions }: VideoChanges) {
      const video = own(videoId);
      const settings = withChanges(video.settings, changedSettings(changes));
      if (captions) video.given = captions;
      else if (isHeardAgain(video.settings, settings)) video.shown = null;
      video.settings = settings;
      start(video);
    },
    find: async (videoId) => factsOf(own(videoId)),
    list: async (limit) => [...videos.values()].reverse().slice(0, limit).map(factsOf),
    async *follow(videoId, signal) {
      const video = own(videoId);
      while (!signal.aborted) {
        yield { stage: video.stage, progress: video.progress };
        if (video.status !== 'processing') return;
        await wait(lookMs, undefined, { signal });
      }
    },
    async readCaptions(videoId) {
      const { shown, given } = own(videoId);
      const { language, captions } = shown ?? { language: null, captions: [] };
      return captionWriters.json(captions, { language, areGiven: given !== null });
    },
    captionsToEdit: async (videoId) => JSON.stringify(own(videoId).shown?.captions ?? []),
    async exportCaptions(videoId, format) {
      const { file, shown, given } = own(videoId);
      if (!shown) throw new ToolError('There are no captions yet. Call wait_for_video.');
      const { language, captions } = shown;
      const text = captionWriters[format](captions, { language, areGiven: given !== null });
      const place = await freeFileBeside(file, `.${format}`);
      await writeFile(place, text, { flag: 'wx' });
      return { text, place };
    },
    async renderStill(videoId, { settings: changes, at }, signal) {
      const video = own(videoId);
      if (!video.shown && !video.given) throw new ToolError('The video has not been transcribed yet.');
      const { engine } = await deps.openEngine();
      const settings = withChanges(video.settings, changedSettings(changes));
      const input = await fileInput({ ...video, settings }, { folders: deps.folders, signal });
      return stillOfFile(engine, { ...input, atMs: at === undefined ? null : at * 1000 });
    },
    listPresets: async () => [],
    getUsage: async () => null,
  };
}

const begun = {
  status: 'processing',
  stage: 'queued',
  progress: 0,
  message: 'It waits.',
  notices: [] as string[],
} as const;

function changedSettings(changes: Input) {
  const { captions: _, ...values } = validate(fields, changes);
  return toCaptionSettings(values);
}

function factsOf(video: LocalVideo): VideoFacts {
  const { id: videoId, status, stage, progress, revision, message, result, notices } = video;
  return { videoId, status, stage, progress, revision, message, result, notices };
}
