import { decodeText } from '../../../infra/decode-text.ts';
import { scriptText } from './script-text.ts';

/**
 * The script in a text file, see {@link scriptText}.
 * @returns null = it is no text, or has none
 */
export function scriptOfFile(bytes: Uint8Array): string | null {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) return null;
  return scriptText(text).trim() || null;
}
