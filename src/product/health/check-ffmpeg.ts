import { execa } from 'execa';
import type { ToolPaths } from '../../infra/config/tool-paths.ts';
import type { CheckResult } from './check.ts';

const neededFilters = ['ass', 'overlay', 'zscale', 'tonemap', 'bwdif'];
const neededEncoders = ['libx264', 'aac'];
const fix = 'Run `node scripts/setup.mjs`, or install an ffmpeg with libass, libx264 and zscale.';

/** Whether ffmpeg and ffprobe run and have all filters and encoders that we use. */
export async function checkFfmpeg({ ffmpeg, ffprobe }: Pick<ToolPaths, 'ffmpeg' | 'ffprobe'>): Promise<CheckResult> {
  try {
    const [filters, encoders, version] = await Promise.all([
      execa(ffmpeg, ['-hide_banner', '-filters']),
      execa(ffmpeg, ['-hide_banner', '-encoders']),
      execa(ffprobe, ['-version']),
    ]);
    const missing = [
      ...neededFilters.filter((name) => !lists(filters.stdout, name)),
      ...neededEncoders.filter((name) => !lists(encoders.stdout, name)),
    ];
    if (missing.length > 0) return { ok: false, message: `${ffmpeg} lacks ${missing.join(', ')}`, fix };
    return { ok: true, message: version.stdout.split('\n')[0]?.split(' Copyright')[0] ?? 'found' };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), fix };
  }
}

/** ffmpeg prints one item a line: flags, name, description. */
function lists(output: string, name: string): boolean {
  return output.split('\n').some((line) => line.trim().split(/\s+/)[1] === name);
}
