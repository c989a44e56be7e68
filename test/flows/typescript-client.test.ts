import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { browserWord, chromiumPath, launchBrowser } from '../support/browser.ts';
import { type ClientProject, installPackedClient, readExamples } from '../support/client-package.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';
import { waitFor } from '../support/wait-for.ts';

const examples = readExamples('clients/typescript/README.md');
const ran = new Set<string>();
const children: ChildProcess[] = [];

let folder: string;
let clip: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;
let project: ClientProject;
let link: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typescript-client-'));
  clip = makeToneClip(join(folder, 'talk.mp4'));
  media = await startMediaServer({
    '/talk.mp4': { kind: 'file', file: clip },
    '/page.html': { kind: 'bytes', bytes: '<html><body>No film here</body></html>', contentType: 'text/html' },
  });
  link = `${media.url}/talk.mp4`;
  service = await startServiceHere({ env: { SPEECH_ENGINE: 'command', SPEECH_COMMAND: writeSpeechCommand(folder) } });
  user = await service.createUser();
  const env = { CAPTIONEER_URL: service.baseUrl, CAPTIONEER_TOKEN: user.client.token };
  project = await installPackedClient(join(folder, 'project'), env);
});

afterAll(async () => {
  for (const child of children) child.kill();
  await service?.stop();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the packed client in an empty project', () => {
  it('has what one would publish and nothing else', () => {
    expect(project.packed.filter((path) => !path.startsWith('dist/'))).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(project.packed).toContain('dist/index.js');
    expect(project.packed.filter((path) => !/\.(d\.ts|js)$/.test(path) && path.startsWith('dist/'))).toEqual([]);
    const { dependencies = {} } = JSON.parse(readFileSync('clients/typescript/package.json', 'utf8'));
    expect(dependencies).toEqual({});
  });

  it('has types that a strict project accepts, for every example', async () => {
    const files = [...examples.values()].flat().map((code, index) => {
      writeFileSync(join(project.folder, `types-${index}.ts`), code);
      return `types-${index}.ts`;
    });
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: false, module: 'nodenext', target: 'es2022' },
      ...{ types: ['node'], typeRoots: [resolve('node_modules/@types')], lib: ['es2022', 'dom', 'dom.iterable'] },
    };
    writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compile = promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', project.folder]);
    expect(await compile.catch(({ stdout }) => stdout)).toEqual({ stdout: '', stderr: '' });
  });
});

