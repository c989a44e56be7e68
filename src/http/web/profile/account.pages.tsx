import { AppError } from '../../../infra/errors/app-error.ts';
import type { PageDeps } from '../page/page-deps.ts';
import {
  download,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';
import { DeleteAccountPage } from './delete-account-page.tsx';

const path = '/app/profile';

/** Downloading the data of an account, and deleting the account. */
export const accountPages: readonly PageRoute[] = [
  userPage({
    method: 'get',
    path: `${path}/export`,
    async handle({ session }, { personalData, clock }) {
      const body = await personalData.exportAccount(session.userId);
      const day = new Date(clock()).toISOString().slice(0, 'YYYY-MM-DD'.length);
      return download({ fileName: `captioneer-account-${day}.json`, contentType: 'application/json', body });
    },
  }),
  userPage({ method: 'get', path: `${path}/delete`, handle: (visit, deps) => deletePage(visit, deps) }),
  userPage({
    method: 'post',
    path: `${path}/delete`,
    async handle(visit, deps) {
      const confirmation = visit.form.text('email');
      try {
        await deps.personalData.deleteAccount({ userId: visit.session.userId, confirmation });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
        return deletePage(visit, deps, { typed: confirmation, error: visit.texts.profile.deletion.notConfirmed });
      }
      visit.setSession(null);
      return redirect('/sign-in', { kind: 'done', text: visit.texts.profile.deletion.deleted });
    },
  }),
];

async function deletePage(
  { session: { userId }, texts }: UserVisit,
  { accounts }: PageDeps,
  rejected?: { typed: string; error: string },
): Promise<PageReply> {
  const [profile, balance] = await Promise.all([accounts.getProfile(userId), accounts.getBalance(userId)]);
  const expected = profile.email ?? String(userId);
  const boughtSeconds = balance?.purchasedLeftSeconds ?? 0;
  return page({
    title: texts.profile.data.delete,
    status: rejected ? 422 : 200,
    content: (
      <DeleteAccountPage
        expected={expected}
        hasPayments={balance !== null}
        boughtSeconds={boughtSeconds}
        rejected={rejected}
      />
    ),
  });
}
