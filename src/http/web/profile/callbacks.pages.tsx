import { AppError } from '../../../infra/errors/app-error.ts';
import type { TestEventResult } from '../../../product/delivery/send-test-event.ts';
import { fill } from '../../../texts/fill.ts';
import {
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';
import { CallbacksPage } from './callbacks-page.tsx';

const path = '/app/profile/callbacks';

/** The secret that signs callbacks, and test events for the user's receiver. */
export const callbackPages: readonly PageRoute[] = [
  userPage('get', path, (visit, deps) => callbacksPage(visit, deps)),
  userPage('post', path, sendTest),
  userPage('post', `${path}/secret`, async ({ session, texts }, { accounts }) => {
    try {
      await accounts.rotateCallbackSecret(session.userId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      return redirect(path, { kind: 'problem', text: texts.profile.callbacks.changedTooOften });
    }
    return redirect(path, { kind: 'done', text: texts.profile.callbacks.made });
  }),
];

async function sendTest(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const url = visit.form.text('url');
  const input = { userId: visit.session.userId, url };
  try {
    const result = await deps.deliveries.sendTestEvent(input);
    if (result.kind !== 'throttled') return callbacksPage(visit, deps, { url, result });
    const throttled = fill(visit.texts.profile.callbacks.tooMany, { seconds: result.retryAfterSeconds });
    return callbacksPage(visit, deps, { url, error: throttled }, 429);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
    return callbacksPage(visit, deps, { url, error: visit.texts.profile.callbacks.badAddress }, 422);
  }
}

async function callbacksPage(
  { session, texts }: UserVisit,
  { accounts }: PageDeps,
  test: { url: string; error?: string; result?: Exclude<TestEventResult, { kind: 'throttled' }> } = { url: '' },
  status = 200,
): Promise<PageReply> {
  const secret = await accounts.getCallbackSecretState(session.userId);
  return page({ title: texts.profile.callbacks.title, status, content: <CallbacksPage {...secret} test={test} /> });
}