describe('the examples of its README', () => {
  let videoId: string;

  it('caption a link', async () => {
    const [url = ''] = await run('Caption a link', [link]);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-type')).toBe('video/mp4');
    videoId = (await newest()).video_id;
  });

  it('caption a file, and see how far it is', async () => {
    const lines = await run('Caption a file, and see how far it is', [clip]);
    expect(lines.at(-2)).toBe('processed: 100 %');
    expect(lines.at(-1)).toMatch(/^http.*\.mp4$/);
    expect(await newest()).toMatchObject({ settings: { style: 'karaoke', captions_emphasis: true } });
  });

  it('continue an upload that was cut off', async () => {
    const bytes = readFileSync(clip);
    const uploadUrl = await sendBeginning(bytes, 1000);
    const lines = await run('Continue an upload that was cut off', [clip, uploadUrl]);
    expect(lines).toEqual([
      `to continue later: ${uploadUrl}`,
      `1000 of ${bytes.length} bytes`,
      `${bytes.length} of ${bytes.length} bytes`,
      `${uploadUrl} ${bytes.length}`,
    ]);
  });

  it('correct a word', async () => {
    const [line = ''] = await run('Correct a word', [videoId, 'fellow', 'Zapier']);
    expect(line).toMatch(/^2 http/);
    const reply = await user.client.call('GET', `/api/videos/${videoId}/captions`);
    expect(reply.json()).toMatchObject({ captions: [{ text: 'And so my Zapier' }] });
  });

  it('change the style, and show it before', async () => {
    const [url = ''] = await run('Change the style', [videoId]);
    expect(url).toBe((await user.client.videoDetails(videoId)).output?.video_url);
    expect((await user.client.videoDetails(videoId)).settings).toMatchObject({ style: 'pill/blue' });
    // a JPEG begins with these bytes
    expect(readFileSync(join(project.folder, 'still.jpg')).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('export the captions', async () => {
    await run('Export the captions', [videoId]);
    const written = readFileSync(join(project.folder, 'captions.srt'), 'utf8');
    expect(written).toMatch(/^1\r?\n00:00:00,200 --> 00:00:01,\d+\r?\nAnd so my Zapier\r?\n/);
  });

  it('receive callbacks', async () => {
    const receiver = await startExample('Receive callbacks');
    const forged = await waitFor(() => fetch(receiver.url, { method: 'POST', body: '{"type":"video.processed"}' }));
    expect(forged.status).toBe(401);
    const failing = await user.client.createVideo({ video_url: `${media.url}/page.html`, callback: receiver.url });
    const printed = new RegExp(`^evt_\\S+ video.failed ${failing} undefined\\n$`);
    await expect.poll(() => receiver.printed()).toMatch(printed);
  });

  it.skipIf(!chromiumPath)(`upload from a page, ${browserWord}`, async () => {
    const server = await startExample('Upload from a browser');
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const [, code = ''] = examples.get('Upload from a browser') ?? [];
      const imports = { captioneer: '/package/dist/index.js' };
      const body = `<script type="importmap">${JSON.stringify({ imports })}</script><input type="file"><output></output>`;
      const html = `<!doctype html>${body}<script type="module">${code}</script>`;
      await page.route(`${server.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.route(`${server.url}/package/**`, (route) => {
        const path = join(project.folder, 'node_modules/captioneer', new URL(route.request().url()).pathname.slice(9));
        return route.fulfill({ contentType: 'text/javascript', body: readFileSync(path) });
      });
      await waitFor(() => page.goto(server.url));
      await page.setInputFiles('input', clip);
      await expect.poll(() => page.textContent('output')).toMatch(/^http.*\.mp4$/);
      expect(await newest()).toMatchObject({ status: 'processed', source: { size_bytes: readFileSync(clip).length } });
    } finally {
      await browser.close();
    }
  });

  it('list and delete', async () => {
    const lines = await run('List and delete', []);
    expect(lines).toEqual(['1 true']);
    // it has more than two revisions
    expect((await user.client.call('GET', `/api/videos/${videoId}`)).status).toBe(404);
    expect(await newest()).toMatchObject({ status: 'processed' });
  });

  it('send once', async () => {
    const args = [`${media.url}/nothing.mp4`, '7'];
    const [first, again] = [await run('Send once', args), await run('Send once', args)];
    expect(first).toEqual([(await newest()).video_id]);
    expect(again).toEqual(first);
  });

  it('tell errors apart', async () => {
    expect((await run('Errors', [link, '5'])).join(' ')).toMatch(/^\{ +captions_font_size: \[ /);
    const [failed] = await run('Errors', [`${media.url}/page.html`, '30']);
    expect(failed).toMatch(/^source_web_page ./);
  });

  it('are all run', () => {
    const named = [...examples].filter(([, codes]) => codes.length > 0).map(([heading]) => heading);
    expect(named.filter((heading) => !ran.has(heading) && !(heading.includes('browser') && !chromiumPath))).toEqual([]);
  });
});

function example(heading: string): string {
  const [code] = examples.get(heading) ?? [];
  if (!code) throw new Error(`the README has no example under «${heading}»`);
  ran.add(heading);
  return code;
}

function run(heading: string, args: string[]): Promise<string[]> {
  return project.runExample(example(heading), args);
}

/** A server of the README, as a process. */
async function startExample(heading: string): Promise<{ url: string; printed(): string }> {
  const port = await findFreePort();
  const file = join(project.folder, `server-${port}.js`);
  writeFileSync(file, example(heading));
  const env = { PORT: String(port), CAPTIONEER_URL: service.baseUrl, CAPTIONEER_TOKEN: user.client.token };
  const child = spawn(process.execPath, [file], { cwd: project.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  return { url: `http://127.0.0.1:${port}`, printed: () => text };
}

/** An upload that was cut off after so many bytes. */
async function sendBeginning(bytes: Buffer, count: number): Promise<string> {
  const headers = { Authorization: `Bearer ${user.client.token}`, 'Tus-Resumable': '1.0.0' };
  const begun = await fetch(`${service.baseUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(bytes.length) },
  });
  const id = begun.headers.get('Location')?.split('/').at(-1);
  const part = { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
  const body = new Uint8Array(bytes.subarray(0, count));
  await fetch(`${service.baseUrl}/api/uploads/${id}`, { method: 'PATCH', headers: part, body });
  return `upload://${id}`;
}

async function newest() {
  const { data } = (await user.client.call('GET', '/api/videos?limit=1')).json<{ data: { video_id: string }[] }>();
  return user.client.videoDetails(data[0]?.video_id ?? '');
}
