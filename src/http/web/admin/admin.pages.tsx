import { paymentLists } from '../../../product/payments/payment-services.ts';
import { adminPage, type PageRoute, page, redirect } from '../page/page-route.ts';
import { integrationPages } from './integrations.pages.tsx';
import { PaymentsPage } from './payments-page.tsx';
import { UsersPage } from './users-page.tsx';

const path = '/app/admin';
const usersAtOnce = 50;
const paymentsAtOnce = 50;

/** For those who run the service. */
export const adminPages: readonly PageRoute[] = [
  adminPage({
    method: 'get',
    path,
    async handle({ query }, { services }) {
      const search = (query.get('q') ?? '').trim();
      const listed = await services.accounts.listUsers({ search, before: readNumber(query), limit: usersAtOnce });
      const { users, nextBefore } = listed;
      const moreUrl =
        nextBefore === null ? null : `${path}?${new URLSearchParams({ q: search, before: `${nextBefore}` })}`;
      return page({ title: 'People', content: <UsersPage {...{ users, search, moreUrl }} /> });
    },
  }),
  adminPage({
    method: 'get',
    path: `${path}/payments`,
    async handle({ query }, { services }) {
      const before = query.get('before') ?? undefined;
      const list = paymentLists.find((name) => name === query.get('list')) ?? 'open';
      const payments = await services.payments.listUnmatchedPayments({ limit: paymentsAtOnce, before, list });
      const last = payments.length === paymentsAtOnce ? payments.at(-1) : undefined;
      const moreUrl = last ? `${path}/payments?${new URLSearchParams({ list, before: last.id })}` : null;
      return page({ title: 'Unmatched payments', content: <PaymentsPage {...{ payments, list, moreUrl }} /> });
    },
  }),
  adminPage({
    method: 'post',
    path: `${path}/payments/:id/retry`,
    async handle({ params }, { services }) {
      await services.payments.retryPayment(params.id ?? '');
      return redirect(`${path}/payments`, { kind: 'done', text: 'It is being tried again: reload in a moment.' });
    },
  }),
  adminPage({
    method: 'post',
    path: `${path}/payments/:id/set-aside`,
    async handle({ params, session }, { services }) {
      await services.payments.dismissPayment({ eventId: params.id ?? '', userId: session.userId });
      return redirect(`${path}/payments`, { kind: 'done', text: 'It is set aside, and kept in the list of those.' });
    },
  }),
  ...integrationPages,
];

function readNumber(query: URLSearchParams): number | undefined {
  const text = query.get('before') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
