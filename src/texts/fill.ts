/** `fill('{count} of {all}', { count: 2, all: 5 })` → `2 of 5`; a name without a value is left as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
