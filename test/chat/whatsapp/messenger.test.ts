import { Readable } from 'node:stream';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invalidParameter } from '../../../scripts/fake-whatsapp/graph-refusal.ts';
import type { FakePerson } from '../../../scripts/fake-whatsapp/person.ts';
import type { OutgoingMessage } from '../../../src/chat/chats/messenger.ts';
import { describeMessenger, type Seen } from '../../contracts/messenger.contract.ts';
import { jpegBytes } from '../../support/media-bytes.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { shortVideo, whatsAppUnderTest } from './whatsapp-under-test.ts';

let mp4: Buffer;
let close: () => Promise<void> = async () => undefined;
const jpeg = jpegBytes({ width: 90, height: 160 });
const signal = new AbortController().signal;

beforeAll(async () => {
  mp4 = await shortVideo();
});

afterEach(() => close());

async function open(...given: Parameters<typeof whatsAppUnderTest>) {
  const opened = await whatsAppUnderTest(...given);
  close = opened.close;
  return opened;
}

function seenBy(person: FakePerson): Seen[] {
  const kinds = { image: 'picture', video: 'video', document: 'file', text: 'file' } as const;
  return person.received.map(({ text, media, buttons, link }) => ({
    text,
    media: media && (kinds[media.type.split('/')[0] as 'image'] ?? 'file'),
    labels: [...buttons.map(({ title }) => title), ...(link ? [link.title] : [])],
  }));
}

describeMessenger('WhatsApp', async () => {
  const { whatsapp, messenger, ann, address } = await open();
  const inbound = { bytes: Buffer.from('a file'), ref: '' };
  inbound.ref = whatsapp.media.add(inbound.bytes, 'video/mp4').id;
  const answerWith =
    (code: number, status = 400) =>
    () => {
      whatsapp.instead.push({ status, body: { error: { message: `with ${whatsapp.token}`, code } } });
    };
  return {
    ...{ messenger, address, jpeg, mp4, inbound, token: whatsapp.token, seen: () => seenBy(ann) },
    fails: {
      blocked: () => {
        ann.hasBlocked = true;
      },
      rate_limited: answerWith(130429),
      unreachable: () => void whatsapp.instead.push('hang up'),
      bad_token: answerWith(190, 401),
      window_closed: () => {
        ann.lastWroteAtMs = whatsapp.now() - 25 * 3_600_000;
      },
    },
  };
});

const message = (given: Partial<OutgoingMessage>): OutgoingMessage => ({
  text: '',
  media: null,
  buttons: [],
  ...given,
});
const choices = (count: number, label = 'Choice') =>
  Array.from({ length: count }, (_, at) => [{ label: `${label} ${at + 1}`, action: `do:${at + 1}` }]);
const film = () => ({
  kind: 'video' as const,
  open: async () => Readable.from([mp4]),
  ...{ fileName: 'talk.mp4', sizeBytes: mp4.length, width: 320, height: 568, durationSeconds: 1, thumbnail: null },
  ...{ fileRef: null as string | null, url: 'https://captions.example/media/1/talk.mp4' },
});

