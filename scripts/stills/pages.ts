import { type CaptionPreset, captionPresets } from '../../src/engine/captions/settings/caption-presets.ts';
import { captionStyleNames } from '../../src/engine/captions/settings/caption-settings.ts';
import { presentSettings } from '../../src/engine/captions/settings/setting-fields.ts';
import { type ScriptSample, scripts } from './scripts.ts';

const stylesIntroduction = `# Styles

\`style\` (create, edit, the still, \`--style\` on the command line) chooses a ready-made style. \`npx tsx scripts/make-stills.ts\`
writes this page and draws its stills with the renderer. \`GET /api/styles\` returns the same list.

- **Your settings win.** A style fills in only the settings that you leave out: colours, font, size, outline, letter spacing
  (\`captions_letter_spacing\`, 0 in all styles) and, in some styles, \`captions_position\`. The position is otherwise \`auto\`: the
  lower third, off faces. \`top\` means 0.1, \`middle\` 0.7 and \`bottom\` 0.9 of the frame's height.
- **An edit with another style keeps your settings**, from create or from an earlier edit. Each setting keeps its value until
  you give another. So a font colour that was chosen once stays through all styles.
- Sizes are pixels on a frame 1280 pixels high: the first figure is for vertical frames, the second for other frames.
- \`GET /api/videos/{id}/still?at=2.5&style=neon\` shows a style on your video before anything is rendered.
`;

/** The text of docs/styles.md. */
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

What each colour is used for: in \`pill\` and \`underline\` the highlight colour is that of the pill or the stroke. Letters on a pill
turn black or white if their own colour would not be readable on it. In \`boxed\` the outline colour is that of the box. In
\`neon\` outline and highlight colour are those of the light. In \`comic\` the shadow has the outline colour. In \`word-by-word\`
the word has the highlight colour if you give one, else the font colour.
`;
}

/** The text of docs/scripts.md. */
export function writeScriptsPage(): string {
  const cell = ({ name, title, text, emoji = '' }: ScriptSample) =>
    `| ${title} | ${text}${emoji && ` ${emoji}`} | ![${title}](stills/${name}.jpg) |`;
  return `# Scripts

One phrase for each script, in Rubik. \`npx tsx scripts/make-stills.ts\` draws the stills with the renderer. Rubik has Latin,
Cyrillic and Hebrew letters. Every other character comes from the first font in \`src/engine/layout/fonts/fallback-fonts.ts\`
that has it. Emoji are pictures beside the text.

| script | text | still |
|---|---|---|
${scripts.map(cell).join('\n')}
`;
}
