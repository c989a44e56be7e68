import type { TokenView } from '../../services.ts';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';

export function RevokeTokenPage({ token }: { token: TokenView }) {
  return (
    <section class="card card-narrow">
      <h1>Revoke this token?</h1>
      <p>
        <strong class="breakable">{token.name}</strong> (<code>{token.prefix}…</code>),{' '}
        {token.lastUsedAt ? (
          <>
            last used <Moment at={token.lastUsedAt} />
          </>
        ) : (
          'never used'
        )}
        .
      </p>
      <p class="intro">Programs that use it are turned away from this moment on. That cannot be undone.</p>
      <PostForm action={`/app/profile/tokens/${token.id}/revoke`}>
        <div class="buttons">
          <button type="submit" class="button button-danger button-solid">
            Revoke it
          </button>
          <a class="button button-quiet" href="/app/profile#tokens">
            Keep it
          </a>
        </div>
      </PostForm>
    </section>
  );
}
