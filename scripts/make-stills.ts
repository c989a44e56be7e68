import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionStyleNames } from '../src/engine/captions/settings/caption-settings.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { scriptSamples } from './stills/script-samples.ts';
import { createStillStudio } from './stills/still-studio.ts';

/**
 * `npx tsx scripts/make-stills.ts`: draws every still of docs/styles.md, docs/scripts.md, GET /api/styles and the pages.
 * The pages themselves are written by `npm run docs`.
 */
const studio = await createStillStudio();
const background = { file: join(assetsDir, 'demo', 'sonnet.mp4'), atMs: 6000 };

await mkdir(join(assetsDir, 'styles'), { recursive: true });
for (const style of captionStyleNames) {
  const settings = { style };
  const crop = { top: 740, height: 1080 };
  const text = 'thine own bright eyes';
  const jpeg = await studio.draw({ ...background, text, settings, progress: 0.55, crop, quality: 4 });
  await writeFile(join(assetsDir, 'styles', `${style}.jpg`), jpeg);
  await writeFile(join('src', 'http', 'web', 'static', `style-${style}.webp`), await studio.shrink(jpeg));
}

await mkdir('docs/stills', { recursive: true });
for (const { name, text, emoji, language } of scriptSamples) {
  const settings = { fontFamily: 'Rubik', language } as const;
  const crop = { top: emoji ? 980 : 1060, height: emoji ? 500 : 420 };
  const jpeg = await studio.draw({ ...background, text, emoji, settings, progress: 0.4, crop, quality: 4 });
  await writeFile(join('docs', 'stills', `${name}.jpg`), jpeg);
}
await studio.close();
