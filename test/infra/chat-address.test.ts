import { describe, expect, it } from 'vitest';
import { addressOfChat, type ChatAddress, chatKeyOf } from '../../src/infra/chat-address.ts';

describe('the key of a chat', () => {
  const addresses: ChatAddress[] = [
    { kind: 'telegram', chatId: '-100200' },
    { kind: 'messenger', chatbotId: '112233', messengerId: '445566' },
    { kind: 'messenger', chatbotId: 'a:b', messengerId: '100% ünïcode/é' },
  ];

  it.each(addresses)('is read back as the address it was made of: %o', (address) => {
    expect(addressOfChat(chatKeyOf(address))).toEqual(address);
  });

  it.each([
    '',
    'telegram',
    'telegram:',
    'telegram:1:2',
    'messenger:bot',
    'messenger:bot:',
    'messenger:a:b:c',
    'fax:1',
    'messenger:100%:psid',
    'messenger:bot:%E0%A4%A',
  ])('is no key of a chat: %o', (text) => {
    expect(addressOfChat(text)).toBeNull();
  });
});
