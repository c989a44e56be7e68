import type { IntegrationView } from '../../../product/integrations/manage-integrations.ts';
import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';
import { AdminFrame } from './admin-frame.tsx';

interface IntegrationPageProps {
  integration: IntegrationView;
  mistake?: { name: string; error: string };
}

/** One integration: its name, and its end. */
export function IntegrationPage({ integration: { integrationId, name }, mistake }: IntegrationPageProps) {
  const path = `/app/admin/integrations/${integrationId}`;
  return (
    <AdminFrame title={name}>
      <Card title="Name">
        <PostForm action={path}>
          <div class="form-line">
            <TextField
              name="name"
              label="Name"
              value={mistake?.name ?? name}
              error={mistake?.error}
              input={{ maxLength: 100, autoComplete: 'off' }}
            />
            <button type="submit" class="button">
              Rename
            </button>
          </div>
        </PostForm>
      </Card>
      <Card
        title="Remove"
        intro="Its key opens nothing from that moment on, and cannot be had back. Whom it has registered stays."
      >
        <PostForm action={`${path}/remove`}>
          <div class="buttons">
            <button type="submit" class="button button-danger">
              Remove this integration
            </button>
            <a class="button button-quiet" href="/app/admin/integrations">
              Keep it
            </a>
          </div>
        </PostForm>
      </Card>
    </AdminFrame>
  );
}

/** The only time that a key is shown. */
export function NewIntegrationPage({
  name,
  integrationId,
  apiKey,
}: Record<'name' | 'integrationId' | 'apiKey', string>) {
  return (
    <section class="card">
      <h1>A new integration</h1>
      <p class="intro">
        This is <strong class="breakable">{name}</strong>. Copy the key now: it is shown this once, and we keep no copy.
      </p>
      <CopyField id="integration-id" label="Integration id" value={integrationId} />
      <CopyField id="api-key" label="API key" value={apiKey} />
      <p>
        <a class="button" href="/app/admin/integrations">
          I have copied it
        </a>
      </p>
    </section>
  );
}
