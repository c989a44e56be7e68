import { readFile, stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import type { CaptionInput } from '../engine/captions/caption.ts';
import type { CaptionSettings } from '../engine/captions/settings/caption-settings.ts';
import { captionsField } from '../engine/captions/settings/captions-field.ts';
import { withChanges } from '../engine/captions/settings/preset-settings.ts';
import { settingFields, toCaptionSettings } from '../engine/captions/settings/setting-fields.ts';
import { type Watermark, watermarkLimits } from '../engine/captions/settings/watermark.ts';
import type { Engine } from '../engine/index.ts';
import { type PictureFacts, readPictureFacts } from '../engine/media/probe/picture-facts.ts';
import { decodeText } from '../infra/decode-text.ts';
import { type Fields, required } from '../infra/validation/field.ts';
import { validate } from '../infra/validation/validate.ts';
import { invalidFields } from '../infra/validation/violation.ts';
import { useOwnFont } from './own-font.ts';
import { isPresetFile, readPresetFile } from './preset-file.ts';

/** `dictionary` and `script` name a file here, like `captions`. */
const {
  dictionary: dictionaryField,
  script: scriptField,
  ...optionFields
} = settingFields({ language: 'any', withDefaults: true });

const presetHint =
  'Or a file whose name ends in .json: settings by their names in the API, which other options win over';

/** Captions and their settings, by the API's names: `captions_font_size` is `--captions-font-size`. */
export function addSettingOptions(command: Command): void {
  command
    .option('--captions <file>', 'SRT, WebVTT or JSON; nothing is transcribed then')
    .option('--dictionary <file>', 'JSON: {"zap-ear": "Zapier"} or [{"from", "to"}]')
    .option('--script <file>', 'a text of what is said, word for word: captions have its words')
    .option('--font <file>', 'a TTF, OTF, WOFF or WOFF2 file of at most 5 MB: the font of the captions');
  for (const [name, field] of Object.entries(optionFields)) {
    // a boolean option without a value means yes
    const value = field.schema instanceof z.ZodBoolean ? '[value]' : '<value>';
    const about = name === 'style' ? `${field.schema.description}. ${presetHint}` : (field.schema.description ?? '');
    command.addOption(new Option(`--${name.replaceAll('_', '-')} ${value}`, about));
  }
}

interface GivenSettings {
  settings: CaptionSettings;
  captions?: CaptionInput[];
  watermark?: { bytes: Uint8Array; facts: PictureFacts };
  /** A font of the caller's own, see `withOwnFont`. */
  fontFile?: string;
}

/** The settings with the font of the caller's own, once the engine knows it; and what is to be said about it. */
export async function withOwnFont(
  { engine, dataDir }: { engine: Engine; dataDir: string },
  { fontFile, ...given }: GivenSettings,
): Promise<{ given: Omit<GivenSettings, 'fontFile'>; notices: string[] }> {
  if (!fontFile) return { given, notices: [] };
  const { font, notices } = await useOwnFont(engine, { file: fontFile, dataDir });
  return { given: { ...given, settings: { ...given.settings, fontFamily: font } }, notices };
}

/**
 * What the options of {@link addSettingOptions} ask for, with the files that they name.
 * @throws AppError `invalid_input`; the system's error
 */
export async function readSettingOptions(options: Record<string, unknown>): Promise<GivenSettings> {
  const { captions, dictionary, script, font, ...others } = options as Record<string, string | undefined>;
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
  const { captions: givenCaptions, ...settings } = values;
  const watermark = values.watermark && (await readPicture(values.watermark));
  return {
    settings: withChanges(preset, toCaptionSettings(settings)),
    ...(givenCaptions ? { captions: givenCaptions } : {}),
    ...(watermark ? { watermark } : {}),
    ...(font ? { fontFile: font } : {}),
  };
}

/**
 * The picture of a watermark is a file here.
 * @throws AppError `invalid_input`; the system's error
 */
export async function readPicture({ picture }: Pick<Watermark, 'picture'>) {
  const { bytes: maxBytes, side: maxSide } = watermarkLimits;
  const { size } = await stat(picture);
  const bytes = size <= maxBytes ? await readFile(picture) : null;
  const facts = bytes && readPictureFacts(bytes, { maxSide });
  if (!facts) throw invalidFields([{ field: 'watermark', rule: 'picture' }]);
  return { bytes, facts };
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
