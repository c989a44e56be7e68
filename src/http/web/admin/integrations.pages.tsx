import { AppError } from '../../../infra/errors/app-error.ts';
import type { IntegrationView } from '../../../product/integrations/manage-integrations.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { adminPage, type PageDeps, type PageReply, type PageRoute, page, redirect } from '../page/page-route.ts';
import {
  IntegrationPage,
  IntegrationsPage,
  type IntegrationsPageProps,
  NewIntegrationPage,
} from './integrations-page.tsx';

const path = '/app/admin/integrations';
const integrationPath = `${path}/:id`;

export const integrationPages: readonly PageRoute[] = [
  adminPage('get', path, (_, deps) => listPage(deps)),
  adminPage('post', path, async ({ form }, deps) => {
    const name = form.text('name');
    try {
      const made = await deps.integrations.createIntegration({ name });
      return page({ title: 'New integration', content: <NewIntegrationPage name={name} {...made} /> });
    } catch (error) {
      return listPage(deps, { name, error: inputErrorOf(error) });
    }
  }),
  adminPage('get', integrationPath, async ({ params }, deps) =>
    integrationPage(await findIntegration(deps, params.id)),
  ),
  adminPage('post', integrationPath, async ({ params, form }, deps) => {
    const [integrationId, name] = [params.id ?? '', form.text('name')];
    try {
      await deps.integrations.renameIntegration({ integrationId, name });
    } catch (error) {
      return integrationPage(await findIntegration(deps, integrationId), { name, error: inputErrorOf(error) });
    }
    return redirect(path, { kind: 'done', text: `The integration is now called ${name}.` });
  }),
  adminPage('post', `${integrationPath}/remove`, async ({ params }, { integrations }) => {
    await integrations.removeIntegration(params.id ?? '');
    return redirect(path, {
      kind: 'done',
      text: 'The integration has been removed, and its key does not work any more.',
    });
  }),
];

async function listPage({ integrations }: PageDeps, rejected?: IntegrationsPageProps['rejected']): Promise<PageReply> {
  const listed = await integrations.listIntegrations();
  const content = <IntegrationsPage integrations={listed} rejected={rejected} />;
  return page({ title: 'Integrations', status: rejected ? 422 : 200, content });
}

function integrationPage(integration: IntegrationView, rejected?: { name: string; error: string }): PageReply {
  const content = <IntegrationPage integration={integration} rejected={rejected} />;
  return page({ title: integration.name, status: rejected ? 422 : 200, content });
}

async function findIntegration({ integrations }: PageDeps, id: string | undefined): Promise<IntegrationView> {
  const found = (await integrations.listIntegrations()).find(({ integrationId }) => integrationId === id);
  if (!found) throw pageNotFound('This integration does not exist, or it has been removed.');
  return found;
}

/** The message of an error that the form shows. @throws all other errors */
function inputErrorOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid_input') return error.message;
  throw error;
}
