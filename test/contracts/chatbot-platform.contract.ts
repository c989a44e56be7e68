import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatbotPlatform, PlatformContent } from '../../src/chat/chatbot-platform/platform/chatbot-platform.ts';
import type { OutgoingMedia, OutgoingMessage } from '../../src/chat/chats/messenger.ts';
import { type FakeContact, Refused, type Screen } from '../support/fake-chatbot-platform/shown.ts';
import type { FakePlatform } from '../support/fake-chatbot-platform/start-fake-platform.ts';

export interface PlatformUnderTest {
  platform: ChatbotPlatform;
  fake: FakePlatform;
  /** Reads the reply to the platform's own request like the platform does. @throws Refused */
  readReply(json: unknown): Screen;
  /** A refusal, in each shape that the platform has for it. */
  refusals: Record<'window' | 'gone' | 'other' | 'nonsense', { status: number; body: unknown }[]>;
  /** Serves a small picture, video and file, and a video that is too large. */
  media: { picture: string; video: string; file: string };
}

const address = { kind: 'messenger', chatbotId: 'bot-1', messengerId: '7001' } as const;
const signal = new AbortController().signal;

/** The behaviour of every `ChatbotPlatform`. */
export function describeChatbotPlatform(name: string, open: () => Promise<PlatformUnderTest>): void {
  describe(`${name}, as a chatbot platform`, () => {
    let opened: PlatformUnderTest;
    let contact: FakeContact;

    beforeEach(async () => {
      opened = await open();
      const { fake } = opened;
      fake.tags.add('captioned');
      contact = fake.addContact(address.messengerId);
    });

    const send = (...messages: OutgoingMessage[]) => opened.platform.send(address, contentOf(messages), signal);
    const reply = (...messages: OutgoingMessage[]) =>
      opened.readReply(JSON.parse(JSON.stringify(opened.platform.renderReply(contentOf(messages)))));
    const refusedWith = (failure: string) => expect.objectContaining({ name: 'MessengerError', failure });

    it('sends a text', async () => {
      await send(words('Hello! 👋'));
      expect(contact.shown).toEqual([{ kind: 'text', content: 'Hello! 👋', buttons: [] }]);
    });

    it('sends the same text twice on request', async () => {
      await send(words('Hello'));
      await send(words('Hello'));
      expect(contact.shown).toHaveLength(2);
    });

    it('sends a long text in parts, without losing any', async () => {
      const lines = Array.from({ length: 90 }, (_, index) => `${index + 1}. Это строка субтитров номер ${index + 1}`);
      await send(words(lines.join('\n')));
      expect(contact.shown.flatMap(({ content }) => content.split(/\n+/))).toEqual(lines);
      expect(contact.shown.length).toBeGreaterThan(1);
    });

    it('sends a video that can be played, and its text', async () => {
      await send({ ...words('Here it is.'), media: video(opened.media.video) });
      expect(contact.shown).toContainEqual(expect.objectContaining({ kind: 'video', content: opened.media.video }));
      expect(contact.shown).toContainEqual(expect.objectContaining({ kind: 'text', content: 'Here it is.' }));
    });

    it('shows a video of 25 MB, and links to a larger one', async () => {
      const large = video('https://captions.example/media/large.mp4', { sizeBytes: 25_000_001 });
      expect(reply({ ...words('Ready'), media: { ...large, sizeBytes: 25_000_000 } }).shown[0]?.kind).toBe('video');
      const { shown } = reply({ ...words('Ready'), media: large });
      expect(shown[0]).toMatchObject({ kind: 'card', content: 'talk.mp4', buttons: [{ link: large.url }] });
      await send({ ...words('Ready'), media: large });
      expect(JSON.stringify(contact.shown)).toContain(large.url);
      expect(contact.shown.some(({ kind }) => kind === 'video')).toBe(false);
    });

    it('gives the URL of a picture or a file', async () => {
      const { picture, file } = opened.media;
      await send({ ...words('Like this?'), media: { kind: 'picture', jpeg: Buffer.alloc(1), url: picture } });
      await send({ ...words('The text'), media: { kind: 'file', name: 'a.srt', bytes: Buffer.alloc(1), url: file } });
      expect(JSON.stringify(contact.shown)).toContain(picture);
      expect(JSON.stringify(contact.shown)).toContain(file);
    });

    it('answers with pictures, files and videos', () => {
      const { picture, file } = opened.media;
      const { shown } = reply(
        { ...words('One'), media: { kind: 'picture', jpeg: Buffer.alloc(1), url: picture } },
        { ...words('Two'), media: { kind: 'file', name: 'a.srt', bytes: Buffer.alloc(1), url: file } },
        { ...words('Three'), media: video(opened.media.video) },
      );
      expect(shown.map(({ kind }) => kind)).toEqual(['picture', 'text', 'file', 'text', 'video', 'text']);
    });

    it('answers with up to three buttons below the text, which call our webhook', () => {
      const { shown } = reply(withButtons(3));
      expect(shown).toEqual([
        { kind: 'text', content: 'Choose', buttons: [1, 2, 3].map((n) => called(`Button ${n}`, `do:${n}`)) },
      ]);
    });

    it('answers with more buttons as quick replies, and lists the labels that do not fit', () => {
      const { shown, quickReplies } = reply(withButtons(13));
      expect(quickReplies).toHaveLength(11);
      expect(quickReplies[10]).toEqual(called('Button 11', 'do:11'));
      expect(shown.at(-1)?.content).toContain('Button 12 · Button 13');
    });

    it('answers with links that open, and shortens labels that are too long', () => {
      const link = { label: 'A label of more than twenty letters', url: 'https://captions.example/x' };
      const [shown] = reply({ ...words('See'), buttons: [[link]] }).shown;
      expect(shown?.buttons).toEqual([{ label: 'A label of more tha…', link: link.url, callback: null }]);
    });

    it('keeps a long text with buttons within the limits', () => {
      const { shown } = reply({ ...withButtons(2), text: 'word '.repeat(800).trim() });
      expect(shown.map(({ content }) => content).join(' ')).toBe('word '.repeat(800).trim());
      expect(shown.at(-1)?.buttons).toHaveLength(2);
    });

    it('merges too many messages, and keeps a link to every video', () => {
      const urls = Array.from({ length: 12 }, (_, index) => `https://captions.example/media/${index}.mp4`);
      const { shown } = reply(...urls.map((url) => ({ ...words('Ready'), media: video(url) })));
      for (const url of urls) expect(JSON.stringify(shown)).toContain(url);
      expect(shown.at(-2)).toMatchObject({ kind: 'video', content: urls[11] });
    });

    it('answers with nothing when there is nothing to send', () => {
      expect(reply()).toEqual({ shown: [], quickReplies: [], fields: {} });
    });

    it('adds a tag once', async () => {
      await opened.platform.addTag(address, 'captioned', signal);
      await opened.platform.addTag(address, 'captioned', signal);
      expect([...contact.tags]).toEqual(['captioned']);
      expect(contact.shown).toEqual([]);
    });

    it('says that the window is closed', async () => {
      contact.isWindowOpen = false;
      await expect(send(words('Ready'))).rejects.toEqual(refusedWith('window_closed'));
      for (const refusal of opened.refusals.window) {
        opened.fake.instead.push(refusal);
        await expect(send(words('Ready'))).rejects.toEqual(refusedWith('window_closed'));
      }
      expect(contact.shown).toEqual([]);
    });

    it('says that the contact is gone', async () => {
      contact.hasBlocked = true;
      await expect(send(words('Hi'))).rejects.toEqual(refusedWith('blocked'));
      for (const refusal of opened.refusals.gone) {
        opened.fake.instead.push(refusal);
        await expect(send(words('Hi'))).rejects.toEqual(refusedWith('blocked'));
      }
    });

    it('says that a message is refused, in the platform’s words', async () => {
      for (const refusal of opened.refusals.other) {
        opened.fake.instead.push(refusal);
        const refused = { failure: 'refused', message: expect.stringContaining('It is not liked') };
        await expect(send(words('Hi'))).rejects.toEqual(expect.objectContaining(refused));
      }
    });

    it.each([401, 403, 500, 502, 503])('may be retried after status %i', async (status) => {
      opened.fake.instead.push({ status, body: '<html>' });
      await expect(send(words('Hi'))).rejects.toEqual(refusedWith('unreachable'));
    });

    it('may be retried after an answer that is not the platform’s, or without one', async () => {
      opened.fake.instead.push(...opened.refusals.nonsense, 'hang up');
      for (const _ of [...opened.refusals.nonsense, 'hang up']) {
        await expect(send(words('Hi'))).rejects.toEqual(refusedWith('unreachable'));
      }
    });

    it('says when to retry after too many calls', async () => {
      opened.fake.instead.push({ status: 429, body: {} });
      const limited = { failure: 'rate_limited', retryAfterMs: 1000 };
      await expect(send(words('Hi'))).rejects.toEqual(expect.objectContaining(limited));
    });

    it('never shows its token in an error', async () => {
      opened.fake.instead.push('hang up', { status: 500, body: opened.fake.token });
      for (const _ of [1, 2]) {
        const error = await send(words('Hi')).catch((one: Error) => one);
        expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(opened.fake.token);
      }
    });

    it('sends nothing after an abort', async () => {
      const stopped = AbortSignal.abort(new Error('stopping'));
      await expect(opened.platform.send(address, contentOf([words('Hi')]), stopped)).rejects.toThrow('stopping');
      expect(opened.fake.calls).toEqual([]);
    });

    it('sends only what the format of the platform allows', () => {
      expect(() => opened.readReply({ messages: [{ text: 'x', surprise: 1 }] })).toThrow(Refused);
    });
  });
}

export function contentOf(messages: OutgoingMessage[]): PlatformContent {
  return { messages, setsFields: false, tapUrl: (action) => `https://captions.example/tap?action=${action}` };
}

function words(text: string): OutgoingMessage {
  return { text, media: null, buttons: [] };
}

function withButtons(count: number): OutgoingMessage {
  const buttons = Array.from({ length: count }, (_, index) => [
    { label: `Button ${index + 1}`, action: `do:${index + 1}` },
  ]);
  return { text: 'Choose', media: null, buttons };
}

function called(label: string, action: string) {
  const url = `https://captions.example/tap?action=${action}`;
  return { label, link: null, callback: { url, method: expect.stringMatching(/^(GET|POST)$/) } };
}

type Video = Extract<OutgoingMedia, { kind: 'video' }>;

function video(url: string, facts: Partial<Video> = {}): Video {
  return {
    kind: 'video',
    url,
    fileName: 'talk.mp4',
    sizeBytes: 1000,
    width: 1080,
    height: 1920,
    durationSeconds: 63,
    thumbnail: null,
    fileRef: null,
    open: () => Promise.reject(new Error('it is fetched, not uploaded')),
    ...facts,
  };
}