describe('WhatsApp', () => {
  it('shows four to ten choices as a list, with long labels whole below their titles', async () => {
    const { messenger, address, ann } = await open();
    const long = 'A label of more than twenty-four letters';
    const buttons = [...choices(9), [{ label: long, action: 'long' }]];
    await messenger.send(address, message({ text: 'Choose', buttons }), signal);
    const [list] = ann.received;
    expect(list).toMatchObject({ type: 'interactive', text: 'Choose', listButton: 'Choose' });
    expect(list?.buttons).toHaveLength(10);
    expect(list?.buttons[9]).toEqual({ id: 'long', title: 'A label of more than tw…', description: long });
  });

  it('shows nine of more choices, and a row that leads to the rest', async () => {
    const { messenger, address, ann } = await open();
    await messenger.send(address, message({ text: 'Choose', buttons: choices(14) }), signal);
    expect(ann.received[0]?.buttons.slice(-2)).toEqual([
      { id: 'do:9', title: 'Choice 9' },
      { id: 'whatsapp:more', title: 'More …' },
    ]);
  });

  it('shows labels that are cut to the same as different ones', async () => {
    const { messenger, address, ann } = await open();
    await messenger.send(address, message({ text: 'Choose', buttons: choices(3, 'The same long beginning') }), signal);
    expect(new Set(ann.received[0]?.buttons.map(({ title }) => title)).size).toBe(3);
  });

  it('sends a video with up to three buttons as one message, and a list below it', async () => {
    const { messenger, address, ann } = await open();
    const sent = await messenger.send(address, message({ text: 'Here', media: film(), buttons: choices(3) }), signal);
    expect(ann.received.map(({ type, media }) => [type, media?.type])).toEqual([['interactive', 'video/mp4']]);
    await messenger.send(address, message({ text: 'Here', media: film(), buttons: choices(5) }), signal);
    expect(ann.received.slice(1).map(({ type }) => type)).toEqual(['video', 'interactive']);
    expect(sent.partIds).toEqual([ann.received[0]?.id]);
  });

  it('uploads a video once, and sends it again by its id', async () => {
    const { messenger, address, whatsapp } = await open();
    const { fileRef } = await messenger.send(address, message({ media: film() }), signal);
    await messenger.send(address, message({ media: { ...film(), fileRef } }), signal);
    expect(whatsapp.calls.filter((call) => call === 'upload')).toHaveLength(1);
    const stale = message({ media: { ...film(), fileRef: '42' } });
    await expect(messenger.send(address, stale, signal)).rejects.toMatchObject({ failure: 'refused' });
  });

  it('says that a video is too large for what its phones do not play', async () => {
    const { messenger, address } = await open();
    const high = { ...film(), open: async () => Readable.from([await shortVideo(['-profile:v', 'high', '-bf', '2'])]) };
    await expect(messenger.send(address, message({ media: high }), signal)).rejects.toMatchObject({
      failure: 'too_large',
    });
    const overlay = { ...film(), asDocument: true as const };
    await expect(messenger.send(address, message({ media: overlay }), signal)).rejects.toMatchObject({
      failure: 'too_large',
    });
  });

  it('goes on with the part that failed', async () => {
    const { messenger, address, whatsapp, ann } = await open();
    const given = message({ text: `${'x '.repeat(1500)}end`, buttons: choices(2) });
    const [first] = [messenger.send(address, given, signal)];
    await first;
    const before = ann.received.length;
    ann.messages.length = 0;
    let calls = 0;
    const show = ann.show.bind(ann);
    ann.show = (shown) => {
      calls += 1;
      if (calls === before) throw new Error('the line is cut');
      show(shown);
    };
    const other = { ...given, text: `${given.text}!` };
    await expect(messenger.send(address, other, signal)).rejects.toMatchObject({ failure: 'unreachable' });
    await messenger.send(address, other, signal);
    expect(ann.received).toHaveLength(before);
    expect(whatsapp.calls.at(-1)).toBe('interactive');
  });

  it('begins anew after a message that was given up', async () => {
    const { messenger, address, whatsapp, ann } = await open();
    const given = message({ text: `${'x '.repeat(3000)}end` });
    const send = whatsapp.send.bind(whatsapp);
    let calls = 0;
    whatsapp.send = (call) => {
      calls += 1;
      if (calls === 2) throw invalidParameter('the second part');
      return send(call);
    };
    await expect(messenger.send(address, given, signal)).rejects.toMatchObject({ failure: 'refused' });
    ann.messages.length = 0;
    await messenger.send(address, given, signal);
    expect(ann.received.map(({ text }) => text.length).reduce((sum, length) => sum + length, 0)).toBeGreaterThan(6000);
  });

  it('sends the token to the API’s own address only, and elsewhere by TLS', async () => {
    const { messenger, whatsapp, ann } = await open();
    const other = await startScriptedServer((request, response) => {
      given.push(request.headers.authorization);
      response.end('bytes');
    });
    const given: unknown[] = [];
    try {
      const { id } = whatsapp.media.add(Buffer.from('bytes'), 'video/mp4');
      whatsapp.instead.push({ status: 200, body: { url: `${other.url}/file`, id } });
      await expect(messenger.openFile(id, signal)).rejects.toMatchObject({ failure: 'unreachable' });
      expect(given).toEqual([]);
      expect(ann.received).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('sends what is late as a template, with or without its variable', async () => {
    const templates = { video_news: { language: 'en_US', variables: 1 }, plain_news: { language: 'en', variables: 0 } };
    const { messenger, address, ann } = await open(
      { templates },
      { template: { name: 'video_news', language: 'en_US' } },
    );
    ann.lastWroteAtMs = null;
    const text = 'Here it is:\n\n  your video\nhttps://captions.example/media/1/talk.mp4';
    await messenger.sendLate?.(address, message({ text }), signal);
    expect(ann.received.at(-1)).toMatchObject({
      type: 'template',
      text: 'Here it is: your video https://captions.example/media/1/talk.mp4',
    });
    await close();
    const plain = await open({ templates }, { template: { name: 'plain_news', language: 'en' } });
    await plain.messenger.sendLate?.(plain.address, message({ text }), signal);
    expect(plain.ann.received.at(-1)).toMatchObject({ type: 'template', text: '' });
  });

  it('lets late news wait when the template is not approved', async () => {
    const { messenger, address } = await open({}, { template: { name: 'unknown', language: 'en' } });
    await expect(messenger.sendLate?.(address, message({ text: 'News' }), signal)).rejects.toMatchObject({
      failure: 'window_closed',
    });
  });

  it('shows messages as read', async () => {
    const { messenger, address, ann } = await open();
    const { id } = ann.says('Hello');
    await messenger.answerTap?.({ address, tapRef: id, text: null, signal });
    expect([...ann.read]).toEqual([id]);
  });

  it('writes to people without a visible number by WhatsApp’s own id', async () => {
    const { messenger, whatsapp } = await open();
    const eva = whatsapp.meet({ name: 'Eva', userId: 'US.13491208655302741918' });
    eva.lastWroteAtMs = whatsapp.now();
    await messenger.send({ kind: 'whatsapp', personId: 'US.13491208655302741918' }, message({ text: 'Hi' }), signal);
    expect(eva.received).toHaveLength(1);
  });

  it('waits longer where WhatsApp asks for it', async () => {
    const { messenger, address } = await open({ burst: 1 });
    await messenger.send(address, message({ text: 'One' }), signal);
    const second = messenger.send(address, message({ text: 'Two' }), signal);
    await expect(second).rejects.toMatchObject({ failure: 'rate_limited', retryAfterMs: 6_000 });
  });
});
