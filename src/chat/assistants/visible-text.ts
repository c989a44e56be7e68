/** Tags (of emoji flags) and selectors (of glyphs): runs of them can carry a whole text that nobody sees. */
const hiddenRuns = /\u{1f3f4}?[\u{e0000}-\u{e007f}]+|[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]{2,}/gu;
/** Of the flag of Scotland: six tags and the end. */
const maxFlagLength = 16;
/** Control characters but line ends and tabs, and what turns the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Text for an assistant without what people cannot see: a video could tell it something that they do not notice. Joiners of
 * scripts and of emojis stay.
 */
export function visibleText(text: string): string {
  return text.replace(hiddenRuns, keptOfRun).replace(hiddenCharacters, '');
}

function keptOfRun(run: string): string {
  if (run.startsWith('\u{1f3f4}')) return run.length <= maxFlagLength ? run : '\u{1f3f4}';
  const [first = ''] = run;
  return /[\u{e0000}-\u{e007f}]/u.test(first) ? '' : first;
}
