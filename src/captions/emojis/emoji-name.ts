/** A CLDR name in lower case, its words a blank apart. */
export function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}
