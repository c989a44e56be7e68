import { z } from 'zod';
import type { Route } from '../routing/route.ts';
import { createOpenApiDocument } from './create-openapi-document.ts';

/** @param documented the routes that the document is about, besides its own */
export function openApiRoute(documented: readonly Route[]): Route {
  const route: Route = {
    method: 'get',
    path: '/openapi.json',
    access: 'open',
    body: 'fields',
    docs: {
      id: 'openapi',
      tag: 'Operation',
      summary: 'This document, for programs',
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
