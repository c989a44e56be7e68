import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient, VideoDetails } from '../service/api-client.ts';

/** Calls and their failures: what was not answered as the API says. */
export interface Log {
  calls: number;
  failures: string[];
}

/** The builds that a call may go to, by name. */
export type Sides = readonly (readonly [name: string, client: ApiClient])[];

export interface Making {
  log: Log;
  /** Orders go to them in turn; every reading goes to all of them. */
  sides: Sides;
  /** The first order goes to this one of the sides. */
  first: number;
}

/** Orders a video, and reads it from all sides when it has ended. @returns its id; null when the order failed */
export async function orderVideo(making: Making, fields: Record<string, unknown>): Promise<string | null> {
  const reply = await call(making, making.first, 'POST', '/api/video/create', fields, 201);
  if (!reply) return null;
  const { video_id: videoId } = reply.json<{ video_id: string }>();
  await readEnded(making, videoId, 1);
  return videoId;
}

/** Edits a video, and reads it from all sides when that has ended. */
export async function editAndRead(
  making: Making,
  videoId: string,
  { revision, ...fields }: { revision: number; [field: string]: unknown },
): Promise<void> {
  const edited = await call(making, making.first, 'POST', '/api/video/edit', { video_id: videoId, ...fields }, 201);
  if (edited) await readEnded(making, videoId, revision);
}

/** Deletes a video by the next side; then each side says that it is gone. */
export async function deleteAndRead(making: Making, videoId: string): Promise<void> {
  await call(making, making.first, 'DELETE', `/api/videos/${videoId}`, undefined, 204);
  for (const index of making.sides.keys()) {
    await call(making, index, 'GET', '/api/video/get', { video_id: videoId }, 203);
    await call(making, index, 'GET', `/api/videos/${videoId}`, undefined, 404);
  }
}

async function readEnded({ log, sides, first }: Making, videoId: string, revision: number): Promise<void> {
  const [name, client] = sides[first] ?? [];
  if (!client) throw new Error(`there is no side ${first}`);
  const ended = await untilEnded(client, videoId, revision).catch((error: Error) => error);
  if (ended instanceof Error || ended.status !== 'processed') {
    const why = ended instanceof Error ? ended.message : `${ended.error_code}: ${ended.message}`;
    log.failures.push(`${videoId}, revision ${revision}, of ${name}: ${why}`);
    return;
  }
  for (const index of sides.keys()) await readAll({ log, sides, first }, index, videoId);
}

const endsWithinMs = 240_000;

async function untilEnded(client: ApiClient, videoId: string, revision: number): Promise<VideoDetails> {
  const until = performance.now() + endsWithinMs;
  for (;;) {
    const video = await client.videoDetails(videoId);
    if (video.status !== 'processing' && video.revision >= revision) return video;
    if (performance.now() > until) throw new Error(`still ${video.stage} after ${endsWithinMs / 1000} s`);
    await wait(150);
  }
}

/** Orders a video that fails; then every side says why. @returns its id; null when the order failed */
export async function orderFailing(making: Making, fields: Record<string, unknown>): Promise<string | null> {
  const { log, sides, first } = making;
  const reply = await call(making, first, 'POST', '/api/video/create', fields, 201);
  const client = sides[first]?.[1];
  if (!reply || !client) return null;
  const { video_id: videoId } = reply.json<{ video_id: string }>();
  const ended = await untilEnded(client, videoId, 1);
  if (ended.status !== 'failed') log.failures.push(`${videoId} did not fail`);
  for (const [index, [name]] of sides.entries()) {
    const got = await call(making, index, 'GET', '/api/video/get', { video_id: videoId }, 422);
    const details = await call(making, index, 'GET', `/api/videos/${videoId}`, undefined, 200);
    for (const text of [got?.json<{ message: unknown }>().message, details?.json<{ message: unknown }>().message]) {
      if (typeof text !== 'string' || text === '')
        log.failures.push(`${name}: ${videoId} failed without words: ${text}`);
    }
  }
  return videoId;
}

/** Everything that the API says about a finished video. */
export async function readAll(making: Making, index: number, videoId: string): Promise<void> {
  const got = await call(making, index, 'GET', '/api/video/get', { video_id: videoId }, 200);
  const url = got?.json<{ video_url?: string }>().video_url;
  if (url) await call(making, index, 'GET', new URL(url).pathname, undefined, 200);
  const details = await call(making, index, 'GET', `/api/videos/${videoId}`, undefined, 200);
  const notices: unknown[] = details?.json<{ notices: unknown[] }>().notices ?? [];
  const deliveries = details?.json<{ deliveries: { attempts: { error: unknown }[] }[] }>().deliveries ?? [];
  const errors = deliveries.flatMap(({ attempts }) => attempts.map(({ error }) => error ?? 'none'));
  const strange = [...notices, ...errors].filter((text) => typeof text !== 'string');
  if (strange.length > 0)
    making.log.failures.push(`${making.sides[index]?.[0]}: not words: ${JSON.stringify(strange)}`);
  for (const path of ['/captions', '/captions.srt', '/captions.vtt', '/deliveries', '/events']) {
    await call(making, index, 'GET', `/api/videos/${videoId}${path}`, undefined, 200);
  }
  for (const path of ['/api/me', '/api/usage', '/api/videos?limit=50', '/api/tokens']) {
    await call(making, index, 'GET', path, undefined, 200);
  }
}

async function call(
  { log, sides }: Making,
  index: number,
  method: string,
  path: string,
  body: unknown,
  status: number,
) {
  const [name, client] = sides[index] ?? [];
  const reply = await client?.call(method, path, body).catch((error: Error) => error);
  log.calls += 1;
  if (reply && !(reply instanceof Error) && reply.status === status) return reply;
  const got = reply instanceof Error ? reply.message : `${reply?.status} ${reply?.text.slice(0, 200)}`;
  log.failures.push(`${name}: ${method} ${path}: ${got} instead of ${status}`);
  return null;
}
