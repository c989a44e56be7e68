import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  Captioneer,
  ListedFacts,
  NewVideo,
  VideoChanges,
  VideoFacts,
  VideoStep,
  WantedStill,
} from '../../chat/assistants/captioneer.ts';
import { captionsOfReply } from '../../chat/assistants/captions-of-reply.ts';
import type { CaptionInput } from '../../engine/captions/caption.ts';
import type { CaptionFormat } from '../../engine/captions/subtitles/subtitle-formats.ts';
import { allowedFile } from './allowed-files.ts';
import { callServer, type Server } from './call-server.ts';
import { readReply, replies } from './server-replies.ts';

const pollMs = 1000;
/** A file of 2 GiB over a slow line. */
const uploadMs = 6 * 60 * 60_000;

/** What assistants may do with the videos of an account, by the API of a server. Local files are sent there first. */
export function remoteCaptioneer(server: Server, folders: readonly string[]): Captioneer {
  const get = (path: string, signal?: AbortSignal) => callServer(server, { method: 'GET', path, signal });
  const post = (path: string, json: unknown) => callServer(server, { method: 'POST', path, json });
  const ofVideo = (videoId: string) => `/api/videos/${encodeURIComponent(videoId)}`;

  async function find(videoId: string, signal?: AbortSignal): Promise<VideoFacts> {
    return factsOf(readReply(replies.video, await get(ofVideo(videoId), signal)));
  }

  async function* follow(videoId: string, signal: AbortSignal): AsyncGenerator<VideoStep> {
    while (!signal.aborted) {
      const { status, stage, progress } = await find(videoId, signal);
      yield { stage, progress };
      if (status !== 'processing') return;
      await wait(pollMs, undefined, { signal });
    }
  }

  return {
    takes: 'links_and_files',
    async create({ video, fields }: NewVideo) {
      const video_url = /^[a-z]+:\/\//i.test(video) ? video : await upload(server, await allowedFile(video, folders));
      const reply = readReply(replies.accepted, await post('/api/video/create', { ...fields, video_url }));
      return reply.video_id;
    },
    async edit(videoId: string, { settings, captions }: VideoChanges) {
      const changed = captions ? { captions: captions.map(apiCaption) } : {};
      await post('/api/video/edit', { ...settings, video_id: videoId, ...changed });
    },
    find,
    async list(limit: number) {
      const { data } = readReply(replies.list, await get(`/api/videos?limit=${limit}`));
      return data.map(listedFactsOf);
    },
    follow,
    readCaptions: async (videoId) => (await get(`${ofVideo(videoId)}/captions`)).toString('utf8'),
    async captionsToEdit(videoId: string) {
      const { captions } = captionsOfReply((await get(`${ofVideo(videoId)}/captions`)).toString('utf8'));
      return JSON.stringify(captions);
    },
    async exportCaptions(videoId: string, format: CaptionFormat) {
      const path = `${ofVideo(videoId)}/captions${format === 'json' ? '' : `.${format}`}`;
      return { text: (await get(path)).toString('utf8'), place: `GET ${server.url}${path}` };
    },
    async renderStill(videoId: string, { settings, at }: WantedStill, signal: AbortSignal) {
      const query = new URLSearchParams(queryOf({ ...settings, ...(at === undefined ? {} : { at }) }));
      return get(`${ofVideo(videoId)}/still?${query}`, signal);
    },
    async listPresets() {
      const { data } = readReply(replies.presets, await get('/api/presets'));
      return data.map(({ name, default: isDefault }) => ({ name, isDefault }));
    },
    async getUsage() {
      const { period, videos, seconds } = readReply(replies.usage, await get('/api/usage'));
      return { ...period, videos, seconds };
    },
  };
}

async function upload(server: Server, file: string): Promise<string> {
  const form = new FormData();
  // read from the disk while it is sent
  form.set('file', await openAsBlob(file), basename(file));
  const sent = await callServer(server, { method: 'POST', path: '/api/uploads', form, timeoutMs: uploadMs });
  return readReply(replies.stored, sent).upload_url;
}

/** Objects and lists are JSON text there. */
function queryOf(settings: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return Object.fromEntries(texts);
}

function apiCaption({ startMs, endMs, text, emoji, words, marks }: CaptionInput) {
  const timed = words?.map(({ text: word, startMs: from, endMs: to, emphasis }) => ({
    ...{ text: word, start: from / 1000, end: to / 1000 },
    ...(emphasis === undefined ? {} : { emphasis }),
  }));
  const listed = timed ?? marks;
  return {
    ...{ start: startMs / 1000, end: endMs / 1000, text },
    ...(emoji ? { emoji } : {}),
    ...(listed ? { words: listed } : {}),
  };
}

type Reply<Name extends keyof typeof replies> = ReturnType<(typeof replies)[Name]['parse']>;

function listedFactsOf(video: Reply<'list'>['data'][number]): ListedFacts {
  const { video_id: videoId, status, stage, progress, revision } = video;
  return { videoId, status, stage, progress, revision };
}

function factsOf(video: Reply<'video'>): VideoFacts {
  const { message, notices, output } = video;
  return {
    ...listedFactsOf(video),
    ...{ message, notices },
    result: output && {
      place: output.video_url,
      revision: output.revision,
      durationSeconds: output.duration_seconds,
      width: output.width,
      height: output.height,
      sizeBytes: output.size_bytes,
    },
  };
}
