import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { captionSettings, settingKeys } from '../../src/engine/captions/settings/caption-settings.ts';
import { presetSettingKeys } from '../../src/engine/captions/settings/preset-settings.ts';
import { captionStyleNames } from '../../src/engine/captions/settings/style-names.ts';
import { startApiUnderTest } from '../support/api-under-test.ts';
import { sampleOf } from './samples.ts';

const { ask, owner } = await startApiUnderTest();
const token = owner.apiToken;

/** The replies with settings in them, and how to read each; a new one fails the first test until it is read here. */
const readers: Record<string, (videoId: string) => string> = {
  showVideo: (videoId) => `GET /api/videos/${videoId}`,
  listStyles: () => 'GET /api/styles',
  listPresets: () => 'GET /api/presets',
  updatePreset: () => 'PUT /api/presets/mine',
  cancelVideo: (videoId) => `POST /api/videos/${videoId}/cancel`,
};

const held = presetSettingKeys.map((key) => [captionSettings[key].name, sampleOf(key).sent]);
const preset = { name: 'Mine', settings: Object.fromEntries(held) };
const made = await ask('POST /api/presets', { token, json: preset });

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>;
}

const document = (await ask('GET /openapi.json')).body as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

function schemaOf({ responses }: Operation) {
  return responses[200]?.content?.['application/json']?.schema;
}

function hasSettings(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: object };
  return (properties && 'settings' in properties) || Object.values(schema).some(hasSettings);
}

const withSettings = operations.filter((operation) => hasSettings(schemaOf(operation)));

async function createVideo(settings: object): Promise<string> {
  const video_url = 'https://example.com/a.mp4';
  const answer = await ask('POST /api/video/create', { token, json: { video_url, ...settings } });
  expect(answer.status).toBe(201);
  return (answer.body as { video_id: string }).video_id;
}

async function expectDocumented(videoId: string) {
  for (const operation of withSettings) {
    const answer = await ask(readers[operation.operationId]?.(videoId) ?? '', { token });
    expect(answer.status).toBe(200);
    z.fromJSONSchema(schemaOf(operation) ?? false).parse(answer.body);
  }
}

describe('the settings in a reply', () => {
  it('of a preset are those that it was made with', () => {
    const shown = presetSettingKeys
      .map((key) => [captionSettings[key].name, sampleOf(key).stored])
      .filter(([, value]) => !Array.isArray(value));
    // the words of a title belong to a video
    const settings = { ...Object.fromEntries(shown), title: { style: 'panel' } };
    expect(made.body).toMatchObject({ settings });
    expect((made.body as { settings: { title: object } }).settings.title).not.toHaveProperty('text');
  });

  it('are read here wherever the document has them', () => {
    expect(withSettings.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(readers).sort());
  });

  it.each(captionStyleNames)('are as openapi.json says of a video with the style %s', async (style) => {
    const videoId = await createVideo({ style });
    const answer = await ask(`GET /api/videos/${videoId}`, { token });
    expect(answer.body).toMatchObject({ settings: { style } });
    await expectDocumented(videoId);
  });

  it('are as openapi.json says of a video with every setting, created and edited', async () => {
    const sent = settingKeys.map((key) => [captionSettings[key].name, sampleOf(key).sent]);
    const stored = settingKeys.map((key) => [captionSettings[key].name, sampleOf(key).stored]);
    await expectDocumented(await createVideo({}));
    const videoId = await createVideo({});
    const json = { video_id: videoId, ...Object.fromEntries(sent) };
    expect((await ask('POST /api/video/edit', { token, json })).status).toBe(201);
    expect((await ask(`GET /api/videos/${videoId}`, { token })).body).toMatchObject({
      settings: Object.fromEntries(stored),
    });
    await expectDocumented(videoId);
    await expectDocumented(await createVideo({ ...Object.fromEntries(sent), callback: 'https://example.com/hook' }));
  });

  it('are refused by that schema under a name that it does not know', () => {
    const video = withSettings.find(({ operationId }) => operationId === 'showVideo');
    const schema = video && (schemaOf(video) as { properties: { settings: z.core.JSONSchema.JSONSchema } });
    const settings = z.fromJSONSchema(schema?.properties.settings ?? false);
    expect(settings.safeParse({ style: 'pop' }).success).toBe(true);
    expect(settings.safeParse({ looks: 'pop' }).success).toBe(false);
  });
});
