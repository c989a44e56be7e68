import type { IntegrationView } from '../../../product/integrations/manage-integrations.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';
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
