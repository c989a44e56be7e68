import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProcesses } from '../../scripts/service/list-processes.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type ScriptedServer, startScriptedServer } from '../support/scripted-server.ts';
import { startService, type TestService } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

const kills = 3;

let service: TestService;
let source: ScriptedServer;
let folder: string;
/** Tries to fetch the clip; the first ones are not answered. */
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-worker-'));
  const clip = readFileSync(makeToneClip(join(folder, 'clip.mp4')));
  source = await startScriptedServer((_request, response) => {
    asked += 1;
    if (asked > kills) response.writeHead(200, { 'Content-Type': 'video/mp4' }).end(clip);
  });
  service = await startService();
});

afterAll(async () => {
  await service?.stop();
  await source?.close();
  await rm(folder, { recursive: true, force: true });
});

const workers = () =>
  listProcesses().filter(({ parentPid, command }) => parentPid === service.pid && command.includes('--role worker'));

it('answers while its worker is killed three times, and tries the video once more, alone', async () => {
  const { client } = await service.createUser();
  const videoId = await client.createVideo({
    video_url: `${source.url}/clip.mp4`,
    captions: [{ text: 'Hello', start: 0, end: 1 }],
  });
  for (let killed = 0; killed < kills; killed++) {
    await expect.poll(() => asked).toBe(killed + 1);
    const [worker] = workers();
    if (!worker) throw new Error('the service has no worker');
    process.kill(worker.pid, 'SIGKILL');
    await expect.poll(() => workers().map(({ pid }) => pid)).not.toContain(worker.pid);
    expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
  }
  expect((await waitForEnd(client, videoId)).status).toBe('processed');
  expect(service.logs()).toContain('it is tried alone');
  expect(workers()).toHaveLength(1);
});
