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
  const count = left.length === maxListed ? `${maxListed}+` : left.length;
  const what = [provider, amount && `${amount} ${currency ?? ''}`.trim(), item].filter(Boolean).join(', ');
  const values = { count, newest: what, reason: (reason ?? status).replaceAll('_', ' ') };
  return [{ cause: 'payments', values, holdMs: 0, newest: newest.id }];
}
