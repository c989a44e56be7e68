import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformSync } from 'esbuild';
import { lexer, type Tokens } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';
import { waitFor } from '../support/wait-for.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** The code of the guide, run as it stands against the real service; only addresses of others are replaced. */
const programs = {
  sh: { command: 'bash', args: ['-euo', 'pipefail'], file: 'example.sh' },
  ts: { command: process.execPath, args: [], file: 'example.mjs' },
  python: { command: 'python3', args: [], file: 'example.py' },
};
type Language = keyof typeof programs;

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
  makeToneClip(join(folder, 'talk.mp4'));
  media = await startMediaServer({ '/talk.mp4': { kind: 'file', file: join(folder, 'talk.mp4') } });
  service = await startServiceHere({ env: { SPEECH_ENGINE: 'command', SPEECH_COMMAND: writeSpeechCommand(folder) } });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the blocks of this language, in their order */
function blocksOf(page: string, language: string): string[] {
  const tokens = lexer(readFileSync(`docs/guide/${page}.md`, 'utf8'));
  const blocks = tokens.filter((token): token is Tokens.Code => token.type === 'code' && token.lang === language);
  return blocks.map(({ text }) => `${text}\n`);
}

function prepare(language: Language, code = '', env: Record<string, string> = {}) {
  const { command, args, file } = programs[language];
  const path = join(folder, file);
  // as Node does it from 22.18 on
  const program = language === 'ts' ? transformSync(code, { loader: 'ts' }).code : code;
  writeFileSync(path, program.replaceAll('https://example.com/talk.mp4', `${media.url}/talk.mp4`));
  const own = { CAPTIONEER_URL: service.baseUrl, CAPTIONEER_TOKEN: user.client.token, ...env };
  return { command, args: [...args, path], options: { cwd: folder, env: { ...process.env, ...own } } };
}

async function run(language: Language, code: string | undefined, env?: Record<string, string>): Promise<string> {
  const { command, args, options } = prepare(language, code, env);
  const { stdout } = await promisify(execFile)(command, args, options);
  return stdout;
}

async function newestVideo(): Promise<string> {
  const { data } = (await user.client.call('GET', '/api/videos?limit=1')).json<{ data: { video_id: string }[] }>();
  return data[0]?.video_id ?? '';
}

describe('the first video of the guide', () => {
  it.each(['sh', 'ts', 'python'] as const)('comes out in %s', async (language) => {
    const file = join(folder, 'captioned.mp4');
    rmSync(file, { force: true });
    const [code, ...others] = blocksOf('first-video', language);
    expect(others).toEqual([]);
    await run(language, code);
    expect(existsSync(file) && statSync(file).size).toBeGreaterThan(10_000);
    const { status, settings } = await user.client.videoDetails(await newestVideo());
    expect([status, settings]).toMatchObject(['processed', language === 'ts' ? { style: 'pop/lime' } : {}]);
  });

  it('is created by n8n with fields that the API takes', async () => {
    const [text = ''] = blocksOf('first-video', 'json');
    const { nodes, connections } = JSON.parse(text);
    const names = nodes.map(({ name }: { name: string }) => name);
    expect(Object.keys(connections)).toEqual(names.slice(0, -1));
    const { url, method, jsonBody } = nodes[1].parameters;
    const [, expression] = /^=\{\{ JSON\.stringify\((.*)\) \}\}$/.exec(jsonBody) ?? [];
    const execution = { resumeUrl: `${media.url}/resume` };
    const fields = new Function('$execution', `return (${expression})`)(execution);
    const path = url.replace('https://captions.example.com', '');
    const reply = await user.client.call(method, path, { ...fields, video_url: `${media.url}/talk.mp4` });
    expect([Object.keys(fields), reply.status]).toEqual([['video_url', 'callback'], 201]);
  });
});

describe('the webhooks of the guide', () => {
  it.each(['ts', 'python'] as const)('reach its receiver in %s, which refuses forged ones', async (language) => {
    const port = await findFreePort();
    const { command, args, options } = prepare(language, blocksOf('webhooks', language)[0], {
      CALLBACK_SECRET: user.secret,
      PORT: String(port),
    });
    const receiver = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    receiver.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    try {
      const url = `http://127.0.0.1:${port}/`;
      const headers = {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      };
      const forged = await waitFor(() => fetch(url, { method: 'POST', body: '{}', headers }), {
        timeoutMs: 60_000,
        everyMs: 100,
      });
      expect(forged.status).toBe(401);
      await run('sh', blocksOf('webhooks', 'sh')[0]?.replace('https://example.com/hooks/captions', url));
      const videoId = await newestVideo();
      await expect.poll(() => printed).toMatch(new RegExp(`^video\\.processed ${videoId} http://`));
    } finally {
      receiver.kill('SIGKILL');
    }
  });
});

describe('the edits of the guide', () => {
  it('change the look, a word, and captions as a file', async () => {
    const VIDEO_ID = await user.client.createVideo({ video_url: `${media.url}/talk.mp4` });
    await waitForEnd(user.client, VIDEO_ID);
    await run('sh', blocksOf('editing', 'sh')[0], { VIDEO_ID });
    expect(readFileSync(join(folder, 'still.jpg')).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await user.client.videoDetails(VIDEO_ID)).toMatchObject({
      ...{ status: 'processed', revision: 2 },
      settings: { style: 'neon', captions_position: 'top' },
    });
    expect(await run('ts', blocksOf('editing', 'ts')[0], { VIDEO_ID })).toMatch(/^201 /);
    expect(await textsOf(VIDEO_ID)).toContain('neighbour');
    expect(await run('python', blocksOf('editing', 'python')[0], { VIDEO_ID })).toMatch(/^201 /);
    expect(await textsOf(VIDEO_ID)).toContain('so, my neighbour');
  });
});

async function textsOf(videoId: string): Promise<string> {
  const reply = await user.client.call('GET', `/api/videos/${videoId}/captions`);
  return reply
    .json<{ captions: { text: string }[] }>()
    .captions.map(({ text }) => text)
    .join(' ');
}

describe('the other code of the guide', () => {
  it('shows how many calls are left', async () => {
    expect(await run('sh', blocksOf('limits', 'sh')[0])).toMatch(/^X-RateLimit-Remaining: \d+/im);
  });

  it('creates a video with retries', async () => {
    expect(await run('ts', blocksOf('errors', 'ts')[0])).toBe(`${await newestVideo()}\n`);
  });

  it('repeats a failed video by an edit without other fields', async () => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}/nothing.mp4` });
    expect((await waitForEnd(user.client, videoId)).error_code).toBe('source_not_found');
    expect((await user.client.call('POST', '/api/video/edit', { video_id: videoId })).status).toBe(201);
  });
});
