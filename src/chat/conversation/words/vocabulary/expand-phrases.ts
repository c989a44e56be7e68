/** Expands a lexicon's notation into phrases, see `Lexicon`. */
export function expandPhrases(list: string, endings: Readonly<Record<string, string>>): string[] {
  const phrases = list.split(',').map((phrase) => phrase.trim());
  return phrases.filter(Boolean).flatMap((phrase) => expandPhrase(phrase, endings));
}

function expandPhrase(phrase: string, endings: Readonly<Record<string, string>>): string[] {
  const open = phrase.replace(/\{([^}]+)\}/g, (_, name: string) => `(${endingsOf(name, endings)})`);
  const parts = open.split(/\(([^)]*)\)/);
  // every second part is a list of alternatives
  return parts.reduce<string[]>(
    (written, part, index) => {
      const choices = index % 2 === 0 ? [part] : part.split('|');
      return written.flatMap((before) => choices.map((choice) => before + choice));
    },
    [''],
  );
}

function endingsOf(name: string, endings: Readonly<Record<string, string>>): string {
  const list = endings[name];
  if (list === undefined) throw new Error(`The lexicon has no endings “${name}”`);
  return list
    .split(' ')
    .map((ending) => (ending === '-' ? '' : ending))
    .join('|');
}
