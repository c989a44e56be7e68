import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { n8nModules, n8nWord, readNodesOfN8n } from '../support/n8n/n8n-tools.ts';
import { copyNodePackage, type NodePackage } from '../support/n8n/node-package.ts';
import { createNodeRunner, type Item, type NodeRunner, type WorkflowNode } from '../support/n8n/run-nodes.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';

let folder: string;
let clip: string;
let media: MediaServer;
let receiver: CallbackReceiver;
let service: ServiceHere;
let user: TestUser;
let nodes: NodePackage;
let runner: NodeRunner;
let link: string;

const examples = 'clients/n8n-nodes-captioneer/examples';
const exampleFiles = readdirSync(examples);

interface Example {
  nodes: WorkflowNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

function readExample(file: string): Example {
  return JSON.parse(readFileSync(join(examples, file), 'utf8'));
}

const create = { resource: 'video', operation: 'create', source: 'link', waitUntilReady: true, maxMinutes: 10 };

describe.skipIf(!n8nModules)(`the n8n node, ${n8nWord}`, () => {
  let videoId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'n8n-nodes-'));
    nodes = copyNodePackage(folder);
    await nodes.build();
    clip = makeToneClip(join(folder, 'talk.mp4'));
    media = await startMediaServer({
      '/talk.mp4': { kind: 'file', file: clip },
      '/stalled.mp4': { kind: 'stalled', file: clip },
      '/page.html': { kind: 'bytes', bytes: '<html><body>No film here</body></html>', contentType: 'text/html' },
    });
    link = `${media.url}/talk.mp4`;
    receiver = await startCallbackReceiver();
    service = await startServiceHere({ env: { SPEECH_ENGINE: 'command', SPEECH_COMMAND: writeSpeechCommand(folder) } });
    user = await service.createUser();
    runner = await createNodeRunner({
      folder: nodes.folder,
      credentials: { baseUrl: `${service.baseUrl}/`, apiToken: user.client.token },
      triggerParameters: { events: ['video.processed', 'video.failed'] },
    });
  });

  afterAll(async () => {
    await service?.stop();
    await receiver?.close();
    await media?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has nothing that n8n’s linter objects to', async () => {
    expect(await nodes.lint()).toBe('');
  });

  it('is used rightly by every example: nodes exist, parameters are valid, connections lead somewhere', () => {
    const own = runner.descriptions.map((one) => ({ ...one, name: `n8n-nodes-captioneer.${one.name}` }));
    const all = [...own, ...readNodesOfN8n().map((one) => ({ ...one, name: `n8n-nodes-base.${one.name}` }))];
    for (const file of exampleFiles) {
      const { nodes: used, connections } = readExample(file);
      for (const node of used) {
        const description = all.find(
          ({ name, version }) => name === node.type && [version].flat().includes(node.typeVersion),
        );
        expect([file, node.name, description?.name]).toEqual([file, node.name, node.type]);
        if (description) expect([node.name, runner.findIssues(description, node)]).toEqual([node.name, {}]);
      }
      const names = new Set(used.map(({ name }) => name));
      const ends = Object.entries(connections).flatMap(([from, { main }]) => [
        from,
        ...main.flat().map((to) => to.node),
      ]);
      expect([file, ends.filter((name) => !names.has(name))]).toEqual([file, []]);
    }
  });

  it('would not pass an example with a wrong parameter', () => {
    const [description] = runner.descriptions.filter(({ name }) => name === 'captioneer');
    if (!description) throw new Error('the package has no such node');
    const node = { name: 'Wrong', type: 'n8n-nodes-captioneer.captioneer', typeVersion: 1 };
    const parameters = { resource: 'video', operation: 'edit', videoId: '', wait: true };
    expect(Object.keys(runner.findIssues(description, { ...node, parameters }))).toEqual(['videoId', 'wait']);
  });

  it('has a credential that can be tested', async () => {
    expect(await runner.testCredential()).toMatchObject({ email: user.email });
  });

  it('creates a video from a link, and waits for it', async () => {
    const settings = { style: 'karaoke', captions_font_size: 50, dictionary: '{"fellow": "Zapier"}', title: 'Hello' };
    const [item] = await runner.run({ ...create, videoUrl: link, settings: { ...settings, callback: receiver.url } });
    videoId = String(item?.json.video_id);
    expect(item?.json).toMatchObject({
      status: 'processed',
      output: { video_url: expect.stringMatching(/^http/) },
      settings: { style: 'karaoke', captions_font_size: 50 },
    });
  });

  it('creates a video from a file, and returns at once', async () => {
    const data = { data: readFileSync(clip).toString('base64'), mimeType: 'video/mp4', fileName: 'Frühling.mp4' };
    const items: Item[] = [{ json: { Style: 'karaoke', Title: 'Hello' }, binary: { Video: data } }];
    // as the example with a form does it
    const { nodes: used } = readExample('form-to-captioned-video.json');
    const { parameters } = used.find(({ name }) => name === 'Caption It') ?? { parameters: {} };
    const [item] = await runner.run({ ...parameters, waitUntilReady: false }, items);
    expect(item?.json).toEqual({ video_id: expect.stringMatching(/^vid_/), status: 'processing' });
    const sizeBytes = async () => (await user.client.videoDetails(String(item?.json.video_id))).source.size_bytes;
    await expect.poll(sizeBytes).toBe(readFileSync(clip).length);
  });

  it('cancels a video', async () => {
    const [item] = await runner.run({ ...create, videoUrl: `${media.url}/stalled.mp4`, waitUntilReady: false });
    const [cancelled] = await runner.run({ resource: 'video', operation: 'cancel', videoId: item?.json.video_id });
    expect(cancelled?.json).toMatchObject({ status: 'failed', error_code: 'cancelled' });
  });

  it('fails with the service’s words when the video fails', async () => {
    const failing = runner.run({ ...create, videoUrl: `${media.url}/page.html` });
    await expect(failing).rejects.toMatchObject({ description: 'Error code: source_web_page' });
  });

  it('fails with the service’s words when a setting is wrong', async () => {
    const failing = runner.run({ ...create, videoUrl: link, settings: { captions_position: 'nowhere' } });
    await expect(failing).rejects.toMatchObject({
      httpCode: '422',
      description: expect.stringContaining('captions position'),
    });
  });

  it('reads, corrects and exports captions', async () => {
    const captions = { resource: 'captions', videoId };
    const [before] = await runner.run({ ...captions, operation: 'get' });
    expect(before?.json).toMatchObject({ language: 'en', captions: [{ text: 'And so my Zapier' }] });
    const corrections = { correction: [{ wrong: 'Zapier', right: 'n8n' }] };
    const correct = { ...captions, operation: 'correct', corrections, waitUntilReady: true, maxMinutes: 10 };
    const [corrected] = await runner.run(correct);
    expect(corrected?.json).toMatchObject({ status: 'processed', revision: 2 });
    const [exported] = await runner.run({ ...captions, operation: 'export', format: 'srt' });
    expect(exported?.json).toMatchObject({ format: 'srt', text: expect.stringContaining('And so my n8n') });
    expect(String(await runner.bytes(exported ?? { json: {} }))).toBe(exported?.json.text);
    await expect(runner.run(correct)).rejects.toMatchObject({ message: 'None of these words is in the captions' });
  });

  it('downloads the video and a still of it', async () => {
    const [video] = await runner.run({ resource: 'video', operation: 'download', videoId });
    const bytes = await runner.bytes(video ?? { json: {} });
    expect([video?.binary?.data?.mimeType, bytes.subarray(4, 8).toString()]).toEqual(['video/mp4', 'ftyp']);
    const [still] = await runner.run({ resource: 'video', operation: 'getStill', videoId, at: 1 });
    expect((await runner.bytes(still ?? { json: {} })).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('edits a video', async () => {
    const edit = { resource: 'video', operation: 'edit', videoId, waitUntilReady: false, settings: { style: 'pill' } };
    await runner.run(edit);
    expect(await user.client.videoDetails(videoId)).toMatchObject({ revision: 3, settings: { style: 'pill' } });
  });

  it('lists videos, some or all, and styles', async () => {
    const list = { resource: 'video', operation: 'getAll', status: 'failed' };
    const some = await runner.run({ ...list, returnAll: false, limit: 1 });
    const all = await runner.run({ ...list, returnAll: true });
    expect([some.length, all.length]).toEqual([1, 2]);
    const styles = await runner.run({ resource: 'style', operation: 'getAll' });
    expect(styles.map(({ json }) => json.name)).toContain('karaoke');
    expect((await runner.loadOptions('getStyles')).map(({ value }) => value)).toContain('pill/blue');
  });

  describe('as a trigger', () => {
    it('proves when it is switched on that it can reach the account', async () => {
      expect(await runner.trigger.activate()).toBe(true);
    });

    it('starts by a callback of the service, once for each event', async () => {
      const { headers, body, event } = await receiver.waitFor(videoId);
      const first = await runner.trigger.receive({ headers, body });
      expect(first.started).toEqual([{ json: { ...event, webhook_id: headers['webhook-id'] } }]);
      expect(await runner.trigger.receive({ headers, body })).toEqual({ status: 200, started: null });
      await runner.trigger.deactivate();
    });

    it('answers 401 to what the account has not signed', async () => {
      const { headers, body } = await receiver.waitFor(videoId);
      const forged = { headers, body: body.replace('video.processed', 'video.failed') };
      expect(await runner.trigger.receive(forged)).toEqual({ status: 401, started: null });
      const unsigned = { headers: {}, body };
      expect(await runner.trigger.receive(unsigned)).toEqual({ status: 401, started: null });
    });
  });

  it('deletes a video', async () => {
    expect(await runner.run({ resource: 'video', operation: 'delete', videoId })).toMatchObject([
      { json: { deleted: true } },
    ]);
    expect((await user.client.call('GET', `/api/videos/${videoId}`)).status).toBe(404);
  });
});
