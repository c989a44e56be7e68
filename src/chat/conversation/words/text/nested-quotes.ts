/** Signs that open a quote, also inside another one, with what closes it. Single quotes are none of them: they are apostrophes, too. */
export const nestingClosers: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '“': '”“',
  '„': '“”"',
  '‟': '”',
  '"': '"”',
  '「': '」',
};

/**
 * The place of the sign that closes a quote which may have quotes inside, on the same line: “he said "hi"”, "he said "hi" to me".
 * @param from the place behind the opening sign
 * @returns null = the quotes of the line do not pair up, or the sign has no nested quotes
 */
export function nestedClosing(text: string, { from, sign }: { from: number; sign: string }): number | null {
  if (!Object.hasOwn(nestingClosers, sign)) return null;
  const open = [sign];
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '\n') return null;
    const closesLast = nestingClosers[open.at(-1) ?? '']?.includes(letter) === true;
    const opens = Object.hasOwn(nestingClosers, letter) && beginsWord(text, at);
    const isGuillemet = letter === '«' || letter === '»';
    if (closesLast && (isGuillemet || !opens) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1))) {
      open.pop();
      if (open.length === 0) return at;
    } else if (opens) open.push(letter);
  }
  return null;
}

/** "(“Hi", "“"hi"”": behind a blank, a bracket or another opening sign, and before a word; French « has a blank behind it. */
function beginsWord(text: string, at: number): boolean {
  return (
    /^$|[\s([{«»“„‟"「]/.test(text.charAt(at - 1)) &&
    (text.charAt(at) === '«' || /^(?:[^\s"”“»,.;:!?)]|"(?=[\p{L}\p{N}]))/u.test(text.slice(at + 1, at + 3)))
  );
}
