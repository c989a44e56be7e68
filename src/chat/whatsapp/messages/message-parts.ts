import { splitText } from '../../../infra/split-text.ts';
import type { OutgoingMedia, OutgoingMessage } from '../../chats/messenger.ts';
import type { Button } from '../../conversation/message.ts';
import { distinctLabels } from './labels.ts';

/** One message of the Cloud API, without its recipient. */
type MessagePart = { type: 'text' | 'image' | 'video' | 'document' | 'interactive' } & Record<string, unknown>;

interface PartWords {
  /** Opens a list. */
  choose: string;
  /** The last row of a list that is too long. */
  more: string;
}

type ActionButton = Extract<Button, { action: string }>;

/** Limits of the Cloud API, in UTF-16 units. */
const limits = { text: 4096, underMedia: 1024, button: 20, row: 24, description: 72 };
const underMedia = { limit: limits.text, lastLimit: limits.underMedia };
const maxButtons = 3;
const maxRows = 10;
/** Of a list that ends in «more». */
export const rowsBeforeMore = maxRows - 1;
/** The id of the row «more»; no action of a conversation is like this. */
export const moreId = 'whatsapp:more';
const nothingToSay = '👇';

/**
 * What the Cloud API is to send for a message, in order: up to three buttons under the text, more as a list of ten rows,
 * links as a button where there is nothing else, otherwise in the text. Pure.
 * @param media the uploaded media of the message; null = it has none
 */
export function messageParts(
  message: OutgoingMessage,
  { media, words }: { media: UploadedMedia | null; words: PartWords },
): MessagePart[] {
  const buttons = message.buttons.flat();
  const actions = withoutRepeated(buttons.filter((button) => 'action' in button));
  const links = buttons.filter((button) => 'url' in button);
  const [onlyLink] = links;
  if (!media && actions.length === 0 && links.length === 1 && onlyLink) return linkParts(message.text, onlyLink);
  const text = [message.text, ...links.map(({ label, url }) => `${label}: ${url}`)].filter(Boolean).join('\n');
  if (media && actions.length === 0) return mediaParts(media, text);
  if (actions.length === 0) return textParts(text);
  const action = actions.length > maxButtons ? listOf(actions, words) : replyButtonsOf(actions);
  // a list has no picture above it
  if (media && actions.length > maxButtons) return [mediaPart(media, ''), ...interactiveParts(text, action)];
  return interactiveParts(text, media ? { ...action, header: headerOf(media) } : action);
}

export interface UploadedMedia {
  kind: OutgoingMedia['kind'];
  id: string;
  fileName: string;
}

/** Ids have to differ. */
function withoutRepeated(actions: ActionButton[]): ActionButton[] {
  return actions.filter(({ action }, index) => actions.findIndex((one) => one.action === action) === index);
}

const graphTypes = { picture: 'image', video: 'video', file: 'document' } as const;

function mediaPart({ kind, id, fileName }: UploadedMedia, caption: string): MessagePart {
  const type = graphTypes[kind];
  const named = kind === 'file' ? { filename: fileName } : {};
  return { type, [type]: { id, ...named, ...(caption === '' ? {} : { caption }) } };
}

function mediaParts(media: UploadedMedia, text: string): MessagePart[] {
  const [caption = '', ...before] = splitText(text, underMedia).toReversed();
  return [...before.toReversed().map(textPart), mediaPart(media, caption)];
}

function textPart(body: string): MessagePart {
  return { type: 'text', text: { body, preview_url: false } };
}

function textParts(text: string): MessagePart[] {
  return splitText(text === '' ? nothingToSay : text, { limit: limits.text }).map(textPart);
}

/** Only the last part of a long text has the buttons. */
function interactiveParts(text: string, interactive: Record<string, unknown>): MessagePart[] {
  const parts = splitText(text === '' ? nothingToSay : text, underMedia);
  const body = { text: parts.at(-1) ?? nothingToSay };
  return [...parts.slice(0, -1).map(textPart), { type: 'interactive', interactive: { ...interactive, body } }];
}

function linkParts(text: string, { label, url }: { label: string; url: string }): MessagePart[] {
  const [displayText = ''] = distinctLabels([label], limits.button);
  const action = { name: 'cta_url', parameters: { display_text: displayText, url } };
  return interactiveParts(text, { type: 'cta_url', action });
}

function headerOf(media: UploadedMedia) {
  const type = graphTypes[media.kind];
  const named = media.kind === 'file' ? { filename: media.fileName } : {};
  return { type, [type]: { id: media.id, ...named } };
}

function replyButtonsOf(actions: ActionButton[]): Record<string, unknown> {
  const titles = distinctLabels(
    actions.map(({ label }) => label),
    limits.button,
  );
  const buttons = actions.map(({ action: id }, index) => ({ type: 'reply', reply: { id, title: titles[index] } }));
  return { type: 'button', action: { buttons } };
}

function listOf(actions: ActionButton[], { choose, more }: PartWords): Record<string, unknown> {
  const isLong = actions.length > maxRows;
  const shown = isLong ? actions.slice(0, rowsBeforeMore) : actions;
  const labels = [...shown.map(({ label }) => label), ...(isLong ? [more] : [])];
  const titles = distinctLabels(labels, limits.row);
  const rows = labels.map((label, index) => {
    const title = titles[index] ?? '';
    const isCut = title !== label;
    const id = shown[index]?.action ?? moreId;
    return { id, title, ...(isCut ? { description: label.slice(0, limits.description) } : {}) };
  });
  return { type: 'list', action: { button: choose, sections: [{ rows }] } };
}
