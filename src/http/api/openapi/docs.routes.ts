import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { notFound } from '../routing/http-error.ts';
import { openRoute, type Route } from '../routing/route.ts';
import { createOpenApiDocument } from './create-openapi-document.ts';

/** Swagger UI needs inline styles; everything else comes from files of this service. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Captioneer API</title>
    <link rel="stylesheet" href="reference/swagger-ui.css">
    <link rel="icon" href="reference/favicon-32x32.png">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="reference/swagger-ui-bundle.js"></script>
    <script src="reference/initializer.js"></script>
  </body>
</html>
`;

/** `validatorUrl: null`: otherwise the page would send the document to a service on the internet. */
const initializer = `SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};

const locate = createRequire(import.meta.url).resolve;

/** The pages have a guide at `/docs` (see `guidePages`); what comes here has asked for `/api/docs`. */
const leadToReference = openRoute('get', '/docs', {
  id: 'docs',
  tag: 'Operation',
  summary: 'The guide, which leads to this document as a page',
  description: 'With the prefix `/api` it leads to that page itself.',
  replies: {
    200: { description: 'A page', schema: z.string(), contentType: 'text/html' },
    302: { description: 'Leads to the reference' },
  },
  async handle({ ctx }) {
    return { status: 302, headers: { Location: `${hasSlash(ctx) ? '' : 'docs/'}reference` } };
  },
});

const showReference = openRoute('get', '/docs/reference', {
  id: 'reference',
  tag: 'Operation',
  summary: 'This document as a page',
  replies: { 200: { description: 'A page', schema: z.string(), contentType: 'text/html' } },
  async handle({ ctx }) {
    // the addresses of the page's files are relative, so that it works below any prefix
    if (hasSlash(ctx)) return { status: 301, headers: { Location: '../reference' } };
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    return { status: 200, body: page, headers };
  },
});

function hasSlash({ originalUrl }: { originalUrl: string }): boolean {
  return /\/(\?|$)/.test(originalUrl);
}

const showReferenceFile = openRoute('get', '/docs/reference/:asset', {
  id: 'referenceFile',
  tag: 'Operation',
  summary: 'The files of this page',
  replies: {
    200: { description: 'A file', schema: z.string(), contentType: '*/*' },
    404: { description: 'There is no such file' },
  },
  async handle({ params }) {
    const asset = params.asset ?? '';
    const cache = { 'Cache-Control': 'public, max-age=3600' };
    if (asset === 'initializer.js') {
      return { status: 200, body: initializer, headers: { ...cache, 'Content-Type': 'text/javascript' } };
    }
    const type = Object.hasOwn(assets, asset) ? assets[asset] : undefined;
    if (!type) throw notFound();
    const body = createReadStream(locate(`swagger-ui-dist/${asset}`));
    return { status: 200, body, headers: { ...cache, 'Content-Type': type } };
  },
});

export const docsRoutes = [leadToReference, showReference, showReferenceFile];

/** @param documented all other routes, which the document describes */
export function openApiRoute(documented: readonly Route[]): Route {
  // bytes, so that all replies share them
  let built: Buffer | undefined;
  const route = openRoute('get', '/openapi.json', {
    id: 'openapi',
    tag: 'Operation',
    summary: 'This document as OpenAPI 3.1',
    replies: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({ openapi: z.string() }) } },
    async handle() {
      built ??= Buffer.from(JSON.stringify(createOpenApiDocument([...documented, route])));
      return { status: 200, body: built, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
    },
  });
  return route;
}
