import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/** A refund may come before its sale, and a sale before the account it names: minutes apart, not more. */
const settlingMs = 10 * 60_000;
const mostListed = 100;

export async function unmatchedPayments({ payments, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const listed = await payments.listUnmatchedPayments({ limit: mostListed });
  const left = listed.filter(({ receivedAt }) => clock() - receivedAt.getTime() > settlingMs);
  const [newest] = left;
  if (!newest) return [];
  const { provider, amount, currency, item, status, reason } = newest;
  const count = left.length === mostListed ? `${mostListed} or more` : String(left.length);
  const what = [provider, amount && `${amount} ${currency ?? ''}`.trim(), item].filter(Boolean).join(', ');
  return [
    {
      cause: 'payments',
      title: 'Payments are in nobody’s balance',
      details: `${count}; the newest: ${what} (${(reason ?? status).replaceAll('_', ' ')}). See them at /app/admin/payments, mend the cause and try again, or set them aside.`,
      holdMs: 0,
      newest: newest.id,
    },
  ];
}
