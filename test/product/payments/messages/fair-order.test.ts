import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOrder, type Lane, type WaitingMessage } from '../../../../src/product/payments/messages/fair-order.ts';

const message = (given: Partial<WaitingMessage>): WaitingMessage => ({
  ...{ id: 'one', sender: 'a', lane: 1, receivedAt: 0, nextAttemptAt: 0, claimedUntil: null, hasFailed: false },
  ...given,
});
const idsOf = (messages: WaitingMessage[]) => fairOrder(messages).map(({ id }) => id);

describe('the order of verification', () => {
  it('takes one of each sender in turn, whoever sent more and came earlier', () => {
    const flood = [0, 1, 2].map((at) => message({ id: `flood ${at}`, receivedAt: at }));
    const other = message({ id: 'other', sender: 'b', receivedAt: 9 });
    expect(idsOf([...flood, other])).toEqual(['flood 0', 'other', 'flood 1', 'flood 2']);
  });

  it('takes senders of genuine messages first, and those of forged ones last', () => {
    const lanes = ([2, 1, 0] as Lane[]).map((lane) => message({ id: `lane ${lane}`, sender: `${lane}`, lane }));
    expect(idsOf(lanes)).toEqual(['lane 0', 'lane 1', 'lane 2']);
  });

  it('takes first attempts before repeated ones', () => {
    const again = message({ id: 'again', hasFailed: true });
    expect(idsOf([again, message({ id: 'first', receivedAt: 5 })])).toEqual(['first', 'again']);
  });

  it('lets no message of a lane wait for more than one of each other sender', () => {
    const some = fc.array(fc.record({ sender: fc.constantFrom('a', 'b', 'c'), receivedAt: fc.nat(50) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(some, (given) => {
        const ordered = fairOrder(given.map((one, index) => message({ ...one, id: `${index}` })));
        const newcomer = message({ id: 'new', sender: 'newcomer', receivedAt: 100 });
        const place = idsOf([...ordered, newcomer]).indexOf('new');
        expect(place).toBeLessThanOrEqual(new Set(given.map(({ sender }) => sender)).size);
      }),
    );
  });
});
