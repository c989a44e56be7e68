import { parseCues } from '../subtitles/parse-cues.ts';

/**
 * What is said, of a script that somebody has pasted or sent: of subtitles (SRT, WebVTT), the text of each on a line of its own, since times
 * and counters are not said. Any other text is itself.
 */
export function scriptText(text: string): string {
  return textOfSubtitles(text) ?? text;
}

/** null = these are no subtitles. */
export function textOfSubtitles(text: string): string | null {
  if (!/-->|^\uFEFF?WEBVTT/.test(text)) return null;
  const cues = parseCues(text);
  return cues ? cues.map((cue) => cue.text.replace(/\s+/g, ' ')).join('\n') : null;
}
