import { describe, expect, it } from 'vitest';
import { inputLimits, isNestedTooDeep } from '../../../src/infra/validation/input-limits.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, owner } = await startApiUnderTest();
const { captions: limits } = inputLimits;
const create = (fields: object) =>
  ask('POST /api/video/create', {
    token: owner.apiToken,
    json: { video_url: 'https://example.com/a.mp4', ...fields },
  });
const captions = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => ({ start: index, end: index + 1, text }));
const wordsOf = (count: number) => Array.from({ length: count }, () => 'w').join(' ');

describe('what a request may hold', () => {
  it('is more than videos of some hours need', async () => {
    expect((await create({ captions: captions(limits.items, 'w') })).status).toBe(201);
    expect((await create({ captions: captions(20, wordsOf(limits.wordsOfOne)) })).status).toBe(201);
  });

  it.each([
    ['captions', { captions: captions(limits.items + 1, 'w') }, { captions: [expect.stringContaining('10000 items')] }],
    [
      'words of all captions',
      { captions: [...captions(20, wordsOf(limits.wordsOfOne)), { start: 20, end: 21, text: 'w' }] },
      { captions: ['The captions field must not have more than 50000 words.'] },
    ],
    [
      'characters of a caption',
      { captions: captions(1, 'w'.repeat(limits.textCharacters + 1)) },
      { 'captions.0.text': ['The captions.0.text field must not be greater than 5000 characters.'] },
    ],
    [
      'words of a caption with times',
      {
        captions: [{ start: 0, end: 9, text: 'w', words: captions(limits.wordsOfOne + 1, 'w') }],
      },
      { 'captions.0.words': ['The captions.0.words field must not have more than 2500 items.'] },
    ],
  ])('has too many %s', async (_what, fields, errors) => {
    const { status, body } = await create(fields);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors });
  });

  it('is nested only so deep, whoever asks', async () => {
    const deep = (depth: number) => `{"video_id":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const read = (depth: number) => ask('POST /api/video/edit', { body: deep(depth), headers: json });
    expect((await read(inputLimits.jsonNesting - 1)).status).toBe(401);
    expect(await read(inputLimits.jsonNesting)).toMatchObject({
      status: 400,
      body: { message: 'The request body may nest objects and lists 32 deep at most.' },
    });
  });

  it('has only so many fields of a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const form = (count: number) => ask('POST /api/video/edit', { body: 'a&'.repeat(count - 1), headers });
    expect((await form(inputLimits.formFields)).status).toBe(401);
    expect(await form(inputLimits.formFields + 1)).toMatchObject({
      status: 400,
      body: { message: 'A form may have at most 50000 fields.' },
    });
  });
});

const json = { 'Content-Type': 'application/json' };

describe('the depth of JSON', () => {
  it.each([
    ['[[[]]]', true],
    ['[[],[]]', false],
    ['"[[["', false],
    ['["\\"[[["]', false],
    ['["\\\\",[[]]]', true],
    ['[[[', true],
  ])('%s', (text, isTooDeep) => {
    expect(isNestedTooDeep(text, 2)).toBe(isTooDeep);
  });
});
