import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** A refund may arrive before its sale, and a sale before its account is registered, but only by minutes. */
const graceMs = 10 * 60_000;
const maxListed = 100;

export async function unmatchedPayments({ payments, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const listed = await payments.listUnmatchedPayments({ limit: maxListed });
  const left = listed.filter(({ receivedAt }) => clock() - receivedAt.getTime() > graceMs);
  const [newest] = left;
  if (!newest) return [];
  const { provider, amount, currency, item, status, reason } = newest;
  const count = left.length === maxListed ? `${maxListed} or more` : String(left.length);
  const what = [provider, amount && `${amount} ${currency ?? ''}`.trim(), item].filter(Boolean).join(', ');
  return [
    {
      cause: 'payments',
      title: 'Payments are in nobody’s balance',
      details: `${count}; the newest: ${what} (${(reason ?? status).replaceAll('_', ' ')}). See /app/admin/payments: fix the cause and retry them, or set them aside.`,
      holdMs: 0,
      newest: newest.id,
    },
  ];
}
