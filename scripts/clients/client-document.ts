import { allRoutes } from '../../src/http/api/all-routes.ts';
import { createOpenApiDocument } from '../../src/http/api/openapi/create-openapi-document.ts';

interface Operation {
  security: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { headers?: unknown }>;
}

/**
 * The part of openapi.json that the typed client needs: what a user's token may call, with JSON bodies and the replies of success.
 * Errors have one shape everywhere, and forms the same fields as JSON; the whole document makes types five times as long.
 */
export function createClientDocument(): object {
  const whole = JSON.parse(JSON.stringify(createOpenApiDocument(allRoutes)));
  const paths = Object.entries<Record<string, Operation>>(whole.paths).flatMap(([path, operations]) => {
    const kept = Object.entries(operations).filter(([, { security }]) => security.length > 0);
    return kept.length > 0 ? [[path, Object.fromEntries(kept.map(([method, one]) => [method, trim(one)]))]] : [];
  });
  return { ...whole, paths: Object.fromEntries(paths) };
}

function trim({ requestBody, responses, ...operation }: Operation): Operation {
  const replies = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { headers: _headers, ...reply }]) => [status, reply]);
  const json = requestBody?.content['application/json'];
  const body = json ? { requestBody: { ...requestBody, required: true, content: { 'application/json': json } } } : {};
  return { ...operation, ...body, responses: Object.fromEntries(replies) };
}
