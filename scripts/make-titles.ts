import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { alignCaptions } from '../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../src/engine/captions/settings/caption-settings.ts';
import { createEngine } from '../src/engine/index.ts';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { readPictureFacts } from '../src/engine/media/probe/picture-facts.ts';
import { planVideo } from '../src/engine/render/plan/plan-video.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';

/** `npx tsx scripts/make-titles.ts`: draws the pictures of docs/titles.md with the engine, a third as large as the output. */
const config = loadConfig();
const tools = readToolPaths(config.paths.cacheDir);
const engine = await createEngine({ config, tools, logger: silentLogger });
const file = join(assetsDir, 'demo', 'sonnet.mp4');
const atMs = 1500;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" rx="36" fill="#0B5FFF"/>
<circle cx="84" cy="80" r="46" fill="#fff"/><path d="M160 46h190v24H160zM160 92h130v24H160z" fill="#fff"/></svg>`;
const mark = new Resvg(logo).render().asPng();
const picture = readPictureFacts(mark, { maxSide: 4096 });

const title = { text: 'Three things nobody tells you about love' };
const pictures: Record<string, CaptionSettings> = {
  plain: { style: 'pop', title: { ...title, style: 'plain' } },
  panel: { style: 'boxed', title: { ...title, style: 'panel' } },
  'two-tone': { style: 'pill', title: { ...title, style: 'two-tone' } },
  'bar-and-watermark': {
    style: 'pop',
    title,
    progressBar: true,
    watermark: { picture: 'logo', corner: 'bottom-left' },
  },
};

const dir = await mkdtemp(join(tmpdir(), 'captioneer-titles-'));
await mkdir(join('docs', 'titles'), { recursive: true });
const facts = await engine.probeSource({ file });
const captions = alignCaptions([{ startMs: atMs - 700, endMs: atMs + 700, text: 'thine own bright eyes' }], []);
for (const [name, settings] of Object.entries(pictures)) {
  const input = { sourceKey: file, facts, frameTimes: null, settings, captions, language: 'en' };
  const plan = planVideo(engine, { ...input, watermarkPicture: picture });
  const workDir = await mkdtemp(join(dir, 'still-'));
  const whole = join(workDir, 'whole.jpg');
  const drawn = plan.watermark ? { watermark: mark } : {};
  await writeFile(whole, await engine.renderStill({ plan, facts, sourceFile: file, atMs, workDir, ...drawn }));
  const out = join('docs', 'titles', `${name}.jpg`);
  const args = [
    '-i',
    whole,
    '-vf',
    'scale=360:-2:flags=lanczos',
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-update',
    '1',
    '-y',
    out,
  ];
  await runFfmpeg({ ffmpeg: tools.ffmpeg, args });
}
await rm(dir, { recursive: true, force: true });
