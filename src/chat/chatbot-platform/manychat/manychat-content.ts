import type { Button } from '../../conversation/message.ts';
import { type PlatformContent, platformFields } from '../platform/chatbot-platform.ts';
import { cutText, type Piece, piecesOf, textLimits } from '../platform/pieces.ts';

type TapUrl = PlatformContent['tapUrl'];

/** The dynamic-content format, version 2: https://manychat.github.io/dynamic_block_docs */
export function manychatContent(content: PlatformContent): object {
  const { pieces, quickReplies } = piecesOf(content.messages);
  const { tapUrl } = content;
  return {
    version: 'v2',
    content: {
      messages: pieces.map((piece) => messageOf(piece, tapUrl)),
      actions: content.setsFields ? fieldActions(pieces) : [],
      quick_replies: quickReplies.map((button) => buttonOf(button, tapUrl)),
    },
  };
}

function messageOf(piece: Piece, tapUrl: TapUrl): object {
  switch (piece.kind) {
    case 'text':
      return { type: 'text', text: piece.text, ...buttonsOf(piece.buttons, tapUrl) };
    case 'picture':
      return { type: 'image', url: piece.url };
    case 'card': {
      const { title, subtitle, buttons } = piece;
      return { type: 'cards', elements: [{ title, subtitle, ...buttonsOf(buttons, tapUrl) }] };
    }
    default:
      return { type: piece.kind, url: piece.url };
  }
}

function buttonsOf(buttons: Button[], tapUrl: TapUrl): object {
  return buttons.length > 0 ? { buttons: buttons.map((button) => buttonOf(button, tapUrl)) } : {};
}

function buttonOf(button: Button, tapUrl: TapUrl): object {
  const caption = cutText(button.label, textLimits.label);
  if ('url' in button) return { type: 'url', caption, url: button.url };
  return { type: 'dynamic_block_callback', caption, url: tapUrl(button.action), method: 'post' };
}

function fieldActions(pieces: Piece[]): object[] {
  const text = pieces.findLast((piece) => piece.kind === 'text')?.text;
  const video = pieces.findLast((piece) => piece.kind === 'video')?.url;
  const set = (field_name: string, value: string) => ({ action: 'set_field_value', field_name, value });
  return [
    ...(text === undefined ? [] : [set(platformFields.text, text)]),
    ...(video === undefined ? [] : [set(platformFields.videoUrl, video)]),
  ];
}
