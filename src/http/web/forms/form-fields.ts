/** The fields of a form, by their names. */
export interface FormFields {
  /** Trimmed; '' if the form has no such field. */
  text(name: string): string;
  /** All values of a field that may be there several times (check boxes, rows of a list), in their order. */
  list(name: string): string[];
}

export function readFormFields(urlEncoded: string): FormFields {
  const sent = new URLSearchParams(urlEncoded);
  return formFieldsOf(Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)])));
}

/** @param values a list for a field that is there several times */
export function formFieldsOf(values: Record<string, unknown>): FormFields {
  const list = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : [];
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  };
  return { text: (name) => (list(name).at(-1) ?? '').trim(), list };
}

export const emptyForm: FormFields = { text: () => '', list: () => [] };
