import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Assistant, connectByHttp, connectByStdio } from '../support/connect-assistant.ts';
import { flowFrame, makeToneClip } from '../support/make-flow-clips.ts';
import { countPixels, probeOutput } from '../support/read-picture.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';

const yellow = '#FFE600';
/** What the user said: “caption this clip, the name is Zapier not zap-ear, make it yellow”. */
const wish = { dictionary: { 'zap-ear': 'Zapier' }, captions_font_color: yellow, captions_highlight_color: yellow };

let folder: string;
let clip: string;
let speech: Record<string, string>;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'assistants-')));
  clip = makeToneClip(join(folder, 'clip.mp4'));
  const program = writeSpeechCommand(folder, ['We', 'use', 'zap-ear', 'daily']);
  speech = { SPEECH_ENGINE: 'command', SPEECH_COMMAND: program };
  service = await startServiceHere({ env: { ...speech, ALLOW_PRIVATE_NETWORK: 'false' } });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Waits as an assistant does, and counts its calls. */
async function untilReady(assistant: Assistant, first: Answer): Promise<{ answer: Answer; calls: number }> {
  let answer = first;
  let calls = 1;
  while (answer.facts.status === 'processing') {
    answer = await assistant.call('wait_for_video', { video_id: answer.facts.video_id, wait_seconds: 60 });
    calls++;
  }
  return { answer, calls };
}

function placeOf({ facts }: Answer): string {
  return (facts.result as { place: string }).place;
}

/** The clip over again, in a service that fetches no private addresses. */
async function uploadClip(): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(clip)]), 'clip.mp4');
  const headers = { Authorization: `Bearer ${user.client.token}` };
  const reply = await fetch(`${service.baseUrl}/api/uploads`, { method: 'POST', headers, body: form });
  return ((await reply.json()) as { upload_url: string }).upload_url;
}

function expectYellowZapier(file: string): void {
  expect(probeOutput(file)).toMatchObject({ videoCodec: 'h264', ...flowFrame });
  const yellowOf = (of: string) => countPixels({ file: of, atSeconds: 1.2, colour: yellow });
  expect(yellowOf(file)).toBeGreaterThan(yellowOf(clip) + 40);
}

describe('an assistant of a service', () => {
  let assistant: Assistant;
  let videoId: unknown;

  beforeAll(async () => {
    assistant = await connectByHttp(service.baseUrl, user.client.token);
  });

  afterAll(() => assistant?.close());

  it('captions with a name and a colour by one call, as a rule, and one render', async () => {
    const steps: { progress: number; message?: string }[] = [];
    const first = await assistant.call('caption_video', { video: await uploadClip(), ...wish }, { steps });
    const { answer, calls } = await untilReady(assistant, first);
    expect(answer).toMatchObject({ isError: false, facts: { status: 'processed', revision: 1 } });
    expect(calls).toBeLessThanOrEqual(4);
    expect(steps.length).toBeGreaterThan(0);
    videoId = answer.facts.video_id;
    expect((await assistant.call('read_captions', { video_id: videoId })).text).toContain('We use Zapier daily');
    const file = join(folder, 'served.mp4');
    writeFileSync(file, Buffer.from(await (await fetch(placeOf(answer))).arrayBuffer()));
    expectYellowZapier(file);
  });

  it('corrects and restyles what is there by one more render, and sees a picture of it', async () => {
    const corrections = [{ from: 'Zapier', to: 'Zapier Pro' }];
    const changes = { video_id: videoId, style: 'pill', corrections };
    const { answer } = await untilReady(assistant, await assistant.call('restyle_video', changes));
    expect(answer).toMatchObject({ isError: false, facts: { status: 'processed', revision: 2 } });
    const still = await assistant.call('restyle_video', { video_id: videoId, preview_only: true });
    expect(still.pictures[0]?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await assistant.call('export_video', { video_id: videoId, format: 'vtt' })).text).toContain('Zapier Pro');
    expect((await assistant.call('show_usage')).text).toContain(String(videoId));
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'http://127.0.0.1:1/a.mp4', 'http://[::1]/a.mp4'])(
    'cannot make the service call %s',
    async (video) => {
      const { answer } = await untilReady(assistant, await assistant.call('caption_video', { video }));
      expect(answer.isError).toBe(true);
      expect(answer.text).toContain('failed: ');
    },
  );

  it('goes on where another call was cancelled', async () => {
    const cancelled = new AbortController();
    const input = { video: await uploadClip(), captions: [{ start: 0, end: 1, text: 'Hello' }] };
    // by then the video is there
    const steps = { push: () => cancelled.abort() };
    await expect(assistant.call('caption_video', input, { signal: cancelled.signal, steps })).rejects.toThrow();
    const { answer } = await untilReady(assistant, await assistant.call('wait_for_video'));
    expect(answer.facts).toMatchObject({ status: 'processed' });
    expect(answer.facts.video_id).not.toBe(videoId);
  });
});

