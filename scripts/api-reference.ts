import { z } from 'zod';
import { allRoutes } from '../src/http/api/all-routes.ts';
import { repliesOf } from '../src/http/api/openapi/create-openapi-document.ts';
import type { Route } from '../src/http/api/routing/route.ts';
import type { Fields } from '../src/infra/validation/field.ts';

const introduction = `# The API

Written from the routes by \`npx tsx scripts/write-api-docs.ts\`; a test keeps it current. The same as OpenAPI 3.1 is at
\`/openapi.json\`, to be read and tried at \`/docs\`. How to receive and verify callbacks: [receiving-callbacks.md](receiving-callbacks.md).

\`\`\`sh
curl -X POST "$URL/api/video/create" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"video_url": "https://example.com/talk.mp4", "callback": "https://example.com/hooks/captions"}'
# 201 {"video_id":"vid_…","status":"processing"}
curl "$URL/api/video/get?video_id=vid_…" -H "Authorization: Bearer $TOKEN"
# 202 while it is made, then 200 {"video_id":"vid_…","status":"processed","video_url":"…"}
\`\`\`

- Every path is answered with and without \`/api\`.
- Bodies are JSON or URL-encoded forms (\`captions[0][start]\`), 1 MiB at most. Values may be strings (\`"true"\`, \`"24"\`);
  \`""\` and \`null\` mean absent; unknown fields are ignored.
- Checks come in this order: 404, 405 (with \`Allow\`), 413, 400, 401, 429, 422, 402, 409. For uploads 401 comes before any
  byte of the body is read.
- Every reply carries \`X-Request-Id\`: your own where it matches \`[A-Za-z0-9._-]{1,128}\`.
- Errors are \`{"message": …}\`; 422 has \`errors\` by field besides, 500 only \`request_id\`.
- \`Idempotency-Key\` (≤ 255 characters, kept 24 hours, for each token and path) is honoured where it says so: the first 2xx
  reply is replayed with \`Idempotent-Replayed: true\`; another body under the same key is 422, one still running is 409.
- RATE_LIMIT_PER_MINUTE calls a minute for each token, a tenth of it for each address that calls without a right one; the
  replies' \`RateLimit\`, \`RateLimit-Policy\`, \`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\` say how many are left, and
  \`Retry-After\` on 429 when to come again. Each API process counts for itself.
`;

/** docs/api.md, whole. */
export function writeApiReference(): string {
  const tags = [...new Set(allRoutes.map(({ docs }) => docs.tag))];
  const chapters = tags.map((tag) => {
    const routes = allRoutes.filter(({ docs }) => docs.tag === tag);
    return `## ${tag}\n\n${routes.map(describeRoute).join('\n')}`;
  });
  return `${[introduction, ...chapters].join('\n').trimEnd()}\n`;
}

function describeRoute(route: Route): string {
  const { method, path, docs } = route;
  const parts = [
    `### ${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    `${docs.summary}. ${callersOf[route.access]}${docs.idempotent ? ' `Idempotency-Key` is honoured.' : ''}`,
    docs.description ?? '',
    docs.content ? `Body: \`${docs.content.type}\`.` : '',
    fieldTable('Body field', docs.fields),
    docs.fields === docs.query ? '' : fieldTable('Query field', docs.query),
    ...Object.values(docs.examples ?? {}).map((example) => `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``),
    replyTable(route),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const callersOf: Record<Route['access'], string> = {
  open: 'Open to anybody.',
  address: 'Without a bearer token, limited by address.',
  user: 'Bearer: a user’s token.',
  user_or_integration: 'Bearer: a user’s token or an integration’s key.',
};

function fieldTable(title: string, fields: Fields | undefined): string {
  if (!fields) return '';
  const rows = Object.entries(fields).map(([name, { schema, required }]) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    const notes = [json.description ?? '', json.default === undefined ? '' : `default ${JSON.stringify(json.default)}`];
    const note = notes.filter((text) => text !== '').join('; ');
    return `| ${name}${required ? ' (required)' : ''} | ${inCell(describeType(json))} | ${inCell(note)} |`;
  });
  return [`| ${title} | Type | |`, '|---|---|---|', ...rows].join('\n');
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function describeType(json: JsonSchema): string {
  if (json.anyOf) return [...new Set(json.anyOf.map((part) => describeType(part as JsonSchema)))].join(' or ');
  if (json.enum) return json.enum.map((value) => `\`${value}\``).join(', ');
  if (json.type === 'array') return `list of ${describeType(json.items as JsonSchema)}`;
  if (json.type === 'object') return `{${Object.keys(json.properties ?? {}).join(', ')}}`;
  const isRange = (json.type === 'integer' || json.type === 'number') && json.minimum !== undefined;
  if (json.type === 'string' && json.maxLength !== undefined) return `string ≤ ${json.maxLength}`;
  return isRange ? `${json.type} ${json.minimum}–${json.maximum}` : String(json.type);
}

function replyTable(route: Route): string {
  const own = Object.entries(route.docs.replies);
  const brought = Object.keys(repliesOf(route)).filter((status) => !Object.hasOwn(route.docs.replies, status));
  const rows = own.map(([status, reply]) => {
    const schema = reply.schema && z.toJSONSchema(reply.schema, { unrepresentable: 'any' });
    return `| ${status} | ${inCell(reply.description)} | ${schema ? inCell(`\`${describeType(schema)}\``) : ''} |`;
  });
  const rest = `Also ${brought.join(', ')}.`;
  return [['| Reply | | Body |', '|---|---|---|', ...rows].join('\n'), rest].join('\n\n');
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
