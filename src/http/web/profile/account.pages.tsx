import { AppError } from '../../../infra/errors/app-error.ts';
import { fill } from '../../../texts/fill.ts';
import { TextField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { formatSeconds } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import {
  download,
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';

const path = '/app/profile';

/** Downloading the data of an account, and deleting the account. */
export const accountPages: readonly PageRoute[] = [
  userPage('get', `${path}/export`, async ({ session }, { personalData, clock }) => {
    const body = await personalData.exportAccount(session.userId);
    const day = new Date(clock()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return download({ fileName: `captioneer-account-${day}.json`, contentType: 'application/json', body });
  }),
  userPage('get', `${path}/delete`, (visit, deps) => deletePage(visit, deps)),
  userPage('post', `${path}/delete`, async (visit, deps) => {
    const confirmation = visit.form.text('email');
    try {
      await deps.personalData.deleteAccount({ userId: visit.session.userId, confirmation });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
      return deletePage(visit, deps, { typed: confirmation, error: visit.texts.profile.deletion.notConfirmed });
    }
    visit.setSession(null);
    return redirect('/sign-in', { kind: 'done', text: visit.texts.profile.deletion.deleted });
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

interface DeleteAccountPageProps {
  /** The text that must be typed to confirm. */
  expected: string;
  /** Whether payments are on. */
  hasPayments: boolean;
  /** Purchased and not used. */
  boughtSeconds: number;
  /** A confirmation that was wrong. */
  rejected?: { typed: string; error: string };
}

/** Says what is deleted and what is not, and asks for a confirmation. */
function DeleteAccountPage({ expected, hasPayments, boughtSeconds, rejected }: DeleteAccountPageProps) {
  const { texts, language } = usePage();
  const t = texts.profile.deletion;
  const download = (
    <a href="/app/profile/export" download>
      {t.dataLink}
    </a>
  );
  return (
    <section class="card card-narrow">
      <h1>{t.title}</h1>
      <p class="intro">{t.intro}</p>
      <ul class="list">
        <li>{t.videos}</li>
        <li>{t.making}</li>
        <li>{t.tokens}</li>
        <li>{t.settings}</li>
        {boughtSeconds > 0 && <li>{fill(t.bought, { time: formatSeconds(boughtSeconds, language) })}</li>}
      </ul>
      <p>
        {t.chats} {hasPayments && `${t.subscription} `}
        <Filled text={t.dataFirst} with={{ download }} />
      </p>
      {hasPayments && <p>{t.kept}</p>}
      <PostForm action="/app/profile/delete">
        <TextField
          name="email"
          label={fill(t.confirm, { expected })}
          value={rejected?.typed}
          error={rejected?.error}
          input={{ autoComplete: 'off', spellcheck: false, autoCapitalize: 'off' }}
        />
        <div class="buttons">
          <button type="submit" class="button button-danger">
            {texts.profile.data.delete}
          </button>
          <a class="button button-quiet" href="/app/profile#data">
            {t.keep}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
