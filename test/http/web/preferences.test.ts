import { beforeAll, describe, expect, it } from 'vitest';
import { createConversationModel } from '../../../src/chat/chats/conversation.model.ts';
import type { ChatOfUser } from '../../../src/chat/chats/linking/manage-links.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const path = '/app/profile';
const address = { kind: 'telegram', chatId: '77' } as const;
let web: WebUnderTest;
let ada: PageVisitor;
let userId: number;

beforeAll(async () => {
  web = await startWebUnderTest();
  ada = await signedIn(web, 'ada@example.com');
  const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
  userId = Number(user?._id);
});

const post = (form: string, fields: Record<string, string>) => ada.post(`${path}/${form}`, fields, { on: path });
/** As a browser sends several rows of the same two fields. */
async function postLines(lines: [from: string, to: string][]) {
  const token = /name="csrf_token" value="([^"]+)"/.exec((await ada.get(path)).html)?.[1] ?? '';
  const body = new URLSearchParams([
    ['csrf_token', token],
    ...lines.flatMap(([from, to]) => [
      ['from', from],
      ['to', to],
    ]),
  ]);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  return ada.ask(`${path}/dictionary`, { method: 'POST', body: body.toString(), headers });
}

describe('the profile', () => {
  it('stores a default style; the settings of another style are dropped', async () => {
    await web.services.chats.setDefaultSettings(userId, { style: 'pill', fontColor: '#FF0000', language: 'fr' });
    expect((await post('look', { style: 'pill', vertical: 'yes' })).location).toBe(`${path}#look`);
    const pill = { style: 'pill', fontColor: '#FF0000', language: 'fr', resizeForSocialMedia: true, addEmojis: false };
    expect(await web.services.accounts.getDefaultSettings(userId)).toEqual(pill);
    await post('look', { style: 'neon', emojis: 'yes' });
    const neon = { style: 'neon', language: 'fr', resizeForSocialMedia: false, addEmojis: true };
    expect(await web.services.accounts.getDefaultSettings(userId)).toEqual(neon);
    expect((await ada.get(path)).html).toMatch(/value="neon" checked/);
  });

  it('stores the dictionary as it was entered, without its empty rows', async () => {
    expect(
      (
        await postLines([
          ['zap-ear', 'Zapier'],
          ['', ''],
          ['ada', 'Ada Lovelace'],
        ])
      ).status,
    ).toBe(303);
    const kept = [
      { from: 'zap-ear', to: 'Zapier' },
      { from: 'ada', to: 'Ada Lovelace' },
    ];
    expect(await web.services.accounts.getDictionary(userId)).toEqual(kept);
    expect((await ada.get(path)).html).toContain('value="Ada Lovelace"');
  });

  it.each([
    ['half a line', [['zap-ear', '']], 'Line 1 is incomplete'],
    [
      'a line that is too long',
      [
        ['ok', 'OK'],
        ['x'.repeat(101), 'y'],
      ],
      'Line 2 is too long',
    ],
    ['too many lines', Array.from({ length: 201 }, (_, index) => [`w${index}`, 'x']), 'up to 200 are possible'],
  ] as [string, [string, string][], string][])('rejects %s, and shows what was entered', async (_, lines, words) => {
    const before = await web.services.accounts.getDictionary(userId);
    const { status, html } = await postLines(lines);
    expect([status, html]).toEqual([422, expect.stringContaining(words)]);
    expect(html).toContain(`value="${lines[0]?.[0]}"`);
    expect(await web.services.accounts.getDictionary(userId)).toEqual(before);
  });

  it('gives back no more lines than it can store', async () => {
    const { html } = await postLines(Array.from({ length: 400 }, (_, index) => [`w${index}`, 'x']));
    expect([html.includes('value="w199"'), html.includes('value="w200"')]).toEqual([true, false]);
    expect(html.split('class="dictionary-row"')).toHaveLength(1 + 200 + 3);
  });

  it('refuses more fields than any page has', async () => {
    const lines = Array.from({ length: 500 }, (): [string, string] => ['', '']);
    expect((await postLines(lines)).status).toBe(413);
    // the form's token is a field too
    expect((await postLines(lines.slice(1))).status).toBe(303);
  });

  it('says whether videos of the API are sent to a chat, and changes it', async () => {
    const conversations = createConversationModel(web.database.connection);
    await conversations.create({
      _id: 'telegram:77',
      kind: 'telegram',
      address,
      userId,
      createdAt: new Date(0),
      state: { language: 'en', defaults: {}, deliverHere: true, videos: [] },
    });
    await web.database.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: userId }, { $set: { telegram: { id: '77', username: 'ada', chatId: '77' } } });
    const chat: ChatOfUser = { address, name: 'Ada', username: 'ada', lastSeenAt: new Date(0), deliversHere: true };
    web.services.chats.listChats = async () => [chat];
    expect((await ada.get(path)).html).toContain('Do not send them here');
    const { setCookies } = await post('messengers/delivery', { chat: 'telegram:77', deliver: '' });
    expect(setCookies.join()).toContain('captioneer_flash');
    const kept = await conversations.findById('telegram:77').lean().orFail();
    expect([kept.deliverHere, kept.state?.deliverHere]).toEqual([false, false]);
    await post('messengers/delivery', { chat: 'telegram:88', deliver: 'yes' });
    expect((await ada.get(path)).html).toContain('Write something in that chat first');
  });

  it('gives chats the new default style', async () => {
    await post('look', { style: 'comic' });
    const chat = await createConversationModel(web.database.connection).findById('telegram:77').lean().orFail();
    expect(chat.state?.defaults).toMatchObject({ style: 'comic' });
  });
});
