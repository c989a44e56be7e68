import { cutText } from '../../../infra/cut-text.ts';
import { splitText } from '../../../infra/split-text.ts';
import type { OutgoingMedia, OutgoingMessage } from '../../chats/messenger.ts';
import type { Button } from '../../conversation/message.ts';
import { maxMediaBytes, platformFields } from './chatbot-platform.ts';

/** One thing that a platform shows. */
export type Piece =
  | { kind: 'text'; text: string; buttons: Button[] }
  | { kind: 'picture'; url: string }
  | { kind: 'video'; url: string }
  | { kind: 'file'; url: string }
  | { kind: 'card'; title: string; subtitle: string; buttons: Button[] };

interface Pieces {
  pieces: Piece[];
  /** Shown below everything else until the next message. */
  quickReplies: ActionButton[];
}

type ActionButton = Extract<Button, { action: string }>;

/** Limits of Facebook Messenger in UTF-16 units; a text with buttons has a lower limit. */
export const textLimits = { plain: 2000, withButtons: 640, label: 20, title: 80 };
const maxButtonsOfText = 3;
const maxQuickReplies = 11;
/** Of a reply, and of a push. */
const maxPieces = 10;

/**
 * Fits messages into the platforms' limits: at most ten pieces, three buttons under a text, eleven quick replies. The
 * labels of further buttons are named in the text, since they work when they are typed. A video that is too large to be
 * shown becomes a card with a button.
 */
export function piecesOf(messages: readonly OutgoingMessage[]): Pieces {
  const last = messages.length - 1;
  const all = messages.map((message, index) => piecesOfMessage(message, { isLast: index === last }));
  const pieces = all.flatMap((one) => one.pieces);
  const quickReplies = all.at(-1)?.quickReplies ?? [];
  return { pieces: pieces.length > maxPieces ? squeeze(pieces) : pieces, quickReplies };
}

function piecesOfMessage({ text, media, buttons }: OutgoingMessage, { isLast }: { isLast: boolean }): Pieces {
  const placed = placeButtons(buttons.flat(), isLast);
  const shown = media ? [mediaPiece(media)] : [];
  const unplaced = placed.named.length > 0 ? `✍️ ${placed.named.join(' · ')}` : '';
  const words = [text, unplaced].filter((one) => one !== '').join('\n\n');
  return { pieces: [...shown, ...textPieces(words, placed.under)], quickReplies: placed.quickReplies };
}

interface Placed {
  under: Button[];
  quickReplies: ActionButton[];
  named: string[];
}

function placeButtons(buttons: Button[], isLast: boolean): Placed {
  if (buttons.length <= maxButtonsOfText) return { under: buttons, quickReplies: [], named: [] };
  const links = buttons.filter((button) => 'url' in button);
  const actions = buttons.filter((button) => 'action' in button);
  const under: Button[] = links.slice(0, maxButtonsOfText);
  if (!isLast) under.push(...actions.splice(0, maxButtonsOfText - under.length));
  const quickReplies = isLast ? actions.splice(0, maxQuickReplies) : [];
  const lost = links.slice(maxButtonsOfText).map(({ label, url }) => `${label}: ${url}`);
  return { under, quickReplies, named: [...actions.map(({ label }) => label), ...lost] };
}

function mediaPiece(media: OutgoingMedia): Piece {
  if (media.kind !== 'video') return { kind: media.kind, url: addressOf(media) };
  if (media.sizeBytes <= maxMediaBytes) return { kind: 'video', url: media.url };
  const subtitle = `${lengthOf(media.durationSeconds)} · ${Math.ceil(media.sizeBytes / 1_000_000)} MB`;
  const title = cutText(media.fileName, textLimits.title);
  return { kind: 'card', title, subtitle, buttons: [{ label: '▶️', url: media.url }] };
}

function addressOf({ kind, url }: { kind: string; url: string | null }): string {
  if (url === null) throw new Error(`a ${kind} without a URL cannot be fetched by a platform`);
  return url;
}

function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function textPieces(text: string, buttons: Button[]): Piece[] {
  if (text === '' && buttons.length === 0) return [];
  const parts = splitText(text === '' ? '👇' : text, {
    limit: textLimits.plain,
    lastLimit: buttons.length > 0 ? textLimits.withButtons : textLimits.plain,
  });
  return parts.map((part, index) => ({ kind: 'text', text: part, buttons: index === parts.length - 1 ? buttons : [] }));
}

/** Keeps the last pieces; earlier ones become text, with media as links. */
function squeeze(pieces: Piece[]): Piece[] {
  const kept = pieces.slice(-maxPieces / 2);
  const words = pieces.slice(0, -maxPieces / 2).map(inWords);
  const text = words.filter((one) => one !== '').join('\n\n');
  const early = splitText(text, { limit: textLimits.plain }).slice(0, maxPieces - kept.length);
  return [...early.map((part): Piece => ({ kind: 'text', text: part, buttons: [] })), ...kept];
}

/** A piece as plain text without buttons. */
export function inWords(piece: Piece): string {
  if (piece.kind === 'text') return [piece.text, ...buttonsInWords(piece.buttons)].join('\n');
  if (piece.kind === 'card') return [`${piece.title} (${piece.subtitle})`, ...buttonsInWords(piece.buttons)].join('\n');
  return piece.url;
}

export function buttonsInWords(buttons: readonly Button[]): string[] {
  const links = buttons.filter((button) => 'url' in button).map(({ label, url }) => `${label}: ${url}`);
  const labels = buttons.filter((button) => 'action' in button).map(({ label }) => label);
  return labels.length > 0 ? [...links, `✍️ ${labels.join(' · ')}`] : links;
}

/** What the contact's fields are set to, by their names: the last text and the last video. */
export function fieldValues(pieces: readonly Piece[]): Record<string, string> {
  const text = pieces.findLast((piece) => piece.kind === 'text')?.text;
  const video = pieces.findLast((piece) => piece.kind === 'video')?.url;
  return {
    ...(text === undefined ? {} : { [platformFields.text]: text }),
    ...(video === undefined ? {} : { [platformFields.videoUrl]: video }),
  };
}
