import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const video_url = 'https://example.com/a.mp4';
const zapier = [{ from: 'zap-ear', to: 'Zapier' }];

describe('the dictionary of a request', () => {
  it.each([
    ['an object', { 'zap-ear': ' Zapier ' }],
    ['a list', zapier],
    ['JSON as text', '{"zap-ear":"Zapier"}'],
    ['a list in JSON as text', JSON.stringify(zapier)],
    ['numbered entries', { 0: { from: 'zap-ear', to: 'Zapier' } }],
  ])('may be %s', async (_kind, dictionary) => {
    for (const path of ['create', 'edit']) {
      const video_id = 'vid_1';
      const answer = await ask(`POST /api/video/${path}`, { token, json: { video_id, video_url, dictionary } });
      expect([path, answer.status, answer.text]).toEqual([path, 201, expect.any(String)]);
      const given = path === 'create' ? world.created.at(-1) : world.edited.at(-1);
      expect(given?.settings).toEqual({ dictionary: zapier });
    }
  });

  it.each([['dictionary[zap-ear]=Zapier'], ['dictionary[0][from]=zap-ear&dictionary[0][to]=Zapier']])(
    'may be a form’s fields: %s',
    async (fields) => {
      const form = `video_url=${encodeURIComponent(video_url)}&${fields}`;
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect((await ask('POST /api/video/create', { token, body: form, headers })).status).toBe(201);
      expect(world.created.at(-1)?.settings).toEqual({ dictionary: zapier });
    },
  );

  it('accepts numbers as words, and names of JavaScript', async () => {
    const json = `{"video_url":"${video_url}","dictionary":{"911":"nine one one","__proto__":"proto","constructor":"c"}}`;
    await ask('POST /api/video/create', { token, body: json });
    expect(world.created.at(-1)?.settings.dictionary).toEqual([
      { from: '911', to: 'nine one one' },
      { from: '__proto__', to: 'proto' },
      { from: 'constructor', to: 'c' },
    ]);
  });

  const isAnArray = 'The dictionary field must be an array.';
  const long = 'x'.repeat(101);
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`w${index}`, 'x']));

  it.each([
    ['a word', { dictionary: [isAnArray] }],
    [5, { dictionary: [isAnArray] }],
    [many, { dictionary: ['The dictionary field must not have more than 200 items.'] }],
    [['zap-ear'], { 'dictionary.0': ['The dictionary.0 field must be an array.'] }],
    [{ 'zap-ear': '' }, { 'dictionary.0.to': ['The dictionary.0.to field is required.'] }],
    [[{ to: 'Zapier' }], { 'dictionary.0.from': ['The dictionary.0.from field is required.'] }],
    [{ a: 'b', 'zap-ear': 5 }, { 'dictionary.1.to': ['The dictionary.1.to field must be a string.'] }],
    [
      { [long]: long },
      {
        'dictionary.0.from': ['The dictionary.0.from field must not be greater than 100 characters.'],
        'dictionary.0.to': ['The dictionary.0.to field must not be greater than 100 characters.'],
      },
    ],
  ])('%j is refused', async (dictionary, errors) => {
    const answer = await ask('POST /api/video/create', { token, json: { video_url, dictionary } });
    expect([answer.status, (answer.body as { errors: unknown }).errors]).toEqual([422, errors]);
  });
});

describe('the dictionary of an account', () => {
  it('is empty at first, is replaced as a whole, and belongs to its account alone', async () => {
    expect((await ask('GET /api/me/dictionary', { token })).body).toEqual({ data: [] });
    const put = await ask('PUT /api/me/dictionary', { token, json: { dictionary: { 'zap-ear': 'Zapier' } } });
    expect([put.status, put.body]).toEqual([200, { data: zapier }]);
    const shown = await ask('GET /me/dictionary', { token });
    expect(shown.body).toEqual({ data: zapier });
    const sentBack = await ask('PUT /api/me/dictionary', { token, json: shown.body as object });
    expect(sentBack.body).toEqual({ data: zapier });
    expect([...world.dictionaries.keys()]).toEqual([owner.userId]);
    expect((await ask('PUT /api/me/dictionary', { token, json: { dictionary: [] } })).body).toEqual({ data: [] });
    expect((await ask('GET /api/me/dictionary', { token })).body).toEqual({ data: [] });
  });

  it('is not changed without a dictionary, or by an invalid one', async () => {
    const missing = await ask('PUT /api/me/dictionary', { token, json: {} });
    expect([missing.status, missing.body]).toEqual([
      422,
      {
        message: 'The dictionary field is required.',
        errors: { dictionary: ['The dictionary field is required.'] },
      },
    ]);
    expect((await ask('PUT /api/me/dictionary', { token, json: { dictionary: { a: '' } } })).status).toBe(422);
    expect((await ask('PUT /api/me/dictionary', { json: { dictionary: {} } })).status).toBe(401);
    expect((await ask('POST /api/me/dictionary', { token, json: {} })).status).toBe(405);
  });
});