describe('an assistant of a server, with files of its own computer', () => {
  it('sends the file there first', async () => {
    const env = { CAPTIONEER_TOKEN: user.client.token, DATA_DIR: folder };
    const args = ['--url', service.baseUrl, '--folder', folder];
    const assistant = await connectByStdio(args, env, folder);
    const captions = [{ start: 0, end: 1.5, text: 'We use zap-ear' }];
    const first = await assistant.call('caption_video', { video: 'clip.mp4', captions });
    const { answer } = await untilReady(assistant, first);
    expect(answer.text).toContain(`${service.baseUrl}/media/`);
    const of = { video_id: answer.facts.video_id };
    const corrected = await assistant.call('correct_words', {
      ...of,
      corrections: [{ from: 'zap-ear', to: 'Zapier' }],
    });
    expect((await untilReady(assistant, corrected)).answer.facts).toMatchObject({ status: 'processed', revision: 2 });
    expect((await assistant.call('read_captions', of)).text).toContain('We use Zapier');
    expect((await assistant.call('restyle_video', { ...of, style: 'pill', preview_only: true })).pictures).toHaveLength(
      1,
    );
    expect((await assistant.call('caption_video', { video: '/etc/hostname' })).text).toContain('outside the folders');
    expect((await assistant.call('read_captions', { video_id: 'vid_nothere' })).isError).toBe(true);
    await assistant.close();
  });
});

describe('an assistant of local files, without a server', () => {
  it('captions, corrects, restyles and exports beside the file', async () => {
    const own = join(folder, 'own');
    mkdirSync(own);
    makeToneClip(join(own, 'talk.mp4'), { tag: 'local' });
    const assistant = await connectByStdio(['--folder', own], { ...speech, DATA_DIR: join(folder, 'data') }, folder);
    const first = await assistant.call('caption_video', { video: 'talk.mp4', ...wish });
    const { answer, calls } = await untilReady(assistant, first);
    expect(answer.text).toContain(join(own, 'talk-captioned.mp4'));
    expect(calls).toBeLessThanOrEqual(4);
    expectYellowZapier(placeOf(answer));

    const of = { video_id: answer.facts.video_id };
    const still = await assistant.call('restyle_video', { ...of, style: 'pill', preview_only: true });
    expect(still.pictures).toHaveLength(1);
    const corrected = await assistant.call('correct_words', { ...of, corrections: [{ from: 'daily', to: 'today' }] });
    const again = await untilReady(assistant, corrected);
    expect(placeOf(again.answer)).toBe(join(own, 'talk-captioned-2.mp4'));
    expect((await assistant.call('export_video', { ...of, format: 'srt' })).text).toContain('We use Zapier today');
    expect(existsSync(join(own, 'talk-captioned.srt'))).toBe(true);

    for (const video of ['../clip.mp4', '/etc/hostname', 'https://example.com/a.mp4', 'nothing.mp4']) {
      expect((await assistant.call('caption_video', { video })).isError, video).toBe(true);
    }
    await assistant.close();
  });
});
