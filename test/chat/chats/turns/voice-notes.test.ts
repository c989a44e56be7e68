import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { chatsUnderTest, someLink, telegram } from '../../../support/chats-under-test.ts';

const world = await chatsUnderTest();

beforeEach(async () => {
  await world.reset();
  world.voices.length = 0;
  world.state.voice = async () => ({ text: 'make it yellow' });
});

async function speaks({ seconds = 3, locale = 'en-GB' as string | null, more = {} } = {}): Promise<string[]> {
  const before = world.tg.arrived.length;
  const update = world.update(telegram(), { kind: 'sent_voice', ref: 'note', seconds }, more);
  await world.chats.receive({ ...update, contact: { ...update.contact, locale } });
  await world.settle();
  return world.tg.arrived.slice(before).map(({ message }) => message.text);
}

describe('a voice note', () => {
  it('is answered like text, after what was heard', async () => {
    const [heard, answer] = await speaks();
    expect(heard).toBe('I heard: “make it yellow”');
    expect(answer).toContain('yellow');
    expect((await world.chatOf()).state?.defaults).toEqual({ fontColor: expect.any(String) });
  });

  it('is about the video of the message that it answers', async () => {
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId);
    await world.settle();
    const result = world.tg.arrived.findLast(({ message }) => message.media?.kind === 'video');
    await world.says('https://example.com/other.mp4');
    world.state.voice = async () => ({ text: 'delete this video' });
    await speaks({ more: { quotedMessageId: result?.messageId } });
    const buttons = JSON.stringify(world.tg.arrived.at(-1)?.message.buttons);
    expect(buttons).toContain(videoId);
  });

  it.each([
    ['de-AT', 'de'],
    ['en', 'en'],
    ['pl', undefined],
    [null, undefined],
  ])('of an app in %s is transcribed in %s', async (locale, language) => {
    await speaks({ locale });
    expect(world.voices).toMatchObject([{ language, owner: 'telegram:77' }]);
  });

  it('is transcribed in the language that the person has chosen', async () => {
    await world.says('speak German');
    await speaks({ locale: 'pl' });
    expect(world.voices).toMatchObject([{ language: 'de' }]);
  });

  it('of more than a minute is not transcribed', async () => {
    expect(await speaks({ seconds: 61 })).toEqual([
      'Voice notes may be up to 60 seconds long. Please say it shorter, or write it.',
    ]);
    expect(world.voices).toEqual([]);
    expect(await speaks({ seconds: 60 })).toHaveLength(2);
  });

  it('without words, or that cannot be transcribed, is answered with a plain sentence', async () => {
    world.state.voice = async () => ({ problem: 'no_words' });
    expect(await speaks()).toEqual(['I couldn’t make out any words in that. Please say it again, or write it.']);
    world.state.voice = async () => {
      throw new AppError('speech_unavailable', { reason: 'key_rejected' });
    };
    expect(await speaks()).toEqual(['I can’t listen to voice notes right now. Please write it.']);
  });

  it('is one of thirty in an hour', async () => {
    for (let note = 0; note < 30; note++) await speaks();
    expect(world.voices).toHaveLength(30);
    expect(await speaks()).toEqual(['That’s a lot of voice notes in an hour. Please write for a while.']);
    world.time.now += 3_600_000;
    await speaks();
    expect(world.voices).toHaveLength(31);
  });

  it('is quoted in part when it is long', async () => {
    world.state.voice = async () => ({ text: 'blah '.repeat(300) });
    const [heard = ''] = await speaks();
    expect(heard.length).toBeLessThan(520);
  });

  it('may ask to delete everything: the question has buttons', async () => {
    world.state.voice = async () => ({ text: 'Delete all my data.' });
    await speaks();
    expect(await world.users.countDocuments()).toBe(1);
    expect(world.tg.arrived.at(-1)?.message.buttons.flat()).not.toEqual([]);
  });
});
