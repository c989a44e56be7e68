import { AppError } from '../../../infra/errors/app-error.ts';
import type { IntegrationView } from '../../../product/integrations/manage-integrations.ts';
import { pageNotFound } from '../errors/page-error.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { adminPage, type PageReply, type PageRoute, page, redirect } from '../page/page-route.ts';
import { IntegrationPage, NewIntegrationPage } from './integration-page.tsx';
import { IntegrationsPage, type IntegrationsPageProps } from './integrations-page.tsx';

const path = '/app/admin/integrations';
const one = `${path}/:id`;

export const integrationPages: readonly PageRoute[] = [
  adminPage({ method: 'get', path, handle: (_, deps) => listPage(deps) }),
  adminPage({
    method: 'post',
    path,
    async handle({ form }, deps) {
      const name = form.text('name');
      try {
        const made = await deps.integrations.createIntegration({ name });
        return page({ title: 'A new integration', content: <NewIntegrationPage name={name} {...made} /> });
      } catch (error) {
        return listPage(deps, { name, error: mistakeOf(error) });
      }
    },
  }),
  adminPage({
    method: 'get',
    path: one,
    handle: async ({ params }, deps) => onePage(await findIntegration(deps, params.id)),
  }),
  adminPage({
    method: 'post',
    path: one,
    async handle({ params, form }, deps) {
      const [integrationId, name] = [params.id ?? '', form.text('name')];
      try {
        await deps.integrations.renameIntegration({ integrationId, name });
      } catch (error) {
        return onePage(await findIntegration(deps, integrationId), { name, error: mistakeOf(error) });
      }
      return redirect(path, { kind: 'done', text: `It is called ${name} now.` });
    },
  }),
  adminPage({
    method: 'post',
    path: `${one}/remove`,
    async handle({ params }, { integrations }) {
      await integrations.removeIntegration(params.id ?? '');
      return redirect(path, { kind: 'done', text: 'The integration is removed: its key opens nothing any more.' });
    },
  }),
];

async function listPage({ integrations }: PageDeps, mistake?: IntegrationsPageProps['mistake']): Promise<PageReply> {
  const listed = await integrations.listIntegrations();
  const content = <IntegrationsPage integrations={listed} mistake={mistake} />;
  return page({ title: 'Integrations', status: mistake ? 422 : 200, content });
}

function onePage(integration: IntegrationView, mistake?: { name: string; error: string }): PageReply {
  const content = <IntegrationPage integration={integration} mistake={mistake} />;
  return page({ title: integration.name, status: mistake ? 422 : 200, content });
}

async function findIntegration({ integrations }: PageDeps, id: string | undefined): Promise<IntegrationView> {
  const found = (await integrations.listIntegrations()).find(({ integrationId }) => integrationId === id);
  if (!found) throw pageNotFound('This integration has been removed, or there never was one.');
  return found;
}

/** What is wrong with what was typed; everything else is no matter of the form. */
function mistakeOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid_input') return error.message;
  throw error;
}
