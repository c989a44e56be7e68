import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Messenger, OutgoingMedia, OutgoingMessage } from '../../src/chat/chats/messenger.ts';
import type { ChatAddress } from '../../src/infra/chat-address.ts';

/** What a person sees of a message, the same for every messenger. */
export interface Seen {
  text: string;
  media: 'picture' | 'video' | 'file' | null;
  /** Labels of buttons and of rows of lists; those of links too. */
  labels: string[];
}

export interface MessengerUnderTest {
  messenger: Messenger;
  address: ChatAddress;
  /** All messages, oldest first. */
  seen(): Seen[];
  /** The secret that no error may show. */
  token: string;
  jpeg: Buffer;
  /** A video that the messenger's apps play. */
  mp4: Buffer;
  /** Makes the next call fail in one of these ways; absent = the messenger has no such failure. */
  fails: Partial<Record<'blocked' | 'rate_limited' | 'unreachable' | 'bad_token' | 'window_closed', () => void>>;
  /** Where a messenger fetches media; absent = they are uploaded. */
  urls?: { picture: string; video: string; file: string };
  /** A file that the person sent; null = people send no files there. */
  inbound: { ref: string; bytes: Buffer } | null;
}

const signal = new AbortController().signal;

/** The behaviour of every `Messenger`. */
export function describeMessenger(name: string, open: () => Promise<MessengerUnderTest>): void {
  describe(`${name}, as a messenger`, () => {
    let opened: MessengerUnderTest;

    beforeEach(async () => {
      opened = await open();
    });

    const send = (message: Partial<OutgoingMessage>, by: AbortSignal = signal) =>
      opened.messenger.send(opened.address, { text: '', media: null, buttons: [], ...message }, by);
    const allText = () =>
      opened
        .seen()
        .map(({ text }) => text)
        .join('\n');

    it('sends a text', async () => {
      const sent = await send({ text: 'Hello! 👋' });
      expect(opened.seen()).toEqual([{ text: 'Hello! 👋', media: null, labels: [] }]);
      expect(sent.fileRef).toBeNull();
    });

    it('sends the same text twice on request', async () => {
      await send({ text: 'Hello' });
      await send({ text: 'Hello' });
      expect(opened.seen()).toHaveLength(2);
    });

    it('sends the longest text of a conversation, without losing any', async () => {
      const text = Array.from({ length: 600 }, (_, at) => `word${at}`)
        .join(' ')
        .slice(0, 4096);
      await send({ text, buttons: [[{ label: 'Go on', action: 'go' }]] });
      expect(allText().split(/\s+/)).toEqual(text.split(/\s+/));
      expect(opened.seen().at(-1)?.labels).toEqual(['Go on']);
    });

    it('shows up to three buttons in their order', async () => {
      const labels = ['Edit text', 'Change the look', 'Delete'];
      await send({ text: 'Here it is', buttons: labels.map((label) => [{ label, action: `do:${label}` }]) });
      expect(opened.seen().at(-1)?.labels).toEqual(labels);
    });

    it('sends a link as a button or in the text', async () => {
      const url = 'https://captions.example/app';
      await send({ text: 'Sign in', buttons: [[{ label: 'Open', url }]] });
      expect(JSON.stringify(opened.seen())).toContain('Open');
    });

    it('sends a picture with its text', async () => {
      await send({
        text: 'Like this?',
        media: { kind: 'picture', jpeg: opened.jpeg, url: urlOf(opened, 'picture') },
      });
      expect(opened.seen().some(({ media }) => media === 'picture')).toBe(true);
      expect(allText()).toContain('Like this?');
    });

    it('sends subtitles as a file', async () => {
      const bytes = Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHi\n');
      await send({
        text: 'Subtitles',
        media: { kind: 'file', name: 'talk.srt', bytes, url: urlOf(opened, 'file') },
      });
      expect(opened.seen().some(({ media }) => media === 'file')).toBe(true);
    });

    it('sends a video that plays in the chat, and its text and buttons', async () => {
      await send({ text: 'Here it is.', media: video(opened), buttons: [[{ label: 'Edit text', action: 'text' }]] });
      expect(opened.seen().some(({ media }) => media === 'video')).toBe(true);
      expect(allText()).toContain('Here it is.');
      expect(opened.seen().flatMap(({ labels }) => labels)).toEqual(['Edit text']);
    });

    it('cannot change a message that does not exist', async () => {
      const message = { text: 'New', media: null, buttons: [] };
      const edit = { address: opened.address, messageId: '999999', message, isUnderMedia: false, signal };
      await expect(opened.messenger.edit(edit)).rejects.toMatchObject({ name: 'MessengerError', failure: 'refused' });
    });

    it('opens what a person sent, and says when it is gone', async () => {
      const { inbound, messenger } = opened;
      await expect(messenger.openFile('no-such-file', signal)).rejects.toMatchObject({ failure: 'refused' });
      if (inbound) expect(await buffer(await messenger.openFile(inbound.ref, signal))).toEqual(inbound.bytes);
    });

    it.each(['blocked', 'rate_limited', 'unreachable', 'window_closed'] as const)(
      'says that it is %s',
      async (failure) => {
        const fail = opened.fails[failure];
        if (!fail) return;
        fail();
        await expect(send({ text: 'Hi' })).rejects.toMatchObject({ name: 'MessengerError', failure });
      },
    );

    it('may be retried after an operator has mended the token, which no error shows', async () => {
      opened.fails.bad_token?.();
      const error = await send({ text: 'Hi' }).then(
        () => null,
        (one: Error) => one,
      );
      if (opened.fails.bad_token) expect(error).toMatchObject({ failure: 'unreachable' });
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))).not.toContain(opened.token);
    });

    it('sends nothing after an abort', async () => {
      await expect(send({ text: 'Hi' }, AbortSignal.abort(new Error('stopping')))).rejects.toThrow();
      expect(opened.seen()).toEqual([]);
    });
  });
}

function urlOf({ urls }: MessengerUnderTest, kind: 'picture' | 'video' | 'file'): string {
  return urls?.[kind] ?? `https://captions.example/${kind}`;
}

function video(opened: MessengerUnderTest): OutgoingMedia {
  const { mp4 } = opened;
  return {
    kind: 'video',
    open: async () => Readable.from([mp4]),
    fileName: 'talk-captioned.mp4',
    ...{ sizeBytes: mp4.length, width: 320, height: 568, durationSeconds: 1, thumbnail: null, fileRef: null },
    url: urlOf(opened, 'video'),
  };
}
