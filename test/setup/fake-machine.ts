import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Apt, createApt } from '../../scripts/setup/apt.mjs';
import { createPip } from '../../scripts/setup/pip.mjs';
import { createReport } from '../../scripts/setup/report.mjs';
import type { Context } from '../../scripts/setup/run-setup.mjs';
import { readSetupSettings } from '../../scripts/setup/settings.mjs';

/** A shell script that prints what a suitable ffmpeg prints, without the names in `lacking`. */
export function ffmpegScript({ version = '7.0.2', lacking = '' } = {}): string {
  const filters = [' ... ass V->V Render', ' .SC zscale V->V Resize'].filter(
    (line) => !lacking || !line.includes(lacking),
  );
  const encoders = [' V....D libx264 H.264', ' A....D aac AAC'].filter((line) => !lacking || !line.includes(lacking));
  return `case "$*" in
*-filters*) echo '${filters.join("'; echo '")}' ;;
*-encoders*) echo '${encoders.join("'; echo '")}' ;;
*) echo 'ffmpeg version ${version} Copyright (c)' ;;
esac`;
}

/**
 * A machine of its own: a project folder, and a PATH with only the added programs, which are shell scripts. CI is set, so
 * there are no downloads unless a fake pip or apt-get is added.
 */
export function fakeMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'setup-machine-'));
  const rootDir = join(folder, 'project');
  const binDir = join(folder, 'bin');
  const printed: string[] = [];
  mkdirSync(rootDir);
  mkdirSync(binDir);
  return {
    rootDir,
    cacheDir: join(rootDir, '.cache'),
    printed,
    /** Adds a program to the PATH, or elsewhere if the name is a path. */
    program(name: string, script: string): string {
      const path = name.includes('/') ? name : join(binDir, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `#!/bin/sh\n${script}\n`);
      chmodSync(path, 0o755);
      return path;
    },
    binDir,
    /** `userId` 0: apt-get may be used, if there is one. */
    context({
      env = {},
      args = [],
      userId = 1000,
    }: {
      env?: Record<string, string>;
      args?: string[];
      userId?: number;
    } = {}) {
      const whole = { PATH: binDir, CI: 'true', ...env };
      const report = createReport({ stream: { write: (text: string) => printed.push(text.trimEnd()) } });
      const apt: Apt = createApt({ env: whole, report, userId });
      const settings = readSetupSettings({ args, env: whole, rootDir });
      return { settings, report, apt, pip: createPip({ env: whole, apt, report }) } satisfies Context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
