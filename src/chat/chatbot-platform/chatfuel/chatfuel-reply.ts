import type { Button } from '../../conversation/message.ts';
import { type PlatformContent, platformFields } from '../platform/chatbot-platform.ts';
import { cutText, type Piece, piecesOf, textLimits } from '../platform/pieces.ts';

type TapUrl = PlatformContent['tapUrl'];

/** The reply to a JSON API card: https://docs.chatfuel.com/en/articles/735122-json-api */
export function chatfuelReply({ messages, tapUrl }: PlatformContent): object {
  const { pieces, quickReplies } = piecesOf(messages);
  const shown: Record<string, unknown>[] = pieces.map((piece) => messageOf(piece, tapUrl));
  const last = shown.at(-1);
  if (last && quickReplies.length > 0) last.quick_replies = quickReplies.map((button) => buttonOf(button, tapUrl));
  const attributes = attributesOf(pieces);
  return Object.keys(attributes).length > 0 ? { messages: shown, set_attributes: attributes } : { messages: shown };
}

function messageOf(piece: Piece, tapUrl: TapUrl): Record<string, unknown> {
  if (piece.kind === 'card') {
    const { title, subtitle, buttons } = piece;
    const element = { title, subtitle, buttons: buttons.map((button) => buttonOf(button, tapUrl)) };
    return template({ template_type: 'generic', elements: [element] });
  }
  if (piece.kind === 'text') {
    const { text, buttons } = piece;
    if (buttons.length === 0) return { text };
    return template({ template_type: 'button', text, buttons: buttons.map((button) => buttonOf(button, tapUrl)) });
  }
  return { attachment: { type: piece.kind === 'picture' ? 'image' : piece.kind, payload: { url: piece.url } } };
}

function template(payload: object) {
  return { attachment: { type: 'template', payload } };
}

function buttonOf(button: Button, tapUrl: TapUrl): object {
  const title = cutText(button.label, textLimits.label);
  if ('url' in button) return { type: 'web_url', url: button.url, title };
  return { type: 'json_plugin_url', url: tapUrl(button.action), title };
}

function attributesOf(pieces: Piece[]): Record<string, string> {
  const text = pieces.findLast((piece) => piece.kind === 'text')?.text;
  const video = pieces.findLast((piece) => piece.kind === 'video')?.url;
  return {
    ...(text === undefined ? {} : { [platformFields.text]: text }),
    ...(video === undefined ? {} : { [platformFields.videoUrl]: video }),
  };
}
