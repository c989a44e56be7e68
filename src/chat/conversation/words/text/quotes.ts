/** Opening signs with what may close them. */
const closers: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '“': '”“',
  '„': '“”"',
  '‟': '”',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  '"': '"”',
  "'": "'",
  '「': '」',
  '*': '*',
  '`': '`',
};

/** The places of quoted words, including the quotes, in order. An unclosed or empty quote does not count. */
export function findQuoted(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const last = lastPlaces(text);
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/(?<![\p{L}\p{N}])(?:[»“„‟‹‘‚"'「*`](?=\S)|«)/gu)) {
    const close = index < end ? -1 : closeOf(text, { index, sign }, last);
    if (close === -1) continue;
    end = close + 1;
    found.push({ start: index, end });
  }
  return found;
}

/** The text without the quotes around it; null = it is not quoted. */
export function unquote(text: string): string | null {
  const [quoted] = findQuoted(text);
  if (quoted?.start !== 0 || quoted.end !== text.length) return null;
  return text.slice(1, -1).trim();
}

/** The nearest closing sign on the same line that is not inside a word ("it's"). */
function closeOf(
  text: string,
  { index, sign }: { index: number; sign: string },
  last: ReadonlyMap<string, number>,
): number {
  const signs = closers[sign] ?? '';
  // without this check, each unclosed sign would cost a pass through the whole text
  if (![...signs].some((closer) => (last.get(closer) ?? -1) > index + 1)) return -1;
  for (let at = index + 2; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') return -1;
    if (signs.includes(letter) && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) return at;
  }
  return -1;
}

function lastPlaces(text: string): Map<string, number> {
  return new Map([...new Set(Object.values(closers).join(''))].map((sign) => [sign, text.lastIndexOf(sign)]));
}
