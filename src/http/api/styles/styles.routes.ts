import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { captionAnimationNames, captionAnimations } from '../../../engine/captions/settings/caption-animations.ts';
import type { CaptionPreset } from '../../../engine/captions/settings/caption-preset.ts';
import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import { palettesOf } from '../../../engine/captions/settings/caption-style.ts';
import { presentedSettingsSchema, presentSettings } from '../../../engine/captions/settings/setting-fields.ts';
import {
  captionStyleNames,
  paletteNames,
  type StyleChoice,
  stillOf,
  styleChoices,
} from '../../../engine/captions/settings/style-names.ts';
import { assetsDir } from '../../../infra/config/project-dirs.ts';
import { messageSchema, notFound } from '../routing/http-error.ts';
import { openRoute, userRoute } from '../routing/route.ts';

const paletteSchema = z.strictObject({
  name: z.enum(paletteNames),
  style: z.enum(styleChoices).describe('the value for `style`: `{style}/{palette}`'),
  settings: presentedSettingsSchema.describe('its colours; the first palette is also what the style has without one'),
  still_url: z.url().describe('a JPEG like that of the style'),
});

const styleSchema = z.strictObject({
  name: z.enum(captionStyleNames).describe('the value for `style`'),
  title: z.string(),
  description: z.string(),
  settings: presentedSettingsSchema.describe('the values of settings that you leave out'),
  still_url: z.url().describe('a JPEG made by the renderer, 540 pixels wide; open to anybody'),
  palettes: z.array(paletteSchema).describe('the style in other colours'),
});

const animationSchema = z.strictObject({
  name: z.enum(captionAnimationNames).describe('the value for `captions_animation`'),
  title: z.string(),
  description: z.string(),
});

const stylesSchema = z.strictObject({ data: z.array(styleSchema), animations: z.array(animationSchema) });

const listStyles = userRoute('get', '/styles', {
  id: 'listStyles',
  tag: 'Styles',
  summary: 'The ready-made styles, the default first, and the ways in which captions appear',
  description: 'Sizes are for vertical frames; on others they are larger.',
  replies: { 200: { description: 'All styles', schema: stylesSchema } },
  async handle(_call, { config }) {
    const animations = captionAnimationNames.map((name) => ({ name, ...captionAnimations[name] }));
    return { status: 200, body: { data: captionStyleNames.map((name) => present(name, config.http)), animations } };
  },
});

/** Open, because chats, pages and the API's document show stills without a token. */
const showStyleStill = openRoute('get', '/styles/:fileName', {
  id: 'showStyleStill',
  tag: 'Styles',
  summary: 'A still of a style: `{name}.jpg`, or of a palette: `{name}-{palette}.jpg`',
  replies: {
    200: { description: 'A still', schema: z.string().meta({ format: 'binary' }), contentType: 'image/jpeg' },
    404: { description: 'There is no such style', schema: messageSchema },
  },
  async handle({ params }) {
    const name = styleChoices.map(stillOf).find((known) => known === params.fileName);
    if (!name) throw notFound();
    const path = join(assetsDir, 'styles', name);
    const { size } = await stat(path);
    const headers = {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(size),
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return { status: 200, body: createReadStream(path), headers };
  },
});

export const stylesRoutes = [listStyles, showStyleStill];

function present(
  name: (typeof captionStyleNames)[number],
  { publicBaseUrl }: { publicBaseUrl: string },
): z.infer<typeof styleSchema> {
  const { title, description, settings }: CaptionPreset = captionPresets[name];
  const addressOf = (choice: StyleChoice) => `${publicBaseUrl}/api/styles/${stillOf(choice)}`;
  return {
    name,
    title,
    description,
    settings: presentSettings(settings),
    still_url: addressOf(name),
    palettes: palettesOf(name).map(({ palette, choice, colors }) => ({
      name: palette,
      style: choice,
      settings: presentSettings(colors),
      still_url: addressOf(choice),
    })),
  };
}
