import { expect, it } from 'vitest';
import { createConversationModel, newConversation } from '../../../../src/chat/chats/conversation.model.ts';
import { markBlocked } from '../../../../src/chat/chats/inbox/enqueue-update.ts';
import { testDatabase } from '../../../support/mongo.ts';

const database = await testDatabase();
const conversations = createConversationModel(database.connection);
const address = { kind: 'telegram' as const, chatId: '7' };
const at = (second: number) => new Date(Date.UTC(2026, 0, 2, 0, 0, second));

async function blockedAtAfter(lastSeenAt: Date, said: Date): Promise<Date | null> {
  const contact = { name: 'Ann', username: null, locale: 'en', lastSeenAt };
  await conversations.deleteMany({});
  await conversations.create({ _id: 'telegram:7', ...newConversation(address, at(0)), contact });
  await markBlocked({ conversations }, { address, at: said });
  return (await conversations.findById('telegram:7').lean())?.blockedAt ?? null;
}

it('records who has blocked the bot', async () => {
  expect(await blockedAtAfter(at(1), at(2))).toEqual(at(2));
});

it('ignores an old report about a person who has written since', async () => {
  expect(await blockedAtAfter(at(3), at(2))).toBeNull();
  expect(await blockedAtAfter(at(2), at(2))).toBeNull();
});

it('does nothing for an unknown chat', async () => {
  await markBlocked({ conversations }, { address: { kind: 'telegram', chatId: '8' }, at: at(1) });
  expect(await conversations.countDocuments({ _id: 'telegram:8' })).toBe(0);
});
