import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchLink } from '../../../src/infra/fetching/fetch-link.ts';
import { processesInGroup } from '../../support/child-processes.ts';
import { mp4Bytes } from '../../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';
import { waitUntil } from '../../support/wait-until.ts';

const clip = mp4Bytes(30_000);
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=1';

let server: ScriptedServer;
/** Of the programs and of what they tell us. */
let folder: string;
/** Of the downloads. */
let work: string;

beforeAll(async () => {
  server = await startScriptedServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': clip.length }).end(clip),
  );
  folder = await mkdtemp(join(tmpdir(), 'resolver-'));
  work = await mkdtemp(join(tmpdir(), 'resolver-work-'));
  await writeFile(join(folder, 'clip.mp4'), clip);
});

afterEach(async () => {
  await rm(join(folder, 'ran'), { force: true });
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
  await rm(work, { recursive: true });
});

/**
 * A program like an operator's. It first says that it ran, with its group's id and its last argument, in a file that
 * is there whole or not at all.
 */
async function program(...lines: string[]): Promise<string> {
  const file = join(folder, `program-${lines.join('').length}.sh`);
  const said = `for last; do :; done; echo "$PPID $last" > ${folder}/says; mv ${folder}/says ${folder}/ran`;
  await writeFile(file, ['#!/bin/sh', said, ...lines].join('\n'));
  await chmod(file, 0o755);
  return file;
}

interface Options {
  url?: string;
  maxSeconds?: number;
  maxBytes?: number;
  allowPrivateNetwork?: boolean;
  signal?: AbortSignal;
}

const fetchBy = (command: string, { url = link, maxSeconds = 20, maxBytes = 1_000_000, ...rest }: Options = {}) =>
  fetchLink({
    url,
    destFile: join(work, 'source'),
    limits: { maxBytes },
    allowPrivateNetwork: true,
    signal: new AbortController().signal,
    resolver: { command, hosts: ['youtube.com', 'youtu.be'], maxSeconds, path: process.env.PATH ?? '' },
    ...rest,
  });

/** Fetches, and expects a refusal that leaves no file. */
const refused = async (...input: Parameters<typeof fetchBy>) => {
  const error: unknown = await fetchBy(...input).then(
    () => 'was fetched',
    (thrown) => thrown,
  );
  expect(await readdir(work)).toEqual([]);
  return error;
};

const ran = async () => (await readFile(join(folder, 'ran'), 'utf8').catch(() => '')).trim();
const noFile = { code: 'source_not_shared', reason: 'no_file', args: { service: 'youtube.com' } };

