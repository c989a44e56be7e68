import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { MessengerError } from '../../../../src/chat/chats/messenger.ts';
import { readabilityReport } from '../../../../src/engine/readability/readability-report.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { chatsUnderTest, contactOf, someLink, telegram } from '../../../support/chats-under-test.ts';
import { pngBytes } from '../../../support/media-bytes.ts';
import { scan } from '../../../support/scan.ts';

const world = await chatsUnderTest();
const { tg, platform, chats, update } = world;

beforeEach(() => world.reset());

const said = (text: string) => ({ kind: 'said', text }) as const;

describe('a chat', () => {
  it('stores an update without answering it yet, and wakes the job', async () => {
    await chats.receive(update(telegram(), said(someLink)));
    expect(tg.arrived).toEqual([]);
    expect(world.woken).toEqual(['converse']);
  });

  it('orders the video of a link, for an account of the Telegram chat', async () => {
    await world.says(someLink);
    const user = await world.users.findOne().orFail().lean();
    expect(user).toMatchObject({
      email: null,
      firstName: 'Ada',
      telegram: { id: '77', username: 'ada', chatId: '77' },
    });
    expect(await world.onlyVideo()).toMatchObject({ ownerId: user._id, url: someLink, chatKey: 'telegram:77' });
    expect(tg.shown()).toHaveLength(1);
    expect(world.woken).toContain('fetch-source');
    expect(await world.chatOf()).toMatchObject({ userId: user._id, commands: [], turnDueAt: null, turnLease: null });
  });

  it('answers the same update once, however often it arrives', async () => {
    const twice = update(telegram(), said(someLink));
    await Promise.all([chats.receive(twice), chats.receive(twice), world.another().receive(twice)]);
    await world.settle();
    await chats.receive(twice);
    await world.settle();
    expect(await world.videos.countDocuments()).toBe(1);
    expect(tg.arrived).toHaveLength(1);
  });

  it('stores several updates of a chat in their order, without those that it knows', async () => {
    const updates = ['yellow', 'bigger', 'at the top'].map((text) => update(telegram(), said(text)));
    await chats.receiveAll(updates.slice(0, 2));
    await chats.receiveAll(updates.slice(1));
    await chats.receive(update(telegram(), said('no emojis')));
    const stored = await world.inbox.find().sort({ seq: 1 }).lean();
    expect(stored.map(({ seq, event }) => [seq, event])).toEqual(
      ['yellow', 'bigger', 'at the top', 'no emojis'].map((text, index) => [index + 1, said(text)]),
    );
    expect(await world.chatOf()).toMatchObject({ received: 4 });
  });

  it('lets people who have just written go before somebody who wrote a lot', async () => {
    const hello = (chatId: string) => update(telegram(chatId), said('hello'));
    const turn = () => chats.processNextChat(world.going);
    const waiting = async () =>
      (await world.inbox.find(scan({ handledAt: null })).lean()).map(({ chatKey }) => chatKey);
    // all at once, or one after another
    await chats.receiveAll(Array.from({ length: 5 }, () => hello('77')));
    for (let count = 0; count < 5; count++) await chats.receive(hello('78'));
    for (const chatId of ['79', '80']) await chats.receive(hello(chatId));
    await turn();
    await turn();
    expect(new Set(await waiting())).toEqual(new Set(['telegram:77', 'telegram:78']));
    await turn();
    world.time.now += 20_000;
    await chats.receive(hello('81'));
    await turn();
    expect(await waiting()).toHaveLength(7);
    // nobody who writes later than this goes first
    world.time.now += 60_000;
    for (let chatId = 90; chatId < 99; chatId++) await chats.receive(hello(String(chatId)));
    for (let count = 0; count < 3; count++) await turn();
    expect(new Set(await waiting())).not.toContain('telegram:77');
  });

  it('handles events in order, whichever of several processes works', async () => {
    const two = world.another();
    const texts = ['yellow', 'font Rubik', 'at the top', 'no emojis', 'white', 'outline 3'];
    for (const text of texts) await chats.receive(update(telegram(), said(text)));
    const work = async ({ processNextChat }: Pick<typeof chats, 'processNextChat'>) => {
      while (await processNextChat(world.going));
    };
    const areAllHandled = async () => (await world.inbox.countDocuments(scan({ handledAt: null }))) === 0;
    while (!(await areAllHandled())) await Promise.all([chats, two, chats, two, chats, two].map(work));
    const handled = await world.inbox.find().sort({ handledAt: 1, seq: 1 }).lean();
    expect(handled.map(({ event }) => event)).toEqual(texts.map(said));
    expect(handled.every(({ handledAt }) => handledAt !== null)).toBe(true);
    await Promise.all([1, 2, 3].flatMap(() => [chats.sendMessages(world.going), two.sendMessages(world.going)]));
    const order = (await world.outbox.find().sort({ seq: 1 }).lean()).map(({ message }) => message.text);
    expect(tg.arrived.map(({ message }) => message.text)).toEqual(order);
    expect(tg.sendsAtOnce.most).toBe(1);
    expect((await world.chatOf()).state?.defaults).toMatchObject({
      ...{ fontColor: '#FFFFFF', fontFamily: 'Rubik', position: 'top', addEmojis: false, outlineThickness: 3 },
    });
  });

  it('runs the effects of an event before the next event', async () => {
    await chats.receive(update(telegram(), said(someLink)));
    await chats.receive(update(telegram(), said('yellow')));
    await world.settle();
    const { state } = await world.chatOf();
    expect(state?.videos[0]?.settings).toMatchObject({ fontColor: expect.stringMatching(/^#/) });
    expect(state?.defaults.fontColor).toBeUndefined();
  });

  it('is answered by another process when the first one has died', async () => {
    await chats.receive(update(telegram(), said(someLink)));
    await world.conversations.updateOne(
      {},
      { turnLease: { owner: 'gone', until: new Date(world.clock() + 60_000) }, turnFence: 1 },
    );
    expect(await chats.processNextChat(world.going)).toBe(false);
    world.time.now += 60_000;
    await world.settle();
    expect(tg.arrived).toHaveLength(1);
  });

  it('goes on after an update that cannot be answered', async () => {
    const broken = world.another('broken', {
      messengers: {
        get telegram(): never {
          throw new Error('odd');
        },
      },
    });
    await chats.receive(update(telegram(), said('hello')));
    for (let round = 0; round < 5; round++) {
      await broken.processNextChat(world.going);
      world.time.now += 5_000;
    }
    await world.commands('help');
    expect(tg.arrived).toHaveLength(1);
    expect(await world.inbox.countDocuments(scan({ handledAt: null }))).toBe(0);
  });

  it('answers every tap once, with a text if there is one', async () => {
    await world.says(someLink);
    await world.taps('Change the look');
    expect(tg.taps).toEqual([{ tapRef: expect.stringMatching(/^tap/), text: null }]);
  });

  it('says which of our messages was quoted', async () => {
    await world.says(someLink);
    const [status] = tg.arrived;
    await chats.receive(update(telegram(), said('bigger'), { quotedMessageId: status?.messageId ?? '' }));
    await chats.processNextChat(world.going);
    expect((await world.chatOf()).shown).toMatchObject([
      { key: expect.stringMatching(/^status:vid_/), messageId: '1' },
    ]);
  });

  it('copies a clip from the messenger', async () => {
    tg.files.set('clip-1', Buffer.from('bytes of a clip'));
    const clip = { kind: 'sent_clip', ref: 'clip-1', fileName: 'me.mp4', sizeBytes: 15, text: '' } as const;
    await chats.receive(update(telegram(), clip));
    await world.settle();
    const video = await world.onlyVideo();
    expect(video.url).toMatch(/^upload:\/\//);
    expect(await world.uploads.findOne().lean()).toMatchObject({
      ownerId: video.ownerId,
      fileName: 'me.mp4',
      sizeBytes: 15,
    });
  });

  it('reads a script from a text file, for the next video', async () => {
    tg.files.set('file-1', Buffer.from('\ufeffHello, wörld.\n'));
    const file = { kind: 'sent_script', ref: 'file-1', fileName: 'script.txt', sizeBytes: 20 } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    await world.says(someLink);
    expect(await world.onlyVideo()).toMatchObject({ settings: { script: 'Hello, wörld.' } });
  });

  it.each([
    ['bytes', Buffer.from([0, 1, 2, 0])],
    ['too many characters', Buffer.alloc(400_001, 'a')],
  ])('does not take a file of %s for a script', async (_, bytes) => {
    tg.files.set('file-1', bytes);
    const file = { kind: 'sent_script', ref: 'file-1', fileName: 'script.txt', sizeBytes: null } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    expect(tg.shown().at(-1)).toMatch(/^I can’t use that file as a script\./);
  });

  it('takes a picture as the watermark of the next videos, and of one that is finished', async () => {
    tg.files.set('logo', pngBytes);
    const file = { kind: 'sent_picture', ref: 'logo', fileName: 'logo.png', sizeBytes: 70, text: 'watermark' } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    expect(tg.shown().at(-1)).toBe('Got it: your next videos get this watermark.');
    const [upload] = await world.uploads.find().lean();
    expect(upload).toMatchObject({ fileName: 'logo.png', picture: { type: 'png' } });
    await world.says(someLink);
    const watermark = { picture: `upload://${upload?._id}` };
    const { settings, videoId } = await world.onlyVideo().then((video) => ({ ...video, videoId: video._id }));
    expect(settings.watermark).toEqual(watermark);
    await world.taps('↙️');
    await world.says('save this as my brand');
    const brand = await world.given.actions.presets.findBrand((await world.users.findOne().orFail().lean())._id);
    expect([brand?.settings.watermark, videoId]).toEqual([watermark, expect.any(String)]);
  });

  it('keeps a font for the next videos, and shows one that is finished in it', async () => {
    tg.files.set('brand', readFileSync('assets/fonts/Anton-Regular.ttf'));
    const file = { kind: 'sent_font', ref: 'brand', fileName: 'brand.ttf', sizeBytes: null } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    expect(tg.shown().at(-1)).toBe('Got it: your next videos are written in your font “Anton Regular”.');
    const [upload] = await world.uploads.find().lean();
    await world.says(someLink);
    const { _id: videoId, settings } = await world.onlyVideo();
    expect(settings.fontFamily).toBe(upload?.font?.id);
    await world.finish(videoId);
    await world.settle();
    tg.files.set('other', readFileSync('assets/fonts/Kalam-Bold.ttf'));
    await chats.receive(update(telegram(), { ...file, ref: 'other' }));
    await world.settle();
    expect(tg.shown().at(-1)).toBe('So it would look in your font “Kalam Bold”.');
    await world.taps('Render this');
    expect(await world.onlyVideo()).toMatchObject({
      revision: 2,
      settings: { fontFamily: expect.stringMatching(/^font:/) },
    });
  });

  it('takes the font behind a link for the video in the same message, where no file can be sent', async () => {
    const asked: string[] = [];
    world.state.font = async ({ url }) => {
      asked.push(url);
      return { bytes: readFileSync('assets/fonts/Anton-Regular.ttf'), fileName: 'brand.ttf' };
    };
    await world.says(`${someLink} in https://example.com/brand.ttf?v=2`, contactOf());
    expect(asked).toEqual(['https://example.com/brand.ttf?v=2']);
    expect(platform.shown().join()).toContain('your next videos are written in your font “Anton Regular”');
    const [upload] = await world.uploads.find().lean();
    expect(await world.onlyVideo()).toMatchObject({ url: someLink, settings: { fontFamily: upload?.font?.id } });
  });

  it('makes the video all the same when the font behind a link cannot be fetched, and says so', async () => {
    world.state.font = async () => {
      throw new AppError('source_forbidden_address', { reason: 'private_network' });
    };
    await world.says(`${someLink} in https://example.com/brand.ttf`, contactOf());
    expect(platform.shown().join()).toContain('I could not fetch a font from this link');
    expect((await world.onlyVideo()).settings.fontFamily).toBeUndefined();
    expect(await world.uploads.countDocuments()).toBe(0);
  });

  it.each([
    ['a damaged font', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 9]), Buffer.alloc(300)]), /damaged|TTF/],
    ['something else', Buffer.from('<html>'), /^This is not a TTF/],
  ])('says why %s is not taken, and keeps the look', async (_, bytes, why) => {
    tg.files.set('brand', bytes);
    const file = { kind: 'sent_font', ref: 'brand', fileName: 'brand.ttf', sizeBytes: null } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    expect(tg.shown().at(-1)).toMatch(why);
    const uploads = await world.uploads.find().lean();
    expect(uploads.filter(({ font }) => font)).toEqual([]);
  });

  it('answers whether a finished video can be read', async () => {
    await world.says(someLink);
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    const page = { emPx: 60, box: { left: 0, top: 0, right: 1, bottom: 1 }, momentsMs: [], lines: 1 };
    const pages = [
      { ...page, startMs: 0, endMs: 400, text: 'much too fast to read' },
      { ...page, startMs: 1000, endMs: 3000, text: 'slow' },
    ];
    world.state.reading = { state: 'ready', report: readabilityReport(pages, [5, 5]) };
    await world.says('is it readable?');
    expect(tg.shown().slice(-2)).toEqual([
      'Let me have a close look …',
      'Mostly. 1 of 2 captions are hard to read: spoken too fast and shown too briefly.',
    ]);
    await world.taps('Make it readable');
    expect(await world.onlyVideo()).toMatchObject({ revision: 2, settings: { accessible: true } });
  });

  it('does not take another file for a watermark', async () => {
    tg.files.set('logo', Buffer.from('<svg/>'));
    const file = { kind: 'sent_picture', ref: 'logo', fileName: null, sizeBytes: null, text: 'watermark' } as const;
    await chats.receive(update(telegram(), file));
    await world.settle();
    expect(tg.shown().at(-1)).toMatch(/^I can’t use that picture as a watermark/);
  });

  it('says at once that a clip is too large, when the messenger finds out late', async () => {
    tg.failures = [new MessengerError('too_large', { message: 'Bad Request: file is too big' })];
    const clip = { kind: 'sent_clip', ref: 'clip-1', fileName: null, sizeBytes: null, text: '' } as const;
    await chats.receive(update(telegram(), clip));
    await world.settle();
    expect(tg.shown().at(-1)).toMatch(
      /^That file is too large for this chat\. Upload it somewhere that gives you a link/,
    );
  });

  it('retries copying a clip, then says that it failed', async () => {
    tg.failures = [1, 2, 3].map(() => new Error('the line is down'));
    const clip = { kind: 'sent_clip', ref: 'clip-1', fileName: null, sizeBytes: 15, text: '' } as const;
    await chats.receive(update(telegram(), clip));
    for (let round = 0; round < 3; round++) {
      await world.settle();
      world.time.now += 20_000;
    }
    expect(await world.videos.countDocuments()).toBe(0);
    expect(tg.arrived).toHaveLength(1);
    expect((await world.chatOf()).commands).toEqual([]);
  });

  it('lists videos, shows text and usage, and saves defaults on request', async () => {
    await world.says(someLink);
    await world.commands('videos');
    await world.commands('usage');
    await world.says('yellow as my default');
    expect(tg.shown().join('\n')).toContain('talk.mp4');
    expect(tg.arrived.length).toBeGreaterThanOrEqual(4);
  });

  it('cancels a video, and says so in its status message', async () => {
    await world.says(someLink);
    await world.taps('Cancel');
    world.time.now += 3_000;
    await world.settle();
    expect(await world.onlyVideo()).toMatchObject({ stage: 'cancelled' });
    expect(await world.deliveryModel.findOne().lean()).toMatchObject({ status: 'delivered', kind: 'telegram' });
    expect(tg.shown()[0]).toMatch(/stopped/i);
  });

  it('deletes a person’s data on request, and says so', async () => {
    await world.says(someLink);
    await world.commands('delete');
    await world.taps('Delete');
    expect(await world.videos.countDocuments({})).toBe(0);
    expect(await world.users.countDocuments(scan({ deletionRequestedAt: null }))).toBe(0);
    expect(await world.inbox.countDocuments({})).toBe(0);
    expect(tg.shown().at(-1)).toMatch(/deleted|gone/i);
    await world.says(someLink);
    expect(await world.users.countDocuments(scan({ deletionRequestedAt: null }))).toBe(1);
    expect(await world.videos.countDocuments({})).toBe(1);
  });
});

