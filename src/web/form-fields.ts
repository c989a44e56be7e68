import { parse } from 'qs';

/** What was typed into a form: names → text. */
export interface FormFields {
  /** Trimmed; '' where the form has no such field. */
  text(name: string): string;
  /** All values of a field that may be there several times (check boxes). */
  list(name: string): string[];
}

export function readFormFields(urlEncoded: string): FormFields {
  const values = parse(urlEncoded, { depth: 0, parseArrays: false, duplicates: 'combine', parameterLimit: 2000 });
  const list = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : [];
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  };
  return { text: (name) => (list(name).at(-1) ?? '').trim(), list };
}

export const emptyForm: FormFields = { text: () => '', list: () => [] };
