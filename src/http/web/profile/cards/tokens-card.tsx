import type { TokenView } from '../../../../product/accounts/tokens.ts';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields.tsx';
import { Filled } from '../../components/filled.tsx';
import { Moment } from '../../components/format.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

interface TokensCardProps {
  tokens: TokenView[];
  newToken?: { name: string; error: string };
}

/** The list of API tokens, and the form for a new one. */
export function TokensCard({ tokens, newToken }: TokensCardProps) {
  const { texts } = usePage();
  const t = texts.profile.tokens;
  const reference = <a href="/docs">{texts.shell.apiReference}</a>;
  return (
    <Card id="tokens" title={t.title} intro={<Filled text={t.intro} with={{ reference }} />}>
      {tokens.length === 0 ? <p class="empty">{t.none}</p> : <TokenList tokens={tokens} />}
      <PostForm action="/app/profile/tokens#tokens">
        <div class="form-line">
          <TextField
            name="name"
            label={t.name}
            hint={t.hint}
            value={newToken?.name}
            error={newToken?.error}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <button type="submit" class="button">
            {t.make}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

function TokenList({ tokens }: { tokens: TokenView[] }) {
  const t = usePage().texts.profile.tokens;
  return (
    <ul class="rows">
      {tokens.map((token) => (
        <li key={token.id} class="row">
          <div>
            <h3 class="breakable">{token.name}</h3>
            <p class="hint">
              <code>{token.prefix}…</code>{' '}
              <Filled text={t.made} with={{ day: <Moment at={token.createdAt} dayOnly /> }} />,{' '}
              <LastUsed token={token} />
            </p>
          </div>
          <a class="button button-danger button-small" href={`/app/profile/tokens/${token.id}/revoke`}>
            {t.revoke}
            <span class="visually-hidden"> {token.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LastUsed({ token: { lastUsedAt } }: { token: TokenView }) {
  const t = usePage().texts.profile.tokens;
  if (!lastUsedAt) return <>{t.unused}</>;
  return <Filled text={t.used} with={{ when: <Moment at={lastUsedAt} /> }} />;
}
