import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../service/service-process.ts';

/** Settings of a process whose clock `setClock` moves. @param file need not exist yet: the clock is right then */
export function clockEnv(file: string): Record<string, string> {
  const preload = pathToFileURL(join(projectDir, 'scripts/faults/clock-preload.mjs')).href;
  return { NODE_OPTIONS: `--import ${preload}`, FAULT_CLOCK_FILE: file };
}

/** Sets how far the clock of the processes with that file is ahead. */
export function setClock(file: string, aheadMs: number): void {
  // written aside first: a process never reads half a number
  writeFileSync(`${file}.new`, String(aheadMs));
  renameSync(`${file}.new`, file);
}
