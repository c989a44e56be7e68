import { z } from 'zod';
import type { Route } from '../routing/route.ts';
import { createOpenApiDocument } from './create-openapi-document.ts';

/** @param documented all other routes, which the document describes */
export function openApiRoute(documented: readonly Route[]): Route {
  const route: Route = {
    method: 'get',
    path: '/openapi.json',
    access: 'open',
    body: 'fields',
    docs: {
      id: 'openapi',
      tag: 'Operation',
      summary: 'This document as OpenAPI 3.1',
      replies: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({ openapi: z.string() }) } },
    },
    handle: async () => ({ status: 200, body: document() }),
  };
  let built: object | undefined;
  const document = () => {
    built ??= createOpenApiDocument([...documented, route]);
    return built;
  };
  return route;
}
