import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionFile, createEngine } from '../src/engine/index.ts';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';

/**
 * `npx tsx scripts/make-loop.ts`: makes the loop of the landing page, its poster and the picture of link previews from the
 * demo clip: on the left the clip, on the right the same with captions.
 */
const clip = join(assetsDir, 'demo', 'sonnet.mp4');
const staticDir = 'src/http/web/static';
/** Two lines of the sonnet. */
const [startSeconds, seconds] = [0.8, 6.1];
/** When the poster is taken. */
const posterSeconds = 2.1;
/** Larger than the default, because the page shows the picture small. */
const look = { fontSize: 62, emphasis: true, addEmojis: true, outputSize: '720', language: 'en' } as const;

const config = loadConfig();
const tools = readToolPaths(config.paths.cacheDir);
const engine = await createEngine({ config, tools, logger: silentLogger });
const workDir = await mkdtemp(join(tmpdir(), 'captioneer-loop-'));
try {
  const captioned = join(workDir, 'captioned.mp4');
  const script = await readFile(join(assetsDir, 'demo', 'sonnet.txt'), 'utf8');
  const { signal } = new AbortController();
  const settings = { ...look, script };
  await captionFile(engine, { inFile: clip, outFile: captioned, settings, signal, onProgress: () => undefined });
  const sideBySide = (half: string) =>
    `[0]${half}[a];[1]${half}[b];[a][b]hstack,drawbox=x=iw/2-2:w=4:c=white@0.9:t=fill`;
  const from = (at: number, length: number) =>
    [clip, captioned].flatMap((file) => ['-ss', String(at), '-t', String(length), '-i', file]);
  const whole = sideBySide('scale=480:854:flags=lanczos,setsar=1');
  const video = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-pix_fmt', 'yuv420p'];
  await make(
    [...from(startSeconds, seconds), '-filter_complex', `${whole},fps=30`, ...video, '-movflags', '+faststart'],
    'assets/demo/loop.mp4',
  );
  const still = [...from(posterSeconds, 1), '-frames:v', '1', '-update', '1', '-filter_complex'];
  await make([...still, whole, '-c:v', 'libwebp', '-quality', '60'], `${staticDir}/loop-poster.webp`);
  const preview = sideBySide('scale=600:-2:flags=lanczos,crop=600:630:0:260,setsar=1');
  await make([...still, preview, '-q:v', '4'], `${staticDir}/link-preview.jpg`);
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function make(args: string[], outFile: string): Promise<void> {
  await runFfmpeg({ ffmpeg: tools.ffmpeg, args: ['-y', ...args, outFile] });
}
