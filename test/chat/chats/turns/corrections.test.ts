import { expect, it } from 'vitest';
import { storeTranscript } from '../../../../src/product/videos/captions/transcript-store.ts';
import { readGivenCaptions } from '../../../../src/product/videos/records/given-captions.ts';
import { chatsUnderTest, someLink } from '../../../support/chats-under-test.ts';

const world = await chatsUnderTest();

/** ROT13, as in the list of these words. */
const swearing = 'Shpx'.replace(/[a-z]/gi, (letter) => {
  const a = letter < 'a' ? 65 : 97;
  return String.fromCharCode(a + ((letter.charCodeAt(0) - a + 13) % 26));
});
const heard = `${swearing} the rocket, said zap-ear.`.split(' ').map((text, index) => ({
  ...{ text, startMs: 500 * index, endMs: 500 * index + 400 },
}));

const givenNow = async () => readGivenCaptions((await world.onlyVideo()).givenCaptions ?? []);

it('corrects the spoken words, not masked or added ones', async () => {
  await world.says(someLink);
  const { _id } = await world.onlyVideo();
  await storeTranscript(world, 'talk', { language: 'en', words: heard });
  const settings = { maskProfanity: true, addEmojis: true };
  await world.videos.updateOne({ _id }, { $set: { transcriptKey: 'talk', settings } });
  await world.finish(_id, 1000);
  await world.says('show the text');
  expect(world.tg.shown().join('\n')).toContain('F*** the rocket, said zap-ear.');
  await world.says('Zapier not zap-ear');
  await world.says('replace r*** with boat');
  const [caption] = await givenNow();
  expect(caption).toMatchObject({ text: 'Fuck the rocket, said Zapier.' });
  expect(caption).not.toHaveProperty('emoji');
  await world.says('replace f*** with Fudge');
  expect((await givenNow()).map(({ text }) => text)).toEqual(['Fudge the rocket, said Zapier.']);
});

it('makes a correction that version 1.0 had stored', async () => {
  await world.reset();
  await world.says(someLink);
  const { _id } = await world.onlyVideo();
  const captions = [{ startMs: 0, endMs: 900, text: 'said Zapier' }];
  const command = { kind: 'edit_video', videoId: _id, settings: {}, leaveOpen: [], captions } as const;
  const commands = [{ id: 'cmd_1', command: { ...command, leaveOpen: [] }, tries: 0 }];
  await world.conversations.updateOne({}, { $set: { commands, turnDueAt: new Date(world.clock()) } });
  await world.settle();
  expect(await givenNow()).toEqual(captions);
});
