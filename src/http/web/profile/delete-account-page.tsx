import { fill } from '../../../texts/fill.ts';
import { Filled } from '../components/filled.tsx';
import { formatSeconds } from '../components/format.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

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
export function DeleteAccountPage({ expected, hasPayments, boughtSeconds, rejected }: DeleteAccountPageProps) {
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
