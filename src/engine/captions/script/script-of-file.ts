import { decodeText } from '../../../infra/decode-text.ts';
import { parseCues } from '../subtitles/parse-cues.ts';

/**
 * The script in a text file; of subtitles (SRT, WebVTT), the text of each on a line of its own.
 * @returns null = it is no text, or has none
 */
export function scriptOfFile(bytes: Uint8Array): string | null {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) return null;
  const cues = parseCues(text);
  const script = cues ? cues.map((cue) => cue.text.replace(/\s+/g, ' ')).join('\n') : text;
  return script.trim() || null;
}
