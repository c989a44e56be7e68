import { beforeEach, describe, expect, it } from 'vitest';
import type { Word } from '../../../src/engine/captions/caption.ts';
import type { ChatAddress } from '../../../src/infra/chat-address.ts';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { storeTranscript } from '../../../src/product/videos/captions/transcript-store.ts';
import { chatsUnderTest, contactOf, someLink, telegram } from '../../support/chats-under-test.ts';

const under = await chatsUnderTest();
const { tg, platform, videos, users, conversations, usageEvents } = under;

const heard: Word[] = [
  { text: 'We', startMs: 0, endMs: 300, confidence: 0.95 },
  { text: 'run', startMs: 300, endMs: 600, confidence: 0.95 },
  { text: 'VISPER', startMs: 600, endMs: 900, confidence: 0.3, guesses: ['Whisper', 'Vesper'] },
  { text: 'with', startMs: 900, endMs: 1200, confidence: 0.95 },
  { text: 'Otla.', startMs: 1200, endMs: 1500, confidence: 0.4 },
];
await storeTranscript(under, 'doubtful', { language: 'en', words: heard });

const clear: Word[] = 'We run Kubernetes every day'
  .split(' ')
  .map((text, index) => ({ text, startMs: index * 300, endMs: index * 300 + 300, confidence: 0.95 }));
await storeTranscript(under, 'rare', { language: 'en', words: clear });

beforeEach(async () => {
  await under.reset();
  await usageEvents.deleteMany({});
});

/** Orders a video in a chat and finishes it. */
async function finishedVideo(
  address: ChatAddress = telegram(),
  changes: object = {},
  by = under.chats,
): Promise<string> {
  await under.says(someLink, address);
  const video = await under.onlyVideo();
  const transcribed = { transcriptKey: 'doubtful', settings: {}, ...changes };
  await videos.updateOne({ _id: video._id }, { $set: transcribed });
  under.time.now += 60_000;
  await under.finish(video._id);
  await under.settle(by);
  return video._id;
}

/** Another process, which finds the words to check in this way, and how often it has done so. */
function finding(findWordsToCheck: typeof under.videoServices.findWordsToCheck) {
  let times = 0;
  const { actions } = under.given;
  const counting: typeof findWordsToCheck = (input) => {
    times++;
    return findWordsToCheck(input);
  };
  const videos = { ...actions.videos, findWordsToCheck: counting };
  return { by: under.another('two', { actions: { ...actions, videos } }), found: () => times };
}

const captionsOf = async () => JSON.parse(String((await under.onlyVideo()).givenCaptions)) as { text: string }[];
const editsOf = (videoId: string) => usageEvents.countDocuments({ videoId, kind: 'edited' });

