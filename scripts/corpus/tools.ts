import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';

const run = promisify(execFile);
export const tools = readToolPaths(loadConfig().paths.cacheDir);

/** Runs ffmpeg and returns what it writes to standard output. */
export async function ffmpeg(args: string[]): Promise<Buffer> {
  const common = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
  const { stdout } = await run(tools.ffmpeg, [...common, ...args], { encoding: 'buffer', maxBuffer: 2 ** 29 });
  return stdout;
}

/** Runs ffmpeg and returns everything that it prints, its reports included. */
export async function ffmpegPrints(args: string[]): Promise<string> {
  const { stdout, stderr } = await run(tools.ffmpeg, ['-hide_banner', '-nostdin', '-nostats', ...args], {
    maxBuffer: 2 ** 26,
  });
  return stdout + stderr;
}

export async function ffprobe(args: string[]): Promise<string> {
  // a static build crashes on text in MPEG-TS when it loads the machine's modules for charsets
  const env = { ...process.env, GCONV_PATH: '/nonexistent' };
  const { stdout } = await run(tools.ffprobe, ['-v', 'error', ...args], { maxBuffer: 2 ** 28, env });
  return stdout;
}
