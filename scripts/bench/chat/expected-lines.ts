import { partsOfLabel } from './phrases.ts';

/** The labels that change the text. */
export function isOfText(label: string): boolean {
  return ['correct', 'remove-word', 'line', 'remove-line'].includes(partsOfLabel(label).name);
}

/**
 * The lines after these corrections, as one text in which blanks, quotes and signs at the end of a line do not count, nor letter
 * case, unless a correction changes nothing else. null = the words to correct are not there.
 */
export function expectedText(lines: readonly string[], labels: readonly string[]): string | null {
  const held: (string | null)[] = [...lines];
  const isFound = labels.map((label) => correct(held, label)).every(Boolean);
  return isFound ? comparable(held, labels) : null;
}

export function comparable(lines: readonly (string | null)[], labels: readonly string[]): string {
  const kept = lines.filter((line) => line !== null).map(tidy);
  const text = kept.filter(Boolean).join('\n');
  return labels.some(isAboutCase) ? text : text.toLowerCase();
}

function tidy(line: string): string {
  const plain = line
    .normalize('NFC')
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[«»“”„"]/g, '');
  return plain
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!?…]+$/, '');
}

/** `correct:youtube>YouTube` */
function isAboutCase(label: string): boolean {
  const [wrong = '', right = ''] = pairOf(label, '>');
  return wrong !== right && wrong.toLowerCase() === right.toLowerCase();
}

function pairOf(label: string, sign: string): string[] {
  const { value } = partsOfLabel(label);
  const at = value.indexOf(sign);
  return at < 0 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

/** @returns whether there was something to correct */
function correct(lines: (string | null)[], label: string): boolean {
  const { name, value } = partsOfLabel(label);
  if (name === 'correct') return replaceAll(lines, ...(pairOf(label, '>') as [string, string]));
  if (name === 'remove-word') return removeWord(lines, value);
  const [number = '', text] = pairOf(label, '=');
  const index = Number(number) - 1;
  if (typeof lines[index] !== 'string') return false;
  lines[index] = name === 'line' ? (text ?? '') : null;
  return true;
}

function replaceAll(lines: (string | null)[], wrong: string, right: string): boolean {
  const pattern = wordsPattern(wrong);
  const isThere = lines.some((line) => line !== null && line.search(pattern) >= 0);
  for (const [index, line] of lines.entries()) if (line !== null) lines[index] = line.replace(pattern, () => right);
  return isThere;
}

/** Of a doubled word, one stays. */
function removeWord(lines: (string | null)[], word: string): boolean {
  const doubled = lines.some((line) => line !== null && line.search(wordsPattern(`${word} ${word}`)) >= 0);
  return doubled ? replaceAll(lines, `${word} ${word}`, word) : replaceAll(lines, word, '');
}

function wordsPattern(words: string): RegExp {
  const parts = words
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
}
