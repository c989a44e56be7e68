/** Languages that say first what a thing is, then which: «tarta de cumpleaños». */
const headFirst = new Set(['es', 'fr', 'it', 'pt', 'ms', 'th', 'vi']);

/** What follows one of these tells more about what stands before it. */
const asides = new Set(
  (
    'with of in on for and at over behind without to from under ' +
    'mit in im von auf und für am ohne aus vor zum hinter ' +
    'de del con en y sin para a al la el ' +
    'avec du des à au aux et sans sur dans pour ' +
    'com do da dos das em e no na sem ' +
    'di con della del dello su senza ' +
    'met van op voor zonder en med och på av i og uden z ze w na bez с в на и из без'
  ).split(' '),
);

/** A CLDR name in lower case, its words a blank apart. */
export function plainName(label: string): string {
  return label
    .toLowerCase()
    .split(/[\s,:()“”"]+/)
    .filter(Boolean)
    .join(' ');
}

/** The word of a name that says what it is: «cake» of «birthday cake», «heart» of «heart with arrow». */
export function headOf(plain: string, languageCode: string): string {
  const words = plain.split(' ');
  const end = words.findIndex((word, index) => index > 0 && asides.has(word));
  const core = end === -1 ? words : words.slice(0, end);
  return (headFirst.has(languageCode) ? core[0] : core.at(-1)) ?? plain;
}
