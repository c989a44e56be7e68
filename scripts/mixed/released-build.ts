import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { projectDir } from '../service/service-process.ts';

/** The last commit of version 1.0.0: the one after it belongs to what is unreleased. */
const released = { version: '1.0.0', commit: '5a5dd4ac3687ec821c6a17c74eb693a8c441061c' };

/**
 * The folder of the last released build, from the history of this repository, with the packages of its own lock file. It is built
 * once, under `.cache/releases`, which takes about a minute.
 * @throws Error when the history does not have that commit
 */
export async function releasedBuild(say: (line: string) => void): Promise<{ dir: string; version: string }> {
  const { version, commit } = released;
  const dir = resolve(projectDir, '.cache/releases', version);
  if (existsSync(join(dir, 'dist/program/main.js'))) return { dir, version };
  say(`building version ${version} from commit ${commit.slice(0, 8)}`);
  const archive = execa('git', ['archive', commit], {
    cwd: projectDir,
    encoding: 'buffer',
    maxBuffer: 512 * 1024 ** 2,
  });
  const { stdout } = await archive.catch((cause: unknown) => {
    throw new Error(`The history has no commit ${commit}: fetch all of it (git fetch --unshallow).`, { cause });
  });
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await execa('tar', ['-x'], { cwd: dir, input: stdout });
  await execa('node', ['scripts/setup.mjs'], { cwd: dir, stdio: 'inherit' });
  return { dir, version };
}