describe('a contact of a chatbot platform', () => {
  const contact = contactOf();

  /** A contact that has made a video, and was then linked to another account from outside. */
  async function linkedFromOutside() {
    await world.says(someLink, contact);
    const own = await world.users
      .findOne(scan({ email: null }))
      .orFail()
      .lean();
    const { userId } = await world.accounts.createUser({ email: `ada${own._id}@example.com` });
    await world.subscriberServices.linkSubscriber({ userId, chatbotId: 'bot', messengerId: 'psid' });
    return { ownId: own._id, userId };
  }

  it('keeps its own videos apart from an account that has linked it from outside', async () => {
    const { ownId, userId } = await linkedFromOutside();
    await world.commands('videos', '', contact);
    expect(platform.shown().at(-1)).not.toContain('talk.mp4');
    expect(await world.onlyVideo()).toMatchObject({ ownerId: ownId });
    expect(await world.chatOf(contact)).toMatchObject({ userId, ownUserId: ownId, state: { videos: [] } });
  });

  it('still gets the videos that it had ordered before', async () => {
    await linkedFromOutside();
    await world.commands('help', '', contact);
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    expect(platform.videos()).toHaveLength(1);
  });

  it('has all its videos again once the link is undone', async () => {
    const { ownId, userId } = await linkedFromOutside();
    await world.commands('help', '', contact);
    await chats.unlinkChat({ userId, address: contact });
    await world.commands('videos', '', contact);
    expect(platform.shown().at(-1)).toContain('talk.mp4');
    expect(await world.chatOf(contact)).toMatchObject({ userId: ownId });
  });

  it('has all its videos again after /unlink', async () => {
    const { ownId } = await linkedFromOutside();
    await world.commands('unlink', '', contact);
    await world.taps('Yes, disconnect', contact);
    expect(await world.chatOf(contact)).toMatchObject({ userId: ownId });
    expect(await world.users.countDocuments(scan({ email: null }))).toBe(1);
  });

  it('merges its videos on request, once', async () => {
    const { ownId, userId } = await linkedFromOutside();
    const bring = () => world.update(contact, { kind: 'tapped', action: 'x:bring_along' });
    await chats.receive(bring());
    await world.settle();
    expect(await world.onlyVideo()).toMatchObject({ ownerId: userId });
    expect(await world.users.findById(ownId).lean()).toBeNull();
    expect(await world.chatOf(contact)).toMatchObject({ userId, ownUserId: null });
    expect(platform.shown().at(-1)).toContain('are with the account now');
    await chats.receive(bring());
    await world.settle();
    expect(platform.shown().at(-1)).not.toContain('are with the account now');
  });

  it('keeps its own videos when the account that has linked it is deleted', async () => {
    const { ownId, userId } = await linkedFromOutside();
    await world.commands('help', '', contact);
    const { email } = await world.users.findById(userId).orFail().lean();
    await world.given.actions.personalData.deleteAccount({ userId, confirmation: email ?? '' });
    await world.commands('videos', '', contact);
    expect(platform.shown().at(-1)).toContain('talk.mp4');
    expect(await world.chatOf(contact)).toMatchObject({ userId: ownId });
  });

  it('loses its own videos and the account when everything is deleted', async () => {
    await linkedFromOutside();
    await world.commands('delete', '', contact);
    await world.taps('Delete everything', contact);
    expect(await world.users.countDocuments(scan({ deletionRequestedAt: null }))).toBe(0);
  });
});
