import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeWhatsApp } from '../../scripts/fake-whatsapp/fake-whatsapp.ts';
import type { FakePerson, ShownMessage } from '../../scripts/fake-whatsapp/person.ts';
import { type RunningWhatsApp, startFakeWhatsApp } from '../../scripts/fake-whatsapp/start-fake-whatsapp.ts';
import { tools } from '../support/make-clip.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';

const makingMs = 90_000;
const verifyToken = 'a word of mine';

let folder: string;
let clip: string;
let media: MediaServer;
let running: RunningWhatsApp;
let whatsapp: FakeWhatsApp;
let service: ServiceHere;
let ann: FakePerson;
let webhook: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whatsapp-flow-'));
  clip = makeToneClip(join(folder, 'tone.mp4'));
  media = await startMediaServer({ '/talk.mp4': { kind: 'file', file: clip } });
  running = await startFakeWhatsApp({
    ffprobe: tools.ffprobe,
    templates: { video_news: { language: 'en_US', variables: 1 } },
  });
  whatsapp = running.whatsapp;
  service = await startServiceHere({
    env: {
      WHATSAPP_TOKEN: whatsapp.token,
      WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
      WHATSAPP_APP_SECRET: whatsapp.appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_API_ROOT: running.url,
      WHATSAPP_TEMPLATE: 'video_news/en_US',
      SPEECH_ENGINE: 'command',
      SPEECH_COMMAND: writeSpeechCommand(folder),
    },
  });
  webhook = `${service.baseUrl}/whatsapp/webhook`;
  ann = whatsapp.meet({ name: 'Ann' });
});

afterAll(async () => {
  await service?.stop();
  await running?.close();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The next message of the business that fits, during `act` or after it. */
async function next(person: FakePerson, fits: (message: ShownMessage) => boolean, act: () => unknown) {
  const before = new Set(person.received.map(({ id }) => id));
  act();
  return person.waitForMessage((message) => !before.has(message.id) && fits(message), makingMs);
}
const isVideo = ({ media: shown }: ShownMessage) => shown?.type === 'video/mp4';
const says = (pattern: RegExp) => (message: ShownMessage) => pattern.test(message.text);

describe('WhatsApp', () => {
  it('asks whether the webhook is ours, and is answered', async () => {
    const query = (token: string) =>
      fetch(`${webhook}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${encodeURIComponent(token)}`);
    expect(await (await query(verifyToken)).text()).toBe('1158201444');
    expect((await query('another')).status).toBe(403);
  });

  it('greets somebody whose message waited for the service', async () => {
    ann.says('Hello');
    const greeting = await next(ann, says(/^Hi!/), () => {
      whatsapp.webhookUrl = webhook;
    });
    expect(greeting.type).toBe('text');
    await ann.waitFor(() => ann.read.size === 1);
  });

  it('greets in the language of the number’s country', async () => {
    const eva = whatsapp.meet({ name: 'Eva', number: '4917012345678' });
    expect((await next(eva, says(/./), () => eva.says('start'))).text).toMatch(/^Hallo!/);
  });

  it('takes a link, says once what happens, and sends the video with a list of what to do next', async () => {
    const film = await next(ann, isVideo, () => ann.says(`${media.url}/talk.mp4 green highlight`));
    const list = await ann.waitForMessage(({ listButton }) => listButton !== null);
    expect(list.buttons.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Edit text/)]),
    );
    const statuses = ann.received.filter(says(/In the queue|next in the queue|Fetching|Listening|%/i));
    expect(statuses).toHaveLength(1);
    expect(ann.received.indexOf(statuses[0] as ShownMessage)).toBeLessThan(ann.received.indexOf(film));
  });

  it('corrects a word, and sends the corrected video', async () => {
    await next(ann, isVideo, () => ann.says('friends not fellow'));
    const text = await next(ann, says(/friends/), () => ann.taps('Edit text'));
    expect(text.text).toMatch(/And so my friends/i);
  });

  it('shows a picture of another look, and its choices as a list', async () => {
    await next(
      ann,
      ({ media: shown }) => shown?.type === 'image/jpeg',
      () => ann.says('yellow'),
    );
    const panel = await next(
      ann,
      ({ listButton }) => listButton !== null,
      () => ann.taps('Change the look'),
    );
    expect(panel.buttons.length).toBeGreaterThan(3);
  });

  it('takes a file, and sends its result after 24 hours as the template with its link', async () => {
    const bob = whatsapp.meet({ name: 'Bob' });
    const late = await next(
      bob,
      ({ type, text }) => type === 'template' && /http\S+\.mp4$/.test(text),
      async () => {
        bob.sendsDocument(readFileSync(clip), { fileName: 'my talk.mp4', type: 'video/mp4' });
        await bob.waitForMessage(() => true);
        bob.lastWroteAtMs = Date.now() - 25 * 3_600_000;
      },
    );
    expect(late.text).not.toContain('\n');
  });

  it('answers other kinds in words, and reactions not at all', async () => {
    const eli = whatsapp.meet({ name: 'Eli' });
    eli.sendsOther('reaction', { message_id: 'wamid.x', emoji: '👍' });
    await next(eli, says(/send me a video/i), () => eli.sendsOther('sticker', { id: '1', mime_type: 'image/webp' }));
    await next(eli, says(/can’t do anything with that/), () =>
      eli.sendsOther('location', { latitude: 1, longitude: 2 }),
    );
    expect(eli.received).toHaveLength(2);
  });

  it('answers a message that is posted again once, and none without a signature', async () => {
    const joe = whatsapp.meet({ name: 'Joe' });
    const message = {
      from: joe.number,
      id: 'wamid.again',
      timestamp: '1767225600',
      type: 'text',
      text: { body: 'Hi' },
    };
    const contacts = [{ wa_id: joe.number, profile: { name: 'Joe' } }];
    const body = whatsapp.webhookBody({ contacts, messages: [message] });
    joe.lastWroteAtMs = Date.now();
    const signature = whatsapp.signatureOf(body);
    expect(await whatsapp.postOnce(body, 'sha256=00')).toMatch(/401/);
    expect(await whatsapp.postOnce(`${body} `, signature)).toMatch(/401/);
    for (const _ of [1, 2, 3]) expect(await whatsapp.postOnce(body, signature)).toBeNull();
    // what comes after it is answered after it
    await next(joe, says(/can’t do anything with that/), () => joe.sendsOther('contacts'));
    expect(joe.received).toHaveLength(2);
  });

  it('sends nothing after STOP until START', async () => {
    const sam = whatsapp.meet({ name: 'Sam' });
    await next(sam, says(/^Hi!/), () => sam.says('Hello'));
    await next(sam, says(/nothing more comes from me/), () => sam.says('STOP'));
    sam.says('stop!');
    sam.says(`${media.url}/talk.mp4`);
    // hers comes after his, so by then his would have been answered
    await next(ann, says(/./), () => ann.says('/usage'));
    expect(sam.received).toHaveLength(2);
    await next(sam, says(/^Hi!/), () => sam.says('Start'));
    expect(sam.received).toHaveLength(3);
  });
});
