import { z } from 'zod';
import { ownFontPattern } from '../../../engine/captions/settings/own-font.ts';
import { userRoute } from '../routing/route.ts';

const fontSchema = z.strictObject({
  font: z.string().regex(ownFontPattern).describe('a value for `captions_font_family`'),
  name: z.string().describe('as the file calls itself'),
  restricted: z.boolean().describe('Its licence says that it must not be embedded in other works'),
});

const listFonts = userRoute('get', '/fonts', {
  id: 'listFonts',
  tag: 'Styles',
  summary: 'Your own fonts, by name',
  description:
    'Send a font file to /api/uploads, and use its `upload_url` as `captions_font_family` of a video or a preset: it is checked, ' +
    'and is in this list from then on. It is deleted when no video, no preset and none of your default settings has it.',
  replies: { 200: { description: 'All fonts', schema: z.strictObject({ data: z.array(fontSchema) }) } },
  async handle(call, { fonts }) {
    const found = await fonts.list(call.userId);
    return {
      status: 200,
      body: { data: found.map(({ isRestricted, ...font }) => ({ ...font, restricted: isRestricted })) },
    };
  },
});

export const fontsRoutes = [listFonts];
