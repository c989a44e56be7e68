import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { objectSchema } from '../../../infra/validation/object-schema.ts';
import {
  messageSchema,
  rateHeaderDocs,
  serverErrorSchema,
  unauthenticatedSchema,
  validationErrorSchema,
} from '../routing/http-error.ts';
import type { Access, ReplyDocs, Route } from '../routing/route.ts';

const about = `Send a link to a talking video, get it back with animated word-by-word captions.

Every path works with and without \`/api\`. Bodies are JSON or URL-encoded forms (\`captions[0][start]\`). Values may be
strings; unknown fields are ignored; an empty string or null means absent. Every reply has an \`X-Request-Id\`.`;

/** The OpenAPI 3.1 document of these routes. */
export function createOpenApiDocument(routes: readonly Route[]) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A user’s token',
  });
  for (const route of routes) registry.registerPath(describeRoute(route));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Captioneer', version: '1.0.0', description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
  });
}

function describeRoute(route: Route): RouteConfig {
  const { method, path, access, query } = route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    security: needsToken(access) ? [{ token: [] }] : [],
    request: {
      params: names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined,
      query: query && objectSchema(query),
      headers: route.idempotent ? idempotencyHeaders : undefined,
      body: describeBody(route),
    },
    responses: Object.fromEntries(
      Object.entries(repliesOf(route)).map(([status, reply]) => [status, describeReply(reply)]),
    ),
  };
}

const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .max(255)
    .optional()
    .describe('The first 2xx reply is stored, and sent again for 24 hours'),
});

function describeBody({ content, fields, examples = {} }: Route) {
  if (content) return { content: { [content.type]: { schema: content.schema } } };
  if (!fields) return undefined;
  const schema = objectSchema(fields);
  const named = Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
  return {
    content: { 'application/json': { schema, examples: named }, 'application/x-www-form-urlencoded': { schema } },
  };
}

const common = {
  400: { description: 'The body cannot be parsed', schema: messageSchema },
  401: {
    description: 'The token is missing or wrong',
    schema: unauthenticatedSchema,
    headers: { 'WWW-Authenticate': 'Bearer' },
    example: { message: 'Unauthenticated.', error: 'missing_token' },
  },
  409: { description: 'The first call with this Idempotency-Key is still running', schema: messageSchema },
  413: { description: 'The body is too large', schema: messageSchema },
  415: { description: 'The body’s type is not supported here', schema: messageSchema },
  422: {
    description: 'The request is not valid',
    schema: validationErrorSchema,
    example: {
      message: 'The video url field is required.',
      errors: { video_url: ['The video url field is required.'] },
    },
  },
  429: {
    description: 'Too many calls',
    schema: messageSchema,
    headers: rateHeaderDocs,
  },
  431: { description: 'Address and headers are longer than 16 KiB', schema: messageSchema },
  500: { description: 'An error of the service; report the request_id', schema: serverErrorSchema },
} satisfies Record<number, ReplyDocs>;

/** All replies of a route: its own, and the common errors that its kind can have. */
export function repliesOf({ access, body = 'fields', ...route }: Route): Record<number, ReplyDocs> {
  const takesInput = route.fields !== undefined || route.query !== undefined || route.content !== undefined;
  const statuses: (keyof typeof common)[] = [400, 413, 431, 500];
  if (body === 'fields') statuses.push(415);
  if (needsToken(access)) statuses.push(401);
  if (access !== 'open') statuses.push(429);
  if (takesInput && access !== 'open') statuses.push(422);
  if (route.idempotent) statuses.push(409);
  return { ...Object.fromEntries(statuses.map((status) => [status, common[status]])), ...route.replies };
}

function describeReply({
  description,
  schema,
  example,
  contentType = 'application/json',
  headers,
}: ReplyDocs): ResponseConfig {
  return {
    description,
    headers: describeHeaders(headers),
    content: schema && { [contentType]: { schema, example } },
  };
}

function describeHeaders(headers: Record<string, string> = {}): ResponseConfig['headers'] {
  const all = { 'X-Request-Id': 'the id of this call in the log', ...headers };
  return Object.fromEntries(
    Object.entries(all).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
  );
}

function needsToken(access: Access): boolean {
  return access === 'user' || access === 'user_or_integration';
}
