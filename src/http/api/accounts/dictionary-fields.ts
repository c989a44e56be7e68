import { dictionaryField } from '../../../engine/captions/settings/dictionary-field.ts';

export const dictionaryFields = { dictionary: dictionaryField(), data: dictionaryField() };
