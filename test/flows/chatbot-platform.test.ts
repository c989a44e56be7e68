import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatfuelBlock } from '../support/fake-chatbot-platform/chatfuel-api.ts';
import { createPerson, type Person } from '../support/fake-chatbot-platform/person.ts';
import type { Flavour } from '../support/fake-chatbot-platform/platform.ts';
import type { Shown } from '../support/fake-chatbot-platform/shown.ts';
import { type FakePlatform, startFakePlatform } from '../support/fake-chatbot-platform/start-fake-platform.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';

let folder: string;
let media: MediaServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatbot-platform-'));
  const served = ['one', 'two', 'three', 'four'].map((tag) => {
    const file = makeToneClip(join(folder, `${tag}.mp4`), { tag });
    return [`/${tag}.mp4`, { kind: 'file' as const, file }] as const;
  });
  media = await startMediaServer(Object.fromEntries(served));
});

afterAll(async () => {
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

const isVideo = ({ kind }: Shown) => kind === 'video';
const saying =
  (words: RegExp) =>
  ({ content }: Shown) =>
    words.test(content);

describe.each(['manychat', 'chatfuel'] as const)('a contact on %s', (flavour: Flavour) => {
  let platform: FakePlatform;
  let service: ServiceHere;
  let apiKey: string;
  let ada: Person;

  beforeAll(async () => {
    platform = await startFakePlatform(flavour);
    platform.tags.add('captioned');
    service = await startServiceHere({
      env: {
        SPEECH_ENGINE: 'command',
        SPEECH_COMMAND: writeSpeechCommand(folder),
        CHATBOT_PLATFORM: flavour,
        CHATBOT_PLATFORM_API_ROOT: platform.url,
        CHATBOT_PLATFORM_TOKEN: platform.token,
        CHATBOT_PLATFORM_BLOCK: chatfuelBlock,
      },
    });
    apiKey = await service.createIntegration();
    ada = meet('7001', 'Ada');
  });

  afterAll(async () => {
    await service?.stop();
    await platform?.close();
  });

  const meet = (id: string, firstName: string) =>
    createPerson({ platform, id, chatbotId: 'bot-1', firstName, service, apiKey });

  it('sends a link, and gets the captioned video', async () => {
    await ada.says(`Could you do this one? ${media.url}/one.mp4`);
    await ada.sees(saying(/line|next|Fetching/));
    const { content } = await ada.sees(isVideo);
    expect((await fetch(content)).headers.get('content-type')).toBe('video/mp4');
    await ada.sees(saying(/Here it is/));
  });

  it('corrects a word in a message, and gets the new video', async () => {
    await ada.says('show the text');
    await ada.sees(saying(/my fellow/));
    const before = ada.contact.shown.filter(isVideo).length;
    await ada.says('replace fellow with Zapier');
    await expect.poll(() => ada.contact.shown.filter(isVideo)).toHaveLength(before + 1);
    await ada.says('show the text');
    await ada.sees(saying(/my Zapier/));
  });

  it('changes the style by a button, gets a still, and has it rendered', async () => {
    await ada.says('bigger, yellow');
    await ada.sees(({ kind, content }) => kind === 'picture' || /\.jpg/.test(content));
    const before = ada.contact.shown.filter(isVideo).length;
    await tapOrWrite(ada, 'Render this');
    await expect.poll(() => ada.contact.shown.filter(isVideo)).toHaveLength(before + 1);
  });

  it('gets the subtitle file by writing the label of its button', async () => {
    await tapOrWrite(ada, 'Captions .srt');
    await ada.sees(({ kind, content }) => kind === 'file' || /\.srt/.test(content));
  });

  it('is answered within the ten seconds that the platform waits', () => {
    expect(Math.max(...ada.waits)).toBeLessThan(10_000);
  });

  it('gets the same answer when the platform repeats a request', async () => {
    const same = { message_id: 'm-77' };
    const first = await ada.says('/help', same);
    await ada.sees(saying(/Fix a word/));
    expect(await ada.says('/help', same)).toEqual(first);
  });

  it('gets the messages from while the window was closed after writing again', async () => {
    const bob = meet('7002', 'Bob');
    await bob.says(`${media.url}/two.mp4`);
    bob.contact.isWindowOpen = false;
    await expect.poll(() => platform.calls.some(refusedFor('7002'))).toBe(true);
    expect(bob.contact.shown.filter(isVideo)).toEqual([]);
    await bob.says('thanks');
    // in any order: on a busy machine the video was not ready, and what was refused is an earlier message
    await expect.poll(() => bob.contact.shown.some(saying(/welcome/))).toBe(true);
    await expect.poll(() => bob.contact.shown.filter(isVideo)).toHaveLength(1);
  });

  it('is told that the chat was linked, gets the tag of the registration, and can undo it', async () => {
    const { user } = await register({ email: `cleo-${flavour}@example.com`, chatbot_tag: 'captioned' });
    const cleo = meet('7003', 'Cleo');
    await link(user.api_token, '7003');
    const notice = await cleo.sees(saying(/connected to the account c…@example.com/));
    await expect.poll(() => [...cleo.contact.tags]).toEqual(['captioned']);
    const address = notice.buttons[0]?.link ?? /https?:\S+/.exec(notice.content)?.[0] ?? '';
    expect(address).toContain(`${service.baseUrl}/claim/undo/`);
    await pressUndo(address);
    const profile = await call('GET', '/api/me', user.api_token);
    expect(profile).toMatchObject({ subscribers: [] });
  });

  it('gets videos created by the API without a callback, once linked', async () => {
    const { user } = await register({ email: `dora-${flavour}@example.com` });
    const dora = meet('7004', 'Dora');
    await link(user.api_token, '7004');
    const { video_id } = await call('POST', '/api/video/create', user.api_token, {
      video_url: `${media.url}/three.mp4`,
    });
    await dora.sees(isVideo);
    await expect
      .poll(async () => (await call('GET', `/api/videos/${video_id}/deliveries`, user.api_token)).data)
      .toMatchObject([{ destination: 'messenger:bot-1:7004', status: 'delivered' }]);
  });

  it('keeps the platform’s limits, and logs no key', () => {
    expect(platform.refusedForHaste).toBe(0);
    expect(service.logs()).not.toContain(platform.token);
  });

  const refusedFor = (id: string) => (sent: FakePlatform['calls'][number]) =>
    JSON.stringify([sent.path, sent.body]).includes(id);

  async function tapOrWrite(person: Person, label: string): Promise<void> {
    // Chatfuel shows no buttons in pushed messages, so the contact writes the label
    if (flavour === 'chatfuel') await person.says(label);
    else await person.taps(label);
  }

  async function call(method: string, path: string, token: string | null, json?: object) {
    const reply = await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), 'Content-Type': 'application/json' },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    expect(reply.status).toBeLessThan(300);
    return JSON.parse(await reply.text());
  }

  const register = (fields: object): Promise<{ user: { id: number; api_token: string } }> =>
    call('POST', '/api/user/register', null, { api_key: apiKey, ...fields });

  const link = (token: string, messenger_id: string) =>
    call('POST', '/api/webhooks/chatbot/messenger-subscriber', token, { chatbot_id: 'bot-1', messenger_id });
});

/** Like a browser: opening the page changes nothing, the button does. */
async function pressUndo(address: string): Promise<void> {
  const shown = await fetch(address);
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [, token = ''] = /name="csrf_token" value="([^"]+)"/.exec(await shown.text()) ?? [];
  const pressed = await fetch(address, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ csrf_token: token }),
  });
  expect(await pressed.text()).toContain('The chat is disconnected');
  expect(await (await fetch(address)).text()).toContain('The chat is disconnected');
}
