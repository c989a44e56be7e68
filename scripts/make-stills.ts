import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionStyleNames } from '../src/engine/captions/settings/caption-settings.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { writeScriptsPage, writeStylesPage } from './stills/pages.ts';
import { scripts } from './stills/scripts.ts';
import { createStillStudio } from './stills/still-studio.ts';

/** Draws every still of docs/styles.md, docs/scripts.md, GET /api/styles and the pages, and writes the two pages. */
const studio = await createStillStudio();
const ground = { file: join(assetsDir, 'demo', 'sonnet.mp4'), atMs: 6000 };

await mkdir(join(assetsDir, 'styles'), { recursive: true });
for (const style of captionStyleNames) {
  const settings = { style };
  const look = { said: 0.55, keep: { top: 740, height: 1080 }, quality: 4 };
  const jpeg = await studio.draw({ ...ground, ...look, text: 'thine own bright eyes', settings });
  await writeFile(join(assetsDir, 'styles', `${style}.jpg`), jpeg);
  await writeFile(join('src', 'http', 'web', 'static', `style-${style}.webp`), await studio.shrink(jpeg));
}

await mkdir('docs/stills', { recursive: true });
for (const { name, text, emoji, language } of scripts) {
  const settings = { fontFamily: 'Rubik', language } as const;
  const look = { said: 0.4, keep: { top: emoji ? 980 : 1060, height: emoji ? 500 : 420 }, quality: 4 };
  const jpeg = await studio.draw({ ...ground, ...look, text, emoji, settings });
  await writeFile(join('docs', 'stills', `${name}.jpg`), jpeg);
}

await writeFile('docs/styles.md', writeStylesPage());
await writeFile('docs/scripts.md', writeScriptsPage());
await studio.close();
