import type { TokenView } from '../../services.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

interface TokensCardProps {
  tokens: TokenView[];
  newToken?: { name: string; error: string };
}

/** Keys for programs: made, known by their beginnings, revoked. */
export function TokensCard({ tokens, newToken }: TokensCardProps) {
  return (
    <Card
      id="tokens"
      title="API tokens"
      intro={
        <>
          A token lets a program caption videos in your name; the <a href="/docs">API reference</a> tells how.
        </>
      }
    >
      {tokens.length === 0 ? <p class="empty">You have no tokens yet.</p> : <TokenList tokens={tokens} />}
      <PostForm action="/app/profile/tokens#tokens">
        <div class="form-line">
          <TextField
            name="name"
            label="Name of a new token"
            hint="What it is for, e.g. “newsletter flow”"
            value={newToken?.name}
            error={newToken?.error}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <button type="submit" class="button">
            Make a token
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

function TokenList({ tokens }: { tokens: TokenView[] }) {
  return (
    <ul class="rows">
      {tokens.map((token) => (
        <li key={token.id} class="row">
          <div>
            <h3 class="breakable">{token.name}</h3>
            <p class="hint">
              <code>{token.prefix}…</code> made <Moment at={token.createdAt} dayOnly />,{' '}
              {token.lastUsedAt ? (
                <>
                  last used <Moment at={token.lastUsedAt} />
                </>
              ) : (
                'never used'
              )}
            </p>
          </div>
          <a class="button button-danger button-small" href={`/app/profile/tokens/${token.id}/revoke`}>
            Revoke<span class="visually-hidden"> {token.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
