import { describe, expect, it } from 'vitest';
import type { OutboxRecord } from '../../../../src/chat/chats/outbox/outbox.model.ts';
import { pickNextEntry } from '../../../../src/chat/chats/outbox/send-messages.ts';

const nowMs = 1_000_000;

function entry(seq: number, kind: 'send' | 'replace', given: Partial<OutboxRecord> = {}): OutboxRecord {
  return {
    ...{ _id: `c ${seq}`, chatKey: 'c', seq, kind, key: null, message: { text: '' }, origin: 'person', answers: null },
    ...{ delivery: null, status: 'waiting', tries: 0, asLink: false, handedOverFor: null, problem: null },
    ...{ createdAt: new Date(nowMs), endedAt: null, ...given },
  };
}

const progress = (seq: number, key = 'status') => entry(seq, 'replace', { key, origin: 'progress' });
const shownAt = (msAgo: number, key = 'status') => [
  { key, messageId: '1', look: '', isUnderMedia: false, at: new Date(nowMs - msAgo) },
];
const pick = (entries: OutboxRecord[], { msAgo = 1_000, canEdit = true } = {}) => {
  const next = pickNextEntry(entries, { shown: shownAt(msAgo), canEdit, nowMs });
  return next && 'send' in next ? next.send.seq : next;
};

describe('the next message of a chat', () => {
  it.each([
    ['is the first of those that wait', [entry(4, 'send'), entry(5, 'send')], {}, 4],
    ['is none where none waits', [], {}, null],
    ['is an edit of progress three seconds after the last', [progress(1)], { msAgo: 3_000 }, 1],
    ['waits for those three seconds', [progress(1)], { msAgo: 1_000 }, { waitUntilMs: nowMs + 2_000 }],
    ['passes an edit that waits', [progress(1), entry(2, 'send')], {}, 2],
    [
      'does not take the name of a message that is still to be edited',
      [progress(1), entry(2, 'send', { key: 'status' }), entry(3, 'send')],
      {},
      { waitUntilMs: nowMs + 2_000 },
    ],
    ['is at once what answers the person', [entry(1, 'replace', { key: 'status' })], {}, 1],
    [
      'is progress rarely where each is a new message',
      [progress(1)],
      { msAgo: 60_000, canEdit: false },
      { waitUntilMs: nowMs + 60_000 },
    ],
    [
      'is at once other news where each is a new message',
      [entry(1, 'replace', { key: 'status', origin: 'news' })],
      { canEdit: false },
      1,
    ],
  ])('%s', (_name, entries, options, expected) => {
    expect(pick(entries, options)).toEqual(expected);
  });
});
