import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../src/http/api/all-routes.ts';
import { createOpenApiDocument, repliesOf } from '../../../src/http/api/openapi/create-openapi-document.ts';
import { objectSchema } from '../../../src/infra/validation/object-schema.ts';
import { inspect } from '../../../src/infra/validation/validate.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask } = await startApiUnderTest();
const document = createOpenApiDocument(allRoutes);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('is served, with and without the prefix', async () => {
    for (const path of ['/openapi.json', '/api/openapi.json']) {
      const answer = await ask(`GET ${path}`);
      expect([answer.status, answer.body]).toEqual([200, JSON.parse(JSON.stringify(document))]);
    }
  });

  it('has every route and no other', () => {
    const documented = operations.map(({ path, method }) => `${method} ${path}`).sort();
    const served = allRoutes.map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort();
    expect(documented).toEqual(served);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(allRoutes.length);
  });

  it('says for each operation who may call it and what it may answer', () => {
    for (const { path, operation } of operations) {
      expect([path, Object.keys(operation.responses).length > 1]).toEqual([path, true]);
      expect([path, Array.isArray(operation.security)]).toEqual([path, true]);
    }
  });

  it('lists what the engine chooses if a setting is left out', () => {
    const create = JSON.parse(JSON.stringify(document)).paths['/video/create'].post;
    const { properties } = create.requestBody.content['application/json'].schema;
    const defaults = Object.fromEntries(
      Object.entries<{ default?: unknown }>(properties).map(([name, schema]) => [name, schema.default]),
    );
    expect(defaults).toMatchObject({
      resize_for_social_media: false,
      captions_add_emojis: false,
      captions_font_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      captions_highlight_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      captions_outline_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      captions_font_size: expect.any(Number),
      captions_outline_thickness: expect.any(Number),
      captions_letter_spacing: 0,
      captions_position: 'auto',
      captions_font_family: expect.any(String),
    });
  });
});

describe('the patterns in the document', () => {
  const colors = ['captions_font_color', 'captions_highlight_color', 'captions_outline_color'];

  it.each(colors)('accept the values of %s, as JSON Schema reads them', (name) => {
    const create = JSON.parse(JSON.stringify(document)).paths['/video/create'].post;
    const { pattern, default: preset } = create.requestBody.content['application/json'].schema.properties[name];
    for (const color of [preset, '#FFF', 'ff0000', '#AbCdEf80']) expect(color).toMatch(new RegExp(pattern, 'u'));
    for (const text of ['red', '#12', '#1234', '#fff/i']) expect(text).not.toMatch(new RegExp(pattern, 'u'));
  });
});

describe('the examples in the document', () => {
  const examples = allRoutes.flatMap((route) =>
    Object.values(route.examples ?? {}).map((example) => ({ route, example })),
  );

  it.each(examples)('are valid by schema and by rule: $route.path $example', ({ route, example }) => {
    const fields = route.fields ?? {};
    expect(objectSchema(fields).safeParse(example).success).toBe(true);
    expect(inspect(fields, example).violations).toEqual([]);
  });

  it('of replies are valid too', () => {
    for (const route of allRoutes) {
      for (const { example, schema } of Object.values(repliesOf(route))) if (example) schema?.parse(example);
    }
  });
});

describe('schemas and rules', () => {
  const probes: [field: string, value: unknown][] = [
    ...[17, 18, 65, 66, 24.5].map((value): [string, unknown] => ['captions_font_size', value]),
    ...[-1, 0, 20, 21].map((value): [string, unknown] => ['captions_outline_thickness', value]),
    ...[-0.06, -0.05, 0, 0.3, 0.31].map((value): [string, unknown] => ['captions_letter_spacing', value]),
    ...[0.05, 0.1, 0.9, 0.95, 'auto', 'top', 'left'].map((value): [string, unknown] => ['captions_position', value]),
    ...['#fff', 'FFFFFF', '#ffffff80', '#ffff', 'red'].map((value): [string, unknown] => [
      'captions_font_color',
      value,
    ]),
    ...['Sigmar', 'Arial'].map((value): [string, unknown] => ['captions_font_family', value]),
    ...[true, false, 'maybe'].map((value): [string, unknown] => ['captions_add_emojis', value]),
    ...[[], [{ start: 0, end: 1, text: 'a' }], [{ start: -1, end: 1, text: 'a' }], 5].map(
      (value): [string, unknown] => ['captions', value],
    ),
  ];
  const fields = allRoutes.find(({ id }) => id === 'createVideo')?.fields ?? {};

  it.each(probes)('agree on %s %j', (field, value) => {
    const input = { video_url: 'https://example.com/a.mp4', [field]: value };
    expect(inspect(fields, input).violations.length === 0).toBe(objectSchema(fields).safeParse(input).success);
  });
});

describe('the page at /docs/reference', () => {
  it('loads only its own files, with a strict policy', async () => {
    for (const prefix of ['', '/api']) {
      const page = await ask(`GET ${prefix}/docs/reference`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
      expect(files).toHaveLength(4);
      for (const file of files) {
        const answer = await ask(`GET ${prefix}/docs/${file}`);
        expect([file, answer.status, answer.text.length > 100]).toEqual([file, 200, true]);
      }
    }
  });

  it('redirects an address with a slash', async () => {
    const answer = await ask('GET /docs/reference/');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '../reference']);
  });

  it('is where /api/docs leads', async () => {
    for (const [path, location] of [
      ['/api/docs', 'docs/reference'],
      ['/api/docs/', 'reference'],
    ]) {
      const answer = await ask(`GET ${path}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    }
  });

  it('serves nothing else', async () => {
    for (const file of ['package.json', '..%2fpackage.json', 'toString']) {
      expect((await ask(`GET /docs/reference/${file}`)).status).toBe(404);
    }
  });
});
