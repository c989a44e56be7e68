import { beforeEach, describe, expect, it } from 'vitest';
import { chatKeyOf } from '../../../../src/infra/chat-address.ts';
import { chatsUnderTest, someLink, telegram } from '../../../support/chats-under-test.ts';

const under = await chatsUnderTest();
const { tg, users, presets, conversations } = under;

beforeEach(() => under.reset());

const theUser = async () => (await users.findOne({ 'telegram.chatId': '77' }).orFail().lean())._id;

describe('a brand that is saved in a chat', () => {
  it('is a preset of the account, its default, and the look of the next video', async () => {
    await under.says('yellow, language German');
    await under.says('save this as my brand');
    const userId = await theUser();
    const brand = { name: 'My brand', settings: { fontColor: '#FFE500' }, isDefault: true };
    expect(await presets.listPresets(userId)).toMatchObject([brand]);
    expect(tg.arrived.at(-1)?.message.text).toContain('“My brand”');
    await under.says(someLink);
    expect((await under.onlyVideo()).settings).toEqual({ fontColor: '#FFE500', language: 'de' });
  });

  it('is what other chats of the account begin with', async () => {
    await under.says('hello');
    await under.says('hello', telegram('78'));
    const userId = await theUser();
    const moved = { userId, 'state.defaults': { language: 'it' } };
    await conversations.updateOne({ _id: chatKeyOf(telegram('78')) }, { $set: moved });
    await under.says('save as my brand, yellow');
    const other = await conversations.findById(chatKeyOf(telegram('78'))).lean();
    expect(other?.state?.defaults).toEqual({ fontColor: '#FFE500' });
  });

  it('is applied by words', async () => {
    await under.says('hello');
    const userId = await theUser();
    await under.says('use my brand');
    expect(tg.arrived.at(-1)?.message.text).toContain('no brand yet');
    await presets.createPreset({ userId, name: 'Ours', settings: { style: 'neon' } });
    await under.says('use my brand');
    expect(tg.arrived.at(-1)?.message.text).toContain('“Ours”');
    await under.says(someLink);
    expect((await under.onlyVideo()).settings).toEqual({ style: 'neon' });
  });
});
