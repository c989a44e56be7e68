import { access, constants, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { presentScriptReport, type ScriptReport } from '../engine/captions/script/script-report.ts';
import { captionFile, wordNotice } from '../engine/index.ts';
import { AppError } from '../infra/errors/app-error.ts';
import { openEngine } from './open-engine.ts';
import { printResult } from './print.ts';
import { addSettingOptions, readSettingOptions, withOwnFont } from './setting-options.ts';

/** The caption settings by the API's names: `captions_font_size` is `--captions-font-size`. */
export function addCaptionCommand(program: Command): void {
  const command = program
    .command('caption')
    .description('Caption one local file, without a server.')
    .argument('<in>', 'the video')
    .requiredOption(
      '-o, --output <file>',
      'where to write the captioned mp4; for an overlay a .mov, with a .webm beside it, or a .webm',
    )
    .option('--json', 'print one JSON object');
  addSettingOptions(command);
  command.action(run);
}

interface CaptionOptions extends Record<string, unknown> {
  output: string;
  json?: boolean;
}

async function run(inFile: string, { output, json = false, ...options }: CaptionOptions) {
  const wanted = await readSettingOptions(options);
  requireName(output, wanted.settings.outputKind);
  await checkPaths({ inFile, outFile: output });
  const { engine, dataDir, signal } = await openEngine({ renders: true });
  const { given, notices: ofFont } = await withOwnFont({ engine, dataDir }, wanted);
  const onProgress = progressOn(process.stderr);
  const result = await captionFile(engine, { ...given, inFile, outFile: output, signal, onProgress });
  const notices = [...result.notices.map((notice) => wordNotice(notice, 'en')), ...ofFont];
  const lines = [...notices, ...scriptLines(result.scriptReport)];
  for (const line of json ? [] : lines) process.stderr.write(`${line}\n`);
  printResult(
    { json },
    {
      output,
      language: result.language,
      duration_seconds: result.durationMs / 1000,
      width: result.width,
      height: result.height,
      size_bytes: result.sizeBytes,
      captions: result.captions.length,
      notices,
      ...(result.scriptReport ? { script: presentScriptReport(result.scriptReport) } : {}),
    },
    [output],
  );
}

/** @throws AppError `invalid_input` for an overlay whose name says that it is another kind of file */
function requireName(output: string, kind: unknown): void {
  if (kind !== 'overlay' || /\.(mov|webm)$/i.test(output)) return;
  throw new AppError('invalid_input', { message: 'An overlay is a .mov or a .webm: name such a file with -o.' });
}

/** What differs from the script, for people. */
function scriptLines(report: ScriptReport | null): string[] {
  if (!report) return [];
  return [
    `${Math.round(100 * report.matched)} % of the script was said.`,
    ...report.added.map(({ text, startMs }) => `added at ${(startMs / 1000).toFixed(1)} s: ${text}`),
    ...report.missing.map(({ text, afterMs }) => `missing after ${(afterMs / 1000).toFixed(1)} s: ${text}`),
  ];
}

/** Shows how far the work is, on a terminal only. */
export function progressOn(stream: NodeJS.WriteStream) {
  let shown = '';
  return (stage: string, share: number) => {
    const line = `${stage} ${Math.round(share * 100)} %`;
    if (!stream.isTTY || line === shown) return;
    shown = line;
    stream.write(`\r${line.padEnd(24)}${share >= 1 ? '\n' : ''}`);
  };
}

/** Options may also be written like fields of the API: `--captions_font_size` means `--captions-font-size`. */
export function hyphenateOptions(args: string[]): string[] {
  return args.map((arg) => arg.replace(/^--[a-z_]+/, (name) => name.replaceAll('_', '-')));
}

/**
 * Checks before the work begins that the files can be read and written.
 * @throws the system's error, with its path; AppError `invalid_input` if the output is the video itself
 */
export async function checkPaths({ inFile, outFile }: { inFile: string; outFile: string }): Promise<void> {
  await access(inFile, constants.R_OK);
  await access(dirname(resolve(outFile)), constants.W_OK);
  const target = await realpath(outFile).catch(() => null);
  if (target !== (await realpath(inFile))) return;
  throw new AppError('invalid_input', {
    message: 'The output would replace the video itself: name another file with -o.',
  });
}
