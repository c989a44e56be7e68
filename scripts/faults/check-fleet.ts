import { setTimeout as delay } from 'node:timers/promises';
import type { VideoDetails } from '../service/api-client.ts';
import { clipSeconds, type FaultFleet } from './fault-fleet.ts';
import { untilDone } from './until-done.ts';

/** What is found when all videos of a fleet have ended. */
export interface FleetReport {
  videos: number;
  processed: number;
  failed: number;
  /** Callbacks that arrived, repeated ones included. */
  callbacks: number;
  balanceSeconds: number;
  /** What is not as it should be, in words; empty = nothing. */
  wrong: string[];
}

const endWithinMs = 300_000;

/** Waits until everything that was accepted has ended and is delivered, then compares it with what should be. */
export async function checkFleet(fleet: FaultFleet): Promise<FleetReport> {
  const videos: VideoDetails[] = [];
  for (const videoId of fleet.videoIds) videos.push(await untilDelivered(fleet, videoId));
  const expected = fleet.boughtSeconds() - clipSeconds * videos.length;
  const balanceSeconds = await untilBalance(fleet, expected);
  const wrong = [...videos.flatMap((video) => wrongWith(fleet, video)), ...(await wrongLists(fleet))];
  if (balanceSeconds !== expected) wrong.push(`the balance is ${balanceSeconds} s, not ${expected} s`);
  const processed = videos.filter(({ status }) => status === 'processed').length;
  const callbacks = fleet.receiver.received.length;
  return { videos: videos.length, processed, failed: videos.length - processed, callbacks, balanceSeconds, wrong };
}

function wrongWith({ receiver }: FaultFleet, { video_id, status, error_code, message, deliveries }: VideoDetails) {
  const wrong: string[] = [];
  if (status !== 'processed') wrong.push(`${video_id} is ${status}: ${error_code} ${message}`);
  const announced = new Set(receiver.of(video_id).map(({ eventId }) => eventId));
  if (announced.size !== 1) wrong.push(`${video_id} was announced under ${announced.size} event ids`);
  if (deliveries.length !== 1) wrong.push(`${video_id} has ${deliveries.length} deliveries`);
  const bodies = new Set(receiver.of(video_id).map(({ body }) => body));
  if (bodies.size > 1) wrong.push(`${video_id} was announced in ${bodies.size} different bodies`);
  return wrong;
}

/** Calls that were repeated must not have made a second video. */
async function wrongLists({ client, videoIds }: FaultFleet): Promise<string[]> {
  const { videos } = (await client.call('GET', '/api/usage')).json<{ videos: Record<string, number> }>();
  return videos.created === videoIds.length ? [] : [`${videos.created} videos exist, ${videoIds.length} were ordered`];
}

/** A video that has ended, with a callback that has come. */
export function untilDelivered({ client, receiver }: FaultFleet, videoId: string): Promise<VideoDetails> {
  return untilDone(async () => {
    const video = await client.videoDetails(videoId);
    const { status, stage, progress, deliveries } = video;
    if (status === 'processing') throw new Error(`${videoId} is still ${stage} at ${progress} %`);
    if (receiver.of(videoId).length === 0 || deliveries.some((delivery) => delivery.status !== 'delivered'))
      throw new Error(`the callback of ${videoId} is not delivered: ${JSON.stringify(deliveries)}`);
    return video;
  }, endWithinMs);
}

/** The balance, as soon as it is as expected; else the last one. */
async function untilBalance({ client }: FaultFleet, expected: number): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { balance_seconds } = (await client.call('GET', '/api/me')).json<{ balance_seconds: number }>();
    if (balance_seconds === expected || Date.now() > deadline) return balance_seconds;
    await delay(250);
  }
}
