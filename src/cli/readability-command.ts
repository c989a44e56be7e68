import { access, constants } from 'node:fs/promises';
import type { Command } from 'commander';
import { type ReadingProblem, readingLimits } from '../engine/captions/pages/reading-limits.ts';
import { measureFile } from '../engine/index.ts';
import { presentReadability } from '../engine/readability/present-readability.ts';
import type { PageReading, ReadabilityReport } from '../engine/readability/readability-view.ts';
import { progressOn } from './caption-command.ts';
import { openEngine } from './open-engine.ts';
import { printResult } from './print.ts';
import { addSettingOptions, readSettingOptions, withOwnFont } from './setting-options.ts';

/** `captioneer readability FILE…`: what GET /api/videos/{id}/readability says, for files that are not rendered yet. */
export function addReadabilityCommand(program: Command): void {
  const command = program
    .command('readability')
    .description('Say how easy the captions of local files are to read, without rendering them.')
    .argument('<in...>', 'the videos')
    .option('--json', 'print one JSON object');
  addSettingOptions(command);
  command.action(run);
}

async function run(files: string[], options: Record<string, unknown>): Promise<void> {
  const { json = false, ...given } = options;
  const wanted = await readSettingOptions(given);
  for (const file of files) await access(file, constants.R_OK);
  const { engine, dataDir, signal } = await openEngine({ renders: false });
  const { given: drawn } = await withOwnFont({ engine, dataDir }, wanted);
  const reports: { file: string; report: ReadabilityReport }[] = [];
  for (const file of files) {
    const report = await measureFile(engine, {
      ...drawn,
      inFile: file,
      signal,
      onProgress: progressOn(process.stderr),
    });
    reports.push({ file, report });
  }
  printResult(
    { json: json === true },
    { files: reports.map(({ file, report }) => ({ file, ...presentReadability(report) })) },
    reports.flatMap(({ file, report }) => linesOf(file, report)),
  );
}

function linesOf(file: string, { pages, totals }: ReadabilityReport): string[] {
  if (totals.pages === 0) return [`${file}: no captions`];
  const hard = pages.filter(({ problems }) => problems.length > 0);
  if (hard.length === 0) return [`${file}: all ${totals.pages} pages are easy to read`];
  return [
    `${file}: ${hard.length} of ${totals.pages} pages are hard to read (--captions-accessible makes them easier)`,
    ...hard.map((page) => `${(page.startMs / 1000).toFixed(1).padStart(8)} s  ${page.text}: ${problemsOf(page)}`),
  ];
}

function problemsOf(page: PageReading): string {
  const { charactersPerSecond, lines, minMs, contrast } = readingLimits;
  const words: Record<ReadingProblem, string> = {
    too_fast: `${page.charactersPerSecond} characters a second, at most ${charactersPerSecond}`,
    too_many_lines: `${page.lines} lines, at most ${lines}`,
    too_short: `${((page.endMs - page.startMs) / 1000).toFixed(2)} s on screen, at least ${minMs / 1000}`,
    low_contrast: `contrast ${page.contrast} : 1, at least ${contrast} : 1`,
  };
  return page.problems.map((problem) => words[problem]).join('; ');
}
