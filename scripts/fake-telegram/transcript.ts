import type { ChatEvent, FakeChat } from './chat.ts';
import { buttonsOf, type ShownMedia, type ShownMessage } from './shown-message.ts';

/** The whole chat as plain text: what everybody wrote, sent and tapped, in order. */
export function writeTranscript(chat: FakeChat): string {
  return chat.history.map(describe).join('\n');
}

function describe(event: ChatEvent): string {
  switch (event.kind) {
    case 'sent':
      return describeMessage(event.message.from === 'bot' ? 'bot' : 'you', event.message);
    case 'edited':
      return describeMessage('bot (edits)', event.message);
    case 'deleted':
      return `bot deletes: ${event.message.text}`;
    case 'tapped':
      return `you: [tap] ${event.label}`;
    case 'popped_up':
      return `bot (pops up): ${event.text}`;
  }
}

function describeMessage(who: string, message: ShownMessage): string {
  const { media, keyboard } = message;
  const shown = [media === null ? '' : `[${describeMedia(media)}]`, message.text].filter(Boolean).join(' ');
  const rows = (keyboard?.inline_keyboard ?? []).map(
    (row) =>
      `  ${buttonsOf({ keyboard: { inline_keyboard: [row] } })
        .map(({ label }) => `[${label}]`)
        .join(' ')}`,
  );
  return [`${who}: ${shown}`, ...rows].join('\n');
}

export function describeMedia(media: ShownMedia): string {
  if (media.kind === 'photo') return `picture ${media.width}×${media.height}`;
  if (media.kind === 'document') return `file ${media.file.fileName}, ${media.file.bytes.length} bytes`;
  if (media.kind === 'video') return `video ${media.width}×${media.height}, ${media.durationSeconds} s`;
  return media.kind.replace('_', ' ');
}
