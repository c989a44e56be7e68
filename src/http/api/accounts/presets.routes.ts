import { z } from 'zod';
import { presetNameField, presetSettingsField } from '../../../engine/captions/settings/preset-settings-field.ts';
import { presentedSettingsSchema, presentSettings } from '../../../engine/captions/settings/setting-fields.ts';
import { type Fields, required } from '../../../infra/validation/field.ts';
import { booleanField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { maxPresets, type PresetView } from '../../../product/presets/manage-presets.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';

const presetSchema = z.strictObject({
  name: z.string().describe('a value for `style`, in any letter case'),
  settings: presentedSettingsSchema,
  default: z.boolean().describe('videos that you create without `style` get it'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const isDefault = booleanField();
const newFields = {
  name: required(presetNameField()),
  settings: required(presetSettingsField()),
  default: { ...isDefault, schema: isDefault.schema.describe('Makes it your default, in place of another one') },
} satisfies Fields;

const changeFields = {
  name: presetNameField(),
  settings: presetSettingsField(),
  default: { ...isDefault, schema: isDefault.schema.describe('false: it is not your default any more') },
} satisfies Fields;

const exampleSettings = { style: 'pill', captions_highlight_color: '#0057FF', captions_position: 'bottom' };
const noSuchPreset = { 404: { description: 'You have no such preset', schema: messageSchema } };

const listPresets = userRoute('get', '/presets', {
  id: 'listPresets',
  tag: 'Styles',
  summary: 'Your presets, by name',
  replies: { 200: { description: 'All presets', schema: z.strictObject({ data: z.array(presetSchema) }) } },
  async handle(call, { presets }) {
    const found = await presets.listPresets(call.userId);
    return { status: 200, body: { data: found.map(presentPreset) } };
  },
});

const createPreset = userRoute('post', '/presets', {
  id: 'createPreset',
  tag: 'Styles',
  summary: 'Save settings under a name, for `style`',
  description: `An account has at most ${maxPresets} presets. Names differ in more than letter case.`,
  fields: newFields,
  examples: { 'a brand': { name: 'My brand', settings: exampleSettings, default: true } },
  replies: { 201: { description: 'The preset', schema: presetSchema } },
  async handle(call, { presets }) {
    const { name, settings, default: isDefault } = validate(newFields, call.fields);
    const preset = await presets.createPreset({ userId: call.userId, name, settings, isDefault });
    return { status: 201, body: presentPreset(preset) };
  },
});

const updatePreset = userRoute('put', '/presets/:name', {
  id: 'updatePreset',
  tag: 'Styles',
  summary: 'Change or rename a preset',
  description:
    'What is left out keeps its value; `settings` are replaced as a whole. Videos that were made with the preset stay as ' +
    'they are.',
  fields: changeFields,
  examples: { 'other settings': { settings: exampleSettings } },
  replies: { 200: { description: 'The preset', schema: presetSchema }, ...noSuchPreset },
  async handle(call, { presets }) {
    const { name, settings, default: isDefault } = validate(changeFields, call.fields);
    const of = { userId: call.userId, name: call.params.name ?? '' };
    const preset = await presets.updatePreset({ ...of, changes: { name, settings, isDefault } });
    return { status: 200, body: presentPreset(preset) };
  },
});

const deletePreset = userRoute('delete', '/presets/:name', {
  id: 'deletePreset',
  tag: 'Styles',
  summary: 'Delete a preset',
  description: 'Videos that were made with it stay as they are.',
  replies: { 204: { description: 'Deleted' }, ...noSuchPreset },
  async handle(call, { presets }) {
    await presets.deletePreset({ userId: call.userId, name: call.params.name ?? '' });
    return { status: 204 };
  },
});

export const presetsRoutes = [listPresets, createPreset, updatePreset, deletePreset];

function presentPreset(preset: PresetView): z.infer<typeof presetSchema> {
  return {
    name: preset.name,
    settings: presentSettings(preset.settings),
    default: preset.isDefault,
    created_at: preset.createdAt.toISOString(),
    updated_at: preset.updatedAt.toISOString(),
  };
}
