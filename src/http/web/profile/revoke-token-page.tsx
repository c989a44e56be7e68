import type { TokenView } from '../../../product/accounts/tokens.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { LastUsed } from './cards/tokens-card.tsx';

export function RevokeTokenPage({ token }: { token: TokenView }) {
  const t = usePage().texts.profile.tokens;
  return (
    <section class="card card-narrow">
      <h1>{t.revokeTitle}</h1>
      <p>
        <strong class="breakable">{token.name}</strong> (<code>{token.prefix}…</code>), <LastUsed token={token} />.
      </p>
      <p class="intro">{t.revokeHint}</p>
      <PostForm action={`/app/profile/tokens/${token.id}/revoke`}>
        <div class="buttons">
          <button type="submit" class="button button-danger button-solid">
            {t.revokeIt}
          </button>
          <a class="button button-quiet" href="/app/profile#tokens">
            {t.keepIt}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