describe('a finished video with doubtful words', () => {
  it('is followed by one question, with the guesses as buttons', async () => {
    await finishedVideo();
    const [result, question, ...others] = tg.arrived.slice(-2);
    expect(others).toEqual([]);
    expect(result?.message.media?.kind).toBe('video');
    expect(question?.message.text).toContain('Did you say “VISPER”? (1 of 2)');
    expect(
      question?.message.buttons
        .flat()
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['Whisper', 'Vesper']);
  });

  it('has the first doubt in the tip under the result', async () => {
    await finishedVideo();
    expect(tg.arrived.at(-2)?.message.text).toContain('Just write “Whisper not VISPER”.');
  });

  it('has a rare word in its tip when nothing is doubtful', async () => {
    await finishedVideo(telegram(), { transcriptKey: 'rare' });
    expect(tg.arrived.at(-1)?.message.text).toContain('Is “Kubernetes” wrong?');
    expect((await under.onlyVideo()).doubtsAskedAt ?? null).toBeNull();
  });

  it('has its doubts found once, for the tip and for the question', async () => {
    const { by, found } = finding(under.videoServices.findWordsToCheck);
    await finishedVideo(telegram(), {}, by);
    expect(tg.shown().at(-1)).toContain('Did you say “VISPER”?');
    expect(found()).toBe(1);
    await by.close();
  });

  it('goes out with any tip when its words cannot be found in time', async () => {
    const { by } = finding(async () => {
      throw new AppError('service_busy', { message: 'too many tasks wait' });
    });
    await finishedVideo(telegram(), {}, by);
    expect(tg.videos()).toHaveLength(1);
    expect(tg.videos()[0]?.message.text).toContain('“Zapier not zap-ear”');
    await by.close();
  });

  it('is corrected by one edit once all is answered', async () => {
    const videoId = await finishedVideo();
    const sent = tg.arrived.length;
    await under.taps('Whisper');
    await under.taps('Type it');
    expect(tg.arrived).toHaveLength(sent);
    expect((await under.onlyVideo()).revision).toBe(1);
    await under.says('Ottla');
    expect((await under.onlyVideo()).revision).toBe(2);
    expect(await captionsOf()).toMatchObject([{ text: 'We run Whisper with Ottla.' }]);
    expect(await editsOf(videoId)).toBe(1);
  });

  it('is asked about once: not after an edit, not when it is sent again, not in another chat', async () => {
    const videoId = await finishedVideo();
    await under.taps('All right');
    await under.taps('All right');
    const questions = () => tg.shown().filter((text) => text.includes('Did you say')).length;
    expect((await under.onlyVideo()).revision).toBe(1);
    const before = questions();
    await conversations.updateOne({ _id: 'telegram:77' }, { $set: { 'state.videos': [] } });
    await under.chats.receive(under.update(telegram(), { kind: 'tapped', action: `v:resend:${videoId}` }));
    await under.settle();
    expect(tg.videos()).toHaveLength(2);
    expect(questions()).toBe(before);
  });

  it('is not doubted any more where its words are all right', async () => {
    const videoId = await finishedVideo();
    const { ownerId } = await under.onlyVideo();
    const doubtful = async () => {
      const { captions } = await under.videoServices.getCaptions({ ownerId, videoId });
      return captions.flatMap(({ words }) => words).filter(({ confidence = 1 }) => confidence < 0.6);
    };
    expect((await doubtful()).map(({ text }) => text)).toEqual(['VISPER', 'Otla.']);
    await under.taps('All right');
    expect((await doubtful()).map(({ text }) => text)).toEqual(['Otla.']);
    expect((await under.onlyVideo()).revision).toBe(1);
    await under.taps('All right');
    expect(await doubtful()).toEqual([]);
  });

  it('is not asked about when its captions were given', async () => {
    await finishedVideo(telegram(), { givenCaptions: JSON.stringify([{ startMs: 0, endMs: 900, text: 'VISPER' }]) });
    expect(tg.shown().join('\n')).not.toContain('Did you say');
    expect((await under.onlyVideo()).doubtsAskedAt ?? null).toBeNull();
  });

  it('is asked about by another process after a kill, and nothing that was answered is lost', async () => {
    await finishedVideo();
    await under.taps('Whisper');
    const two = under.another();
    await two.receive(under.update(telegram(), { kind: 'said', text: 'thanks' }));
    await under.settle(two);
    expect((await under.onlyVideo()).revision).toBe(2);
    expect(await captionsOf()).toMatchObject([{ text: 'We run Whisper with Otla.' }]);
    await two.close();
  });

  it('is asked about in messengers that cannot change messages, too', async () => {
    await finishedVideo(contactOf());
    expect(platform.arrived.at(-1)?.message.text).toContain('Did you say “VISPER”?');
    await under.taps('Whisper', contactOf());
    expect(platform.arrived.at(-1)?.message.text).toContain('Did you say “Otla”?');
    await under.taps('All right', contactOf());
    expect(await captionsOf()).toMatchObject([{ text: 'We run Whisper with Otla.' }]);
  });
});

describe('spellings that are to be remembered', () => {
  it('are added to the dictionary of the person', async () => {
    await finishedVideo();
    await under.taps('Whisper');
    await under.taps('All right');
    await under.taps('Yes, always');
    const user = await users.findOne().orFail().lean();
    expect(user.dictionary).toEqual([{ from: 'VISPER', to: 'Whisper' }]);
    expect(tg.shown().join('\n')).toContain('I’ll spell it like this in your next videos, too.');
  });

  it('take the place of earlier entries, and never exceed the limit', async () => {
    await finishedVideo();
    const full = Array.from({ length: 200 }, (_, index) => ({ from: `word ${index}`, to: 'x' }));
    await users.updateMany({}, { $set: { dictionary: full } });
    await under.taps('Whisper');
    await under.taps('All right');
    await under.taps('Yes, always');
    expect((await users.findOne().orFail().lean()).dictionary).toEqual(full);
    expect(tg.shown().at(-1)).toContain('Your dictionary is full.');
  });
});
