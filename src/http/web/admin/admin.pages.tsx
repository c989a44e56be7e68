import { paymentLists } from '../../../product/payments/unmatched-payments.ts';
import { adminPage, type PageRoute, page, redirect } from '../page/page-route.ts';
import { integrationPages } from './integrations.pages.tsx';
import { PaymentsPage } from './payments-page.tsx';
import { UsersPage } from './users-page.tsx';

const path = '/app/admin';
const usersPerPage = 50;
const paymentsPerPage = 50;

/** For operators; in English only. */
export const adminPages: readonly PageRoute[] = [
  adminPage('get', path, async ({ query }, { accounts }) => {
    const search = (query.get('q') ?? '').trim();
    const { users, nextBefore } = await accounts.listUsers({
      search,
      before: readNumber(query),
      limit: usersPerPage,
    });
    const moreUrl =
      nextBefore === null ? null : `${path}?${new URLSearchParams({ q: search, before: `${nextBefore}` })}`;
    return page({ title: 'Users', content: <UsersPage users={users} search={search} moreUrl={moreUrl} /> });
  }),
  adminPage('get', `${path}/payments`, async ({ query }, { payments }) => {
    const before = query.get('before') ?? undefined;
    const list = paymentLists.find((name) => name === query.get('list')) ?? 'open';
    const listed = await payments.listUnmatchedPayments({ limit: paymentsPerPage, before, list });
    const last = listed.length === paymentsPerPage ? listed.at(-1) : undefined;
    const moreUrl = last ? `${path}/payments?${new URLSearchParams({ list, before: last.id })}` : null;
    return page({
      title: 'Unmatched payments',
      content: <PaymentsPage payments={listed} list={list} moreUrl={moreUrl} />,
    });
  }),
  adminPage('post', `${path}/payments/:id/retry`, async ({ params }, { payments }) => {
    await payments.retryPayment(params.id ?? '');
    return redirect(`${path}/payments`, { kind: 'done', text: 'The payment is tried again: reload in a moment.' });
  }),
  adminPage('post', `${path}/payments/:id/set-aside`, async ({ params, session }, { payments }) => {
    await payments.dismissPayment({ eventId: params.id ?? '', userId: session.userId });
    return redirect(`${path}/payments`, { kind: 'done', text: 'The payment is now in the list “Set aside”.' });
  }),
  ...integrationPages,
];

function readNumber(query: URLSearchParams): number | undefined {
  const text = query.get('before') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
