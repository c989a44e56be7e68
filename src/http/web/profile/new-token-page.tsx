import { CopyField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';

interface NewTokenPageProps {
  name: string;
  apiToken: string;
  publicBaseUrl: string;
}

/** The only page that shows the token. */
export function NewTokenPage({ name, apiToken, publicBaseUrl }: NewTokenPageProps) {
  const t = usePage().texts.profile.tokens;
  return (
    <section class="card">
      <h1>{t.newTitle}</h1>
      <p class="intro">
        <Filled text={t.newIntro} with={{ name: <strong class="breakable">{name}</strong> }} />
      </p>
      <CopyField id="api-token" label={t.token} value={apiToken} />
      <div class="field">
        <h2 class="sample-title">{t.tryIt}</h2>
        <pre class="sample">
          <code>{`curl ${publicBaseUrl}/api/me -H "Authorization: Bearer ${apiToken}"`}</code>
        </pre>
      </div>
      <p>
        <a class="button" href="/app/profile#tokens">
          {t.copied}
        </a>
      </p>
    </section>
  );
}