describe('the operator’s program', () => {
  it('prints the address of the file, which is fetched', async () => {
    const fetched = await fetchBy(await program(`echo ${server.url}/video.mp4`));
    expect((await readFile(fetched.file)).equals(clip)).toBe(true);
    expect(fetched.finalUrl).toBe(`${server.url}/video.mp4`);
    expect(await ran()).toContain(link);
    await rm(fetched.file);
  });

  it('downloads the file itself to the path that it is given', async () => {
    const command = `${await program(`cp ${folder}/clip.mp4 "$2"`)} -o {file} --`;
    const fetched = await fetchBy(command);
    expect((await readFile(fetched.file)).equals(clip)).toBe(true);
    expect(fetched).toMatchObject({ sizeBytes: clip.length, sha256: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(await readdir(work)).toEqual(['source']);
    await rm(fetched.file);
  });

  it('gets links of its hosts only, and none of files', async () => {
    const command = await program('exit 1');
    for (const url of [`${server.url}/watch`, 'https://notyoutube.com.invalid/a', 'https://x.youtube.com.invalid/a']) {
      await fetchBy(command, { url }).catch(() => null);
    }
    expect(await ran()).toBe('');
    await refused(command, { url: 'https://M.YouTube.com./shorts/1' });
    expect(await ran()).toContain('/shorts/1');
    await rm(join(work, 'source'), { force: true });
  });

  it('sees no setting of the service, and a folder of its own as its home', async () => {
    process.env.S3_SECRET_ACCESS_KEY = 'secret';
    const command = await program(
      `env | sed 's/=.*//' | sort | tr '\\n' ' ' > ${folder}/env`,
      '[ "$HOME" = "$PWD" ] && [ "$TMPDIR" = "$PWD" ] && [ -z "$(ls -A)" ] || exit 1',
      `echo ${server.url}/a.mp4`,
    );
    await fetchBy(command).finally(() => delete process.env.S3_SECRET_ACCESS_KEY);
    const names = (await readFile(join(folder, 'env'), 'utf8')).trim().split(' ');
    expect(names.filter((name) => !['_', 'OLDPWD', 'PWD', 'SHLVL'].includes(name))).toEqual([
      'HOME',
      'LANG',
      'PATH',
      'TMPDIR',
    ]);
    await rm(join(work, 'source'));
  });

  it('gets a link as one argument, whatever is in it', async () => {
    const url = `https://youtu.be/a?x=$(touch%20${folder}/oops);touch\${IFS}${folder}/oops&y='"|`;
    await refused(await program('exit 1'), { url });
    expect((await ran()).split(' ').slice(1).join(' ')).toBe(new URL(url).href);
    expect(await readdir(folder)).not.toContain('oops');
  });

  it.each([
    ['nothing', 'true'],
    ['other text', 'echo "Downloading webpage"'],
    ['two addresses', 'echo https://a.example/1.mp4; echo https://a.example/2.mp4'],
    ['a file of the machine', 'echo file:///etc/passwd'],
    ['an option', 'echo --exec'],
    ['bytes', 'head -c 3000 /dev/urandom'],
    ['an endless line', 'printf https://a.example/; head -c 9000 /dev/zero | tr "\\0" a'],
  ])('has no result when it prints %s', async (_what, line) => {
    expect(await refused(await program(line))).toMatchObject({ failure: noFile, details: { retryable: false } });
  });

  it('is ended when it prints ten megabytes', async () => {
    const error = await refused(await program('head -c 10000000 /dev/zero | tr "\\0" a'));
    expect(error).toMatchObject({ failure: noFile, details: { resolver: 'printed_too_much' } });
  });

  it.each(['http://127.0.0.2/a.mp4', 'http://169.254.169.254/latest', 'http://[::1]/a.mp4', 'http://localhost/a.mp4'])(
    'leads nobody into our own network by %s',
    async (address) => {
      const error = await refused(await program(`echo ${address}`), { allowPrivateNetwork: false });
      expect(error).toMatchObject({ code: 'source_forbidden_address' });
    },
  );

  it('is told apart from one that does not exist, for operators', async () => {
    const failed = await refused(await program('echo "ERROR: Private video" >&2', 'exit 3'));
    const details = { resolver: 'exit code 3', stderrTail: 'ERROR: Private video' };
    expect(failed).toMatchObject({ failure: noFile, details });
    const missing = await refused('/nowhere/yt-dlp --get-url');
    expect(missing).toMatchObject({ failure: noFile, details: { resolver: 'exit code 127' } });
  });

  it('is ended when it hangs, with every process that it started', async () => {
    const error = await refused(await program('sleep 600 &', '(sleep 600; true) &', 'sleep 600'), { maxSeconds: 1 });
    expect(error).toMatchObject({ failure: { code: 'source_timed_out', args: { maxSeconds: 1 } } });
    await nobodyIsLeft();
  });

  it('leaves no process behind when it has printed its address', async () => {
    const startedMs = performance.now();
    await fetchBy(await program('sleep 600 &', `echo ${server.url}/a.mp4`));
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    await nobodyIsLeft();
    await rm(join(work, 'source'));
  });

  it('keeps nobody waiting by a process that it let go', async () => {
    const escaped = `setsid sh -c 'echo $$ > ${folder}/escaped; exec sleep 60' &`;
    try {
      const started = performance.now();
      const command = await program(escaped, `until [ -s ${folder}/escaped ]; do :; done`, `echo ${server.url}/v.mp4`);
      const fetched = await fetchBy(command);
      expect(performance.now() - started).toBeLessThan(10_000);
      await rm(fetched.file);
    } finally {
      process.kill(Number(await readFile(join(folder, 'escaped'), 'utf8')), 'SIGKILL');
    }
  });

  it('is ended when the video is cancelled', async () => {
    const controller = new AbortController();
    const fetching = refused(await program('sleep 600'), { signal: controller.signal });
    await waitUntil(() => existsSync(join(folder, 'ran')));
    controller.abort(new Error('cancelled'));
    expect(await fetching).toMatchObject({ message: 'cancelled' });
    await nobodyIsLeft();
  });
});

describe('a program that downloads', () => {
  it('is ended when its file is larger than it may be', async () => {
    const command = `${await program('cat /dev/zero > "$1"')} {file}`;
    expect(await refused(command, { maxBytes: 200_000 })).toMatchObject({
      failure: { code: 'source_too_large', args: { maxBytes: 200_000 } },
    });
  });

  it('is ended when it writes many files that grow for ever', async () => {
    const grow = 'i=0; while :; do i=$((i+1)); head -c 150000 /dev/zero > part$i; sleep 0.05; done';
    const command = `${await program(grow)} {file}`;
    expect(await refused(command, { maxBytes: 200_000 })).toMatchObject({ code: 'source_too_large' });
    await nobodyIsLeft();
  });

  it.each([
    ['no file', 'true', noFile],
    ['a link to another file', 'ln -s /etc/passwd "$1"', noFile],
    ['a folder', 'mkdir "$1"', noFile],
    ['a web page', 'echo "<!doctype html><title>x" > "$1"', { code: 'source_web_page', args: { site: 'video_site' } }],
    ['nothing at all', ': > "$1"', { code: 'source_empty' }],
  ])('has no result when it writes %s', async (_what, line, failure) => {
    expect(await refused(`${await program(line)} {file}`)).toMatchObject({ failure });
  });
});

async function nobodyIsLeft(): Promise<void> {
  const group = Number((await ran()).split(' ')[0]);
  expect(group).toBeGreaterThan(1);
  // the system takes a moment to remove killed processes
  await waitUntil(() => processesInGroup(group).length === 0);
}
