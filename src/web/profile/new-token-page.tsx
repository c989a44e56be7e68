import { CopyField } from '../components/copy-field.tsx';

interface NewTokenPageProps {
  name: string;
  apiToken: string;
  publicBaseUrl: string;
}

/** The only time that a token is shown. */
export function NewTokenPage({ name, apiToken, publicBaseUrl }: NewTokenPageProps) {
  return (
    <section class="card">
      <h1>Your new token</h1>
      <p class="intro">
        This is <strong class="breakable">{name}</strong>. Copy it now: it is shown this once, and we keep no copy.
      </p>
      <CopyField id="api-token" label="Token" value={apiToken} />
      <div class="field">
        <h2 class="sample-title">Try it</h2>
        <pre class="sample">
          <code>{`curl ${publicBaseUrl}/api/me -H "Authorization: Bearer ${apiToken}"`}</code>
        </pre>
      </div>
      <p>
        <a class="button" href="/app/profile#tokens">
          I have copied it
        </a>
      </p>
    </section>
  );
}
