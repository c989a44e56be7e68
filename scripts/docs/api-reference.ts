import { z } from 'zod';
import { allRoutes } from '../../src/http/api/all-routes.ts';
import { repliesOf } from '../../src/http/api/openapi/create-openapi-document.ts';
import type { Route } from '../../src/http/api/routing/route.ts';
import type { Fields } from '../../src/infra/validation/field.ts';
import { inputLimits } from '../../src/infra/validation/input-limits.ts';

const introduction = `# The API

Generated from the routes by \`npm run docs\`; a test checks that it is current. The same as OpenAPI
3.1 is at \`/openapi.json\`, and as a page to try it at \`/docs/reference\`. How to receive and verify callbacks:
[receiving-callbacks.md](receiving-callbacks.md).

\`\`\`sh
curl -X POST "$URL/api/video/create" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"video_url": "https://example.com/talk.mp4", "callback": "https://example.com/hooks/captions"}'
# 201 {"video_id":"vid_…","status":"processing"}
curl "$URL/api/video/get?video_id=vid_…" -H "Authorization: Bearer $TOKEN"
# 202 while it is processing, then 200 {"video_id":"vid_…","status":"processed","video_url":"…"}
\`\`\`

- Every path works with and without \`/api\`.
- Bodies are JSON or URL-encoded forms (\`captions[0][start]\`), 1 MiB at most. Values may be strings (\`"true"\`, \`"24"\`);
  \`""\` and \`null\` mean absent; unknown fields are ignored.
- Limits: JSON nested ${inputLimits.jsonNesting} deep, ${thousands(inputLimits.formFields)} fields of a form (400 beyond either);
  ${thousands(inputLimits.captions.items)} captions of ${thousands(inputLimits.captions.textCharacters)} characters with ${thousands(inputLimits.captions.words)} words in all, ${thousands(inputLimits.captions.wordsOfOne)} \`words\` of one
  caption, ${inputLimits.dictionary.entries} entries of a dictionary (422 beyond these). A video of an hour has about 10,000 words.
- Checks come in this order: 404, 405 (with \`Allow\`), 413, 400, 401, 429, 422, 402, 409. For uploads 401 comes before any
  byte of the body is read.
- Every reply has an \`X-Request-Id\`: your own if it matches \`[A-Za-z0-9._-]{1,128}\`.
- Errors are \`{"message": …}\`; 422 also has \`errors\` by field, and 500 has a \`request_id\`.
- \`Idempotency-Key\` (≤ 255 characters, stored for 24 hours by token and path) is supported where this page says so: the
  first 2xx reply is sent again, with \`Idempotent-Replayed: true\`. The same key with another body is 422; while the first
  call is still running it is 409.
- Rate limits: RATE_LIMIT_PER_MINUTE calls a minute for each token, and a tenth of it for each address that calls without a
  valid token. \`RateLimit\`, \`RateLimit-Policy\`, \`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\` of the replies say how
  many calls are left; \`Retry-After\` of a 429 says when to try again. Each API process counts on its own.
`;

function thousands(count: number): string {
  return count.toLocaleString('en');
}

/** The text of docs/api.md. */
export function writeApiReference(): string {
  const tags = [...new Set(allRoutes.map(({ tag }) => tag))];
  const chapters = tags.map((tag) => {
    const routes = allRoutes.filter((route) => route.tag === tag);
    return `## ${tag}\n\n${routes.map(describeRoute).join('\n')}`;
  });
  return `${[introduction, ...chapters].join('\n').trimEnd()}\n`;
}

function describeRoute(route: Route): string {
  const { method, path, query, fields } = route;
  const parts = [
    `### ${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    `${route.summary}. ${callersOf[route.access]}${route.idempotent ? ' `Idempotency-Key` is supported.' : ''}`,
    route.description ?? '',
    route.content ? `Body: \`${route.content.type}\`.` : '',
    fieldTable('Body field', fields),
    fields === query ? '' : fieldTable('Query field', query),
    ...Object.values(route.examples ?? {}).map((example) => `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``),
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
  const own = Object.entries(route.replies);
  const brought = Object.keys(repliesOf(route)).filter((status) => !Object.hasOwn(route.replies, status));
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
