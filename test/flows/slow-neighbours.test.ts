import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4Bytes } from '../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../support/scripted-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';

let service: ServiceHere;
let attacker: TestUser;
let neighbour: TestUser;
/** `/drip-…` sends a byte now and then; everything else is a 404, whose video fails at once. */
let sources: ScriptedServer;
/** Videos in the order in which their callbacks came. */
const heard: string[] = [];
let receiver: ScriptedServer;
/** Downloads of bytes that come now and then: now, and at most so far. */
let dripping = 0;
let maxDripping = 0;
const hanging: ScriptedServer[] = [];

beforeAll(async () => {
  sources = await startScriptedServer((request, response) => {
    if (!request.url?.startsWith('/drip')) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 50_000_000 }).write(mp4Bytes());
    const drip = setInterval(() => response.write('.'), 500);
    dripping += 1;
    maxDripping = Math.max(maxDripping, dripping);
    response.on('close', () => {
      clearInterval(drip);
      dripping -= 1;
    });
  });
  receiver = await startScriptedServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)).video_id);
    response.end();
  });
  for (let count = 0; count < 20; count++) hanging.push(await startScriptedServer(() => undefined));
  service = await startServiceHere();
  [attacker, neighbour] = [await service.createUser(), await service.createUser()];
});

afterAll(async () => {
  await service?.stop();
  for (const server of [sources, receiver, ...hanging]) await server?.close();
});

describe('an account whose servers are slow', () => {
  const drips: string[] = [];

  it('holds a third of the places for downloads, and nobody else’s video waits', async () => {
    for (let at = 0; at < 12; at++) {
      drips.push(await attacker.client.createVideo({ video_url: `${sources.url}/drip-${at}` }));
    }
    await expect.poll(() => dripping).toBe(4);
    const video = { video_url: `${sources.url}/gone`, callback: receiver.url };
    const videoId = await neighbour.client.createVideo(video);
    await expect.poll(() => heard).toContain(videoId);
    expect(maxDripping).toBe(4);
  });

  it('hears of its other videos while twenty of its receivers hang', async () => {
    for (const videoId of drips) await attacker.client.call('DELETE', `/api/videos/${videoId}`);
    for (const { url } of hanging) {
      await attacker.client.createVideo({ video_url: `${sources.url}/gone`, callback: url });
    }
    await expect.poll(() => hanging.filter(({ requests }) => requests.length > 0).length).toBe(20);
    const own = await attacker.client.createVideo({ video_url: `${sources.url}/gone`, callback: receiver.url });
    await expect.poll(() => heard).toContain(own);
  });
});
