import type { IntegrationView } from '../../../product/integrations/manage-integrations.ts';
import { Card } from '../components/card.tsx';
import { CopyField, TextField } from '../components/fields.tsx';
import { Moment } from '../components/format.tsx';
import { PostForm } from '../components/post-form.tsx';
import { AdminFrame } from './admin-frame.tsx';

export interface IntegrationsPageProps {
  integrations: IntegrationView[];
  /** A name that was not accepted. */
  rejected?: { name: string; error: string };
}

export function IntegrationsPage({ integrations, rejected }: IntegrationsPageProps) {
  return (
    <AdminFrame title="Integrations">
      <Card
        title="Integrations"
        intro="An integration is a platform with an API key. It registers users and offers their chats to be connected."
      >
        {integrations.length === 0 ? (
          <p class="empty">There are none yet.</p>
        ) : (
          <ul class="rows">
            {integrations.map((integration) => (
              <IntegrationRow key={integration.integrationId} integration={integration} />
            ))}
          </ul>
        )}
        <PostForm action="/app/admin/integrations">
          <div class="form-line">
            <TextField
              name="name"
              label="Name of a new integration"
              value={rejected?.name}
              error={rejected?.error}
              input={{ maxLength: 100, autoComplete: 'off' }}
            />
            <button type="submit" class="button">
              Create integration
            </button>
          </div>
        </PostForm>
      </Card>
    </AdminFrame>
  );
}

function IntegrationRow({ integration }: { integration: IntegrationView }) {
  const { integrationId, name, keyPrefix, createdAt, userCount } = integration;
  return (
    <li class="row">
      <div>
        <h3 class="breakable">{name}</h3>
        <p class="hint breakable">
          <code>{integrationId}</code>, key <code>{keyPrefix}…</code>, created <Moment at={createdAt} dayOnly />,{' '}
          {userCount === 1 ? 'one user' : `${userCount} users`} registered
        </p>
      </div>
      <a class="button button-quiet button-small" href={`/app/admin/integrations/${integrationId}`}>
        Change<span class="visually-hidden"> {name}</span>
      </a>
    </li>
  );
}

interface IntegrationPageProps {
  integration: IntegrationView;
  /** A name that was not accepted. */
  rejected?: { name: string; error: string };
}

/** One integration, to be renamed or removed. */
export function IntegrationPage({ integration: { integrationId, name }, rejected }: IntegrationPageProps) {
  const path = `/app/admin/integrations/${integrationId}`;
  return (
    <AdminFrame title={name}>
      <Card title="Name">
        <PostForm action={path}>
          <div class="form-line">
            <TextField
              name="name"
              label="Name"
              value={rejected?.name ?? name}
              error={rejected?.error}
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
        intro="Its key stops working at once and cannot be restored. The users that it has registered stay."
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

/** The only page that shows the key. */
export function NewIntegrationPage({
  name,
  integrationId,
  apiKey,
}: Record<'name' | 'integrationId' | 'apiKey', string>) {
  return (
    <section class="card">
      <h1>New integration</h1>
      <p class="intro">
        This is <strong class="breakable">{name}</strong>. Copy the key now: it is not stored, and cannot be shown
        again.
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
