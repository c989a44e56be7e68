declare const names: unique symbol;

/** A sentence with `{names}` in it, which `fill` puts values for; without one it is said as it stands. */
export type Text<Name extends string = never> = string & { readonly [names]?: Name };

/** A sentence in the forms that its language has for numbers; `{count}` is the number. See `plural`. */
export type PluralForms<Name extends string = 'count'> = Partial<Record<Intl.LDMLPluralRule, Text<Name>>> & {
  other: Text<Name>;
};

/** `fill('{count} of {all}', { count: 2, all: 5 })` → `2 of 5` */
export function fill<Name extends string>(
  text: Text<Name>,
  values: { [name in NoInfer<Name>]: string | number },
): string {
  const given: Record<string, string | number> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(given[name] ?? whole));
}
