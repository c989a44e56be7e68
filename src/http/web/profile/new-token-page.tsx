import { CopyField } from '../components/copy-field.tsx';
import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';

interface NewTokenPageProps {
  name: string;
  apiToken: string;
  publicBaseUrl: string;
}

/** The only time that a token is shown. */
export function NewTokenPage({ name, apiToken, publicBaseUrl }: NewTokenPageProps) {
  const words = usePage().texts.profile.tokens;
  return (
    <section class="card">
      <h1>{words.newTitle}</h1>
      <p class="intro">
        <Filled text={words.newIntro} with={{ name: <strong class="breakable">{name}</strong> }} />
      </p>
      <CopyField id="api-token" label={words.token} value={apiToken} />
      <div class="field">
        <h2 class="sample-title">{words.tryIt}</h2>
        <pre class="sample">
          <code>{`curl ${publicBaseUrl}/api/me -H "Authorization: Bearer ${apiToken}"`}</code>
        </pre>
      </div>
      <p>
        <a class="button" href="/app/profile#tokens">
          {words.copied}
        </a>
      </p>
    </section>
  );
}
