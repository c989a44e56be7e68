import type { WhatsAppConfig } from '../../../infra/config/config.ts';
import { cutText } from '../../../infra/cut-text.ts';

type Template = NonNullable<WhatsAppConfig['template']>;

/** The template's own words take the rest of 1024. */
const maxLength = 700;

/**
 * The operator's template with the text of a message as its only variable, on one line: a variable may hold no line end and
 * no four blanks in a row. Pure.
 * @param text '' = the template as it is, without a variable
 */
export function templateMessage({ name, language }: Template, text: string) {
  const line = cutText(oneLine(text), maxLength);
  const components = line === '' ? {} : { components: [{ type: 'body', parameters: [{ type: 'text', text: line }] }] };
  return { type: 'template', template: { name, language: { code: language }, ...components } };
}

/** A link at the end is never cut. */
function oneLine(text: string): string {
  const blank = /\s+/g;
  const [, words = '', link = ''] = /^([\s\S]*?)\s*(https?:\/\/\S+)?\s*$/.exec(text) ?? [];
  const cut = cutText(words.replace(blank, ' ').trim(), Math.max(1, maxLength - link.length - 1));
  return [cut, link].filter(Boolean).join(' ');
}
