import { fill } from '../../../texts/fill.ts';
import { Filled } from '../components/filled.tsx';
import { formatSeconds } from '../components/format.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

interface DeleteAccountPageProps {
  /** What is to be typed. */
  expected: string;
  /** Payments are on. */
  hasPayments: boolean;
  /** Paid for and not used yet. */
  boughtSeconds: number;
  mistake?: { typed: string; error: string };
}

/** What goes, what stays, and a thing to type, so that nobody does it by mistake. */
export function DeleteAccountPage({ expected, hasPayments, boughtSeconds, mistake }: DeleteAccountPageProps) {
  const { texts, language } = usePage();
  const words = texts.profile.deletion;
  const download = (
    <a href="/app/profile/export" download>
      {words.dataLink}
    </a>
  );
  return (
    <section class="card card-narrow">
      <h1>{words.title}</h1>
      <p class="intro">{words.intro}</p>
      <ul class="list">
        <li>{words.videos}</li>
        <li>{words.making}</li>
        <li>{words.tokens}</li>
        <li>{words.settings}</li>
        {boughtSeconds > 0 && <li>{fill(words.bought, { time: formatSeconds(boughtSeconds, language) })}</li>}
      </ul>
      <p>
        {words.chats} {hasPayments && `${words.subscription} `}
        <Filled text={words.dataFirst} with={{ download }} />
      </p>
      <PostForm action="/app/profile/delete">
        <TextField
          name="email"
          label={fill(words.confirm, { expected })}
          value={mistake?.typed}
          error={mistake?.error}
          input={{ autoComplete: 'off', spellcheck: false, autoCapitalize: 'off' }}
        />
        <div class="buttons">
          <button type="submit" class="button button-danger">
            {texts.profile.data.delete}
          </button>
          <a class="button button-quiet" href="/app/profile#data">
            {words.keep}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
