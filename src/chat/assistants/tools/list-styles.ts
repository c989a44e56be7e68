import type { CaptionPreset } from '../../../engine/captions/settings/caption-preset.ts';
import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import { palettesOf } from '../../../engine/captions/settings/caption-style.ts';
import { type CaptionStyleName, captionStyleNames } from '../../../engine/captions/settings/style-names.ts';
import type { Tool } from '../tool.ts';

/** The ready-made styles, and the account's own presets. */
export const listStyles: Tool = {
  name: 'list_styles',
  title: 'List styles and presets',
  description:
    'Lists the ready-made styles with their palettes, and the presets of the account: values for `style` of caption_video and ' +
    'restyle_video. Only needed when somebody asks for a look in words; a colour alone needs no style.',
  fields: {},
  example: {},
  isReadOnly: true,
  async run(_input, { captioneer }) {
    const presets = await captioneer.listPresets();
    const own = presets.map(({ name, isDefault }) => `${name}${isDefault ? ' (default)' : ''}`);
    const styles = captionStyleNames.map(describe);
    return {
      text: [
        'Styles, the default first. A palette follows after a slash, as in pill/blue:',
        ...styles.map(({ name, description, palettes }) => `${name}: ${description} Palettes: ${palettes.join(', ')}.`),
        own.length > 0 ? `Presets of the account: ${own.join(', ')}.` : 'The account has no presets.',
      ].join('\n'),
      facts: { styles, presets },
    };
  },
};

function describe(name: CaptionStyleName) {
  const { description }: CaptionPreset = captionPresets[name];
  return { name, description, palettes: palettesOf(name).map(({ palette }) => palette) };
}
