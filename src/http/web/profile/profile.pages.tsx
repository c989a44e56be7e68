import { AppError } from '../../../infra/errors/app-error.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { pageNotFound } from '../errors/page-error.ts';
import {
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';
import { getUsageMonth } from './cards/usage-month.ts';
import { NewTokenPage } from './new-token-page.tsx';
import { ProfilePage, type ProfilePageProps } from './profile-page.tsx';
import { RevokeTokenPage } from './revoke-token-page.tsx';

const path = '/app/profile';
const newTokenPath = `${path}/tokens/new`;
const maxNameLength = 100;
const shownEntries = 20;

/** The profile page and the user's API tokens. */
export const profilePages: readonly PageRoute[] = [
  userPage('get', path, (visit, deps) => showProfile(visit, deps)),
  userPage('post', `${path}/tokens`, async (visit, deps) => {
    const name = visit.form.text('name');
    const error = errorIn(name, visit.texts);
    if (error) return showProfile(visit, deps, { newToken: { name, error } });
    try {
      const { apiToken } = await deps.accounts.createToken(visit.session.userId, name);
      visit.keepOneTimeValues(newTokenPath, [name, apiToken]);
      return redirect(newTokenPath);
    } catch (thrown) {
      if (!(thrown instanceof AppError) || thrown.code !== 'conflict') throw thrown;
      const full = textsOf(visit.language).causes.requests.tokens_full;
      return showProfile(visit, deps, { newToken: { name, error: full } });
    }
  }),
  userPage('get', newTokenPath, async ({ takeOneTimeValues, texts }, { config }) => {
    const [name, apiToken] = takeOneTimeValues(newTokenPath) ?? [];
    if (name === undefined || apiToken === undefined) return redirect(`${path}#tokens`);
    const { publicBaseUrl } = config.http;
    return page({
      title: texts.profile.tokens.newTitle,
      content: <NewTokenPage name={name} apiToken={apiToken} publicBaseUrl={publicBaseUrl} />,
    });
  }),
  userPage('get', `${path}/tokens/:id/revoke`, async ({ session, params, texts }, { accounts }) => {
    const tokens = await accounts.listTokens(session.userId);
    const token = tokens.find(({ id }) => id === params.id);
    if (!token) throw pageNotFound(texts.profile.tokens.gone);
    return page({ title: texts.profile.tokens.revokeTitle, content: <RevokeTokenPage token={token} /> });
  }),
  userPage('post', `${path}/tokens/:id/revoke`, async ({ session, params, texts }, { accounts }) => {
    await accounts.revokeToken(session.userId, params.id ?? '');
    return redirect(`${path}#tokens`, { kind: 'done', text: texts.profile.tokens.revoked });
  }),
];

export async function showProfile(
  { session: { userId }, query, texts }: UserVisit,
  { accounts, presets: ofAccount, fonts: ownFonts, chats, payments, subscribers, clock }: PageDeps,
  rejected: Pick<ProfilePageProps, 'newToken' | 'newDictionary' | 'chatCode'> = {},
): Promise<PageReply> {
  const [
    profile,
    contacts,
    tokens,
    usage,
    balance,
    ledger,
    callbackSecret,
    defaults,
    presets,
    fonts,
    dictionary,
    linked,
    paid,
  ] = await Promise.all([
    accounts.getProfile(userId),
    subscribers.listSubscribers(userId),
    accounts.listTokens(userId),
    getUsageMonth(accounts, { userId, asked: query.get('month'), nowMs: clock() }),
    accounts.getBalance(userId),
    accounts.listLedger(userId, { limit: shownEntries }),
    accounts.getCallbackSecret(userId),
    accounts.getDefaultSettings(userId),
    ofAccount.listPresets(userId),
    ownFonts.list(userId),
    accounts.getDictionary(userId),
    chats.listChats(userId),
    payments.listPaymentsOfUser({ userId, limit: shownEntries }),
  ]);
  const settings = { callbackSecret, defaults, presets, fonts, dictionary };
  const parts = { profile, contacts, tokens, usage, balance, ledger, payments: paid, chats: linked, ...settings };
  return page({
    title: texts.profile.title,
    status: Object.keys(rejected).length > 0 ? 422 : 200,
    content: <ProfilePage {...parts} {...rejected} />,
  });
}

/** null = the name is valid. */
function errorIn(name: string, { profile: { tokens } }: PageTexts): string | null {
  if (name === '') return tokens.needsName;
  return name.length > maxNameLength ? fill(tokens.longName, { max: maxNameLength }) : null;
}
