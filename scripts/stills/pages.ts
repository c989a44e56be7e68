import { type CaptionPreset, captionPresets } from '../../src/engine/captions/settings/caption-presets.ts';
import { captionStyleNames } from '../../src/engine/captions/settings/caption-settings.ts';
import { presentSettings } from '../../src/engine/captions/settings/setting-fields.ts';
import { type ScriptSample, scripts } from './scripts.ts';

const stylesIntroduction = `# Styles

\`style\` (create, edit, the still, \`--style\` on the command line) chooses a ready-made style. This page is written, and
every still drawn by the renderer itself, by \`npx tsx scripts/make-stills.ts\`; \`GET /api/styles\` lists the same.

- **What you say wins.** A style only fills in settings that you leave out: colours, font, size, outline, letter spacing (0 in
  all of them) and, for some, the position.
- **An edit with another style keeps what you said before**, on create or on an earlier edit: each setting keeps its value
  until you give another. So a font colour that was chosen once stays through all styles.
- Sizes are for vertical frames, on a frame 1280 pixels high; the second figure is for other frames.
- \`GET /api/videos/{id}/still?at=2.5&style=neon\` shows a style on your video before anything is rendered.
`;

/** docs/styles.md, whole. */
export function writeStylesPage(): string {
  const rows = captionStyleNames.map((name) => {
    const { title, description, settings, wide }: CaptionPreset = captionPresets[name];
    const { captions_font_size, captions_outline_thickness, ...rest } = presentSettings(settings);
    const all = {
      ...rest,
      captions_font_size: `${captions_font_size} / ${wide.fontSize}`,
      captions_outline_thickness: `${captions_outline_thickness} / ${wide.outlineThickness}`,
    };
    const list = Object.entries(all).map(([field, value]) => `\`${field}\` ${value}`);
    return `| **${title}**<br>\`${name}\`<br><br>${description} | ![${title}](../assets/styles/${name}.jpg) | ${list.join('<br>')} |`;
  });
  return `${stylesIntroduction}
| style | still | its settings |
|---|---|---|
${rows.join('\n')}

Which colour paints what: in \`pill\` and \`underline\` the highlight colour is the pill's or the stroke's (letters on a pill turn
black or white where their own colour could not be read on it); in \`boxed\` the outline colour is the box's; in \`neon\` outline and
highlight colour are the light's; in \`comic\` the shadow has the outline's colour; in \`word-by-word\` the one word has the
highlight colour where you give one, else the font colour.
`;
}

/** docs/scripts.md, whole. */
export function writeScriptsPage(): string {
  const cell = ({ name, title, text, emoji = '' }: ScriptSample) =>
    `| ${title} | ${text}${emoji && ` ${emoji}`} | ![${title}](stills/${name}.jpg) |`;
  return `# Scripts

One phrase for each script, drawn by the renderer itself (\`npx tsx scripts/make-stills.ts\`) in Rubik. Rubik has Latin, Cyrillic and
Hebrew letters; every other sign comes from the first font of the chain in \`src/engine/layout/fonts/fallback-fonts.ts\` that has it. Emoji
are pictures beside the text.

| script | text | still |
|---|---|---|
${scripts.map(cell).join('\n')}
`;
}
