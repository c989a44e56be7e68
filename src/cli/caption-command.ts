import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import { presentScriptReport, type ScriptReport } from '../engine/captions/script/script-report.ts';
import { captionsField } from '../engine/captions/settings/captions-field.ts';
import { withChanges } from '../engine/captions/settings/preset-settings.ts';
import { settingFields, toCaptionSettings } from '../engine/captions/settings/setting-fields.ts';
import { type Watermark, watermarkLimits } from '../engine/captions/settings/watermark.ts';
import { captionFile, createEngine, wordNotice } from '../engine/index.ts';
import { readPictureFacts } from '../engine/media/probe/picture-facts.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { decodeText } from '../infra/decode-text.ts';
import { AppError } from '../infra/errors/app-error.ts';
import { createLogger } from '../infra/logging/logger.ts';
import { type Fields, required } from '../infra/validation/field.ts';
import { validate } from '../infra/validation/validate.ts';
import { invalidFields } from '../infra/validation/violation.ts';
import { useOwnFont } from './own-font.ts';
import { isPresetFile, readPresetFile } from './preset-file.ts';
import { printResult } from './print.ts';

/** `dictionary` and `script` name a file here, like `captions`. */
const {
  dictionary: dictionaryField,
  script: scriptField,
  ...optionFields
} = settingFields({ language: 'any', withDefaults: true });

const presetHint =
  'Or a file whose name ends in .json: settings by their names in the API, which other options win over';

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
    .option('--captions <file>', 'SRT, WebVTT or JSON; nothing is transcribed then')
    .option('--dictionary <file>', 'JSON: {"zap-ear": "Zapier"} or [{"from", "to"}]')
    .option('--script <file>', 'a text of what is said, word for word: captions have its words')
    .option('--font <file>', 'a TTF, OTF, WOFF or WOFF2 file of at most 5 MB: the font of the captions')
    .option('--json', 'print one JSON object');
  for (const [name, field] of Object.entries(optionFields)) {
    // a boolean option without a value means yes
    const value = field.schema instanceof z.ZodBoolean ? '[value]' : '<value>';
    const about = name === 'style' ? `${field.schema.description}. ${presetHint}` : (field.schema.description ?? '');
    command.addOption(new Option(`--${name.replaceAll('_', '-')} ${value}`, about));
  }
  command.action(run);
}

interface CaptionOptions extends Record<string, unknown> {
  output: string;
  captions?: string;
  dictionary?: string;
  script?: string;
  font?: string;
  json?: boolean;
}

async function run(inFile: string, options: CaptionOptions) {
  const { output, json = false, captions, dictionary, script, font: fontFile, ...others } = options;
  const { style, ...unstyled } = others;
  const preset = isPresetFile(style) ? await readPresetFile(style) : {};
  const given = isPresetFile(style) ? unstyled : others;
  const fields = {
    ...optionFields,
    captions: captions ? required(captionsField()) : captionsField(),
    dictionary: dictionary ? required(dictionaryField) : dictionaryField,
    script: script ? required(scriptField) : scriptField,
  } satisfies Fields;
  const values = validate(fields, { ...snakeCase(given), ...(await contentsOf({ captions, dictionary, script })) });
  requireName(output, values.output_kind);
  await checkPaths({ inFile, outFile: output });
  const config = loadConfig();
  const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const engine = await createEngine({ config, tools: readToolPaths(config.paths.cacheDir), logger });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('stopped')));
  const { captions: givenCaptions, ...settings } = values;
  const watermark = values.watermark && (await readPicture(values.watermark));
  const own = fontFile ? await useOwnFont(engine, { file: fontFile, dataDir: config.paths.dataDir }) : null;
  const result = await captionFile(engine, {
    inFile,
    outFile: output,
    settings: { ...withChanges(preset, toCaptionSettings(settings)), ...(own ? { fontFamily: own.font } : {}) },
    captions: givenCaptions,
    ...(watermark ? { watermark } : {}),
    signal: interrupted.signal,
    onProgress: progressOn(process.stderr),
  });
  const notices = [...result.notices.map((notice) => wordNotice(notice, 'en')), ...(own?.notices ?? [])];
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

/** The picture of a watermark is a file here. */
async function readPicture({ picture }: Watermark) {
  const { bytes: maxBytes, side: maxSide } = watermarkLimits;
  const { size } = await stat(picture);
  const bytes = size <= maxBytes ? await readFile(picture) : null;
  const facts = bytes && readPictureFacts(bytes, { maxSide });
  if (!facts) throw invalidFields([{ field: 'watermark', rule: 'picture' }]);
  return { bytes, facts };
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

/** Reads the files that options name. */
async function contentsOf(files: Record<string, string | undefined>): Promise<Record<string, string>> {
  const named = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const read = named.map(async ([name, file]) => [name, decodeText(await readFile(file))]);
  return Object.fromEntries(await Promise.all(read));
}

/** Commander returns `captionsFontSize`; the fields are named `captions_font_size`. */
function snakeCase(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function progressOn(stream: NodeJS.WriteStream) {
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
