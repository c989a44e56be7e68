import { beforeEach, describe, expect, it } from 'vitest';
import { chatsUnderTest, someLink } from '../../../support/chats-under-test.ts';
import { scan } from '../../../support/scan.ts';

const under = await chatsUnderTest();
const { tg, users, presets } = under;

beforeEach(() => under.reset());

const onlyUser = async () =>
  (
    await users
      .findOne(scan({ telegram: { $ne: null } }))
      .orFail()
      .lean()
  )._id;

describe('a brand that is saved in a chat', () => {
  it('is a preset of the account, its default, and the look of the next video', async () => {
    await under.says('yellow, language German');
    await under.says('save this as my brand');
    const userId = await onlyUser();
    const brand = { name: 'My brand', settings: { fontColor: '#FFE500' }, isDefault: true };
    expect(await presets.listPresets(userId)).toMatchObject([brand]);
    expect(tg.arrived.at(-1)?.message.text).toContain('“My brand”');
    await under.says(someLink);
    expect((await under.onlyVideo()).settings).toEqual({ fontColor: '#FFE500', language: 'de' });
  });

  it('is applied by words', async () => {
    await under.says('hello');
    const userId = await onlyUser();
    await under.says('use my brand');
    expect(tg.arrived.at(-1)?.message.text).toContain('no brand yet');
    await presets.createPreset({ userId, name: 'Ours', settings: { style: 'neon' } });
    await under.says('use my brand');
    expect(tg.arrived.at(-1)?.message.text).toContain('“Ours”');
    await under.says(someLink);
    expect((await under.onlyVideo()).settings).toEqual({ style: 'neon' });
  });
});
