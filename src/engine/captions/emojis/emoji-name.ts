/** A CLDR name in lower case, its words a blank apart. */
export function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}

/** Lists write ❤ with its variation selector or without. */
export function withoutSelector(emoji: string): string {
  return emoji.replace('\ufe0f', '');
}
