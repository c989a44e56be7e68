import { captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { type Fields, required } from '../../../infra/validation/field.ts';
import { integerField, textField } from '../../../infra/validation/field-kinds.ts';

const script = textField({ maxLength: captionSettings.script.kind.maxCharacters });

/** Beside the file, in a form. */
export const uploadFields = { script } satisfies Fields;

export const uploadScriptFields = { script: required(script) } satisfies Fields;

export const directUploadFields = {
  size_bytes: required(integerField({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  file_name: textField(),
  script,
} satisfies Fields;
