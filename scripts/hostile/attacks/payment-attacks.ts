import { randomBytes } from 'node:crypto';
import { paypalMessage } from '../../../test/support/paypal-message.ts';
import { type HostileAttack, someAddress } from '../hostile-target.ts';
import { many, statusOf } from './many.ts';

const form = 'application/x-www-form-urlencoded';

/** Messages that PayPal never sent. Some go to another receiver, some are not messages at all. */
export const paymentAttacks: HostileAttack[] = [
  {
    name: 'payments: 10,000 forged PayPal messages',
    async run({ baseUrl, paypal, share }) {
      // as the real one does
      paypal.answerAfter(300);
      return many({ count: 10_000 * share, atOnce: 20 }, (index) =>
        statusOf(`${baseUrl}/api/payments/ipn`, {
          method: 'POST',
          headers: { 'Content-Type': form, 'X-Forwarded-For': someAddress() },
          body: new Uint8Array(forged(index)),
        }),
      );
    },
  },
];

function forged(index: number): Buffer {
  const txnId = randomBytes(8).toString('hex').toUpperCase();
  if (index % 10 === 8) return paypalMessage({ txn_id: txnId, receiver_email: 'thief@example.com' });
  if (index % 10 === 9) return Buffer.from(`${'x=1&'.repeat(5000)}txn_id=${txnId}`);
  return paypalMessage({ txn_id: txnId, custom: '1', ipn_track_id: txnId });
}
