import { startOfText } from '../../../infra/cut-text.ts';
import type { PersonEvent } from '../../conversation/person-event.ts';

/** `/start payload`, `/help@captions_bot`; a slash anywhere else is text. */
const commandPattern = /^\/([a-z0-9_]{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/i;

/** The command that a text is; null = it is none. @param maxLength in UTF-16 units; what is longer is not read */
export function commandInText(text: string, maxLength: number): PersonEvent | null {
  const [, command, argument = ''] = commandPattern.exec(startOfText(text, maxLength)) ?? [];
  return command ? { kind: 'commanded', command: command.toLowerCase(), argument: argument.trim() } : null;
}
