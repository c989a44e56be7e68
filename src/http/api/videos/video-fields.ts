import { captionsField } from '../../../engine/captions/settings/captions-field.ts';
import { wantedSettingFields } from '../../../engine/captions/settings/setting-fields.ts';
import { type Fields, required } from '../../../infra/validation/field.ts';
import { textField, urlField } from '../../../infra/validation/field-kinds.ts';

const common = { callback: urlField(['http:', 'https:']), captions: captionsField() };

export const createFields = {
  video_url: required(urlField(['http:', 'https:', 'upload:'])),
  ...wantedSettingFields({ language: 'any', withDefaults: true }),
  ...common,
} satisfies Fields;

const changes = wantedSettingFields({ language: 'code', withDefaults: false });

export const editFields = {
  video_id: required(textField()),
  ...changes,
  // an empty one is none
  script: { ...changes.script, whenBlank: '' },
  title: { ...changes.title, whenBlank: { text: '' } },
  watermark: { ...changes.watermark, whenBlank: { picture: '' } },
  ...common,
} satisfies Fields;
