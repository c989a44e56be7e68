import type { Caption, CaptionInput } from '../../engine/captions/caption.ts';
import { interactiveMs, type TaskRow, type TasksOf } from '../../infra/threads/tasks.ts';
import type { ChatEvent, EventOf } from './chat-event.ts';
import type { ChatState } from './chat-state.ts';
import { type ConverseAbilities, converse } from './converse.ts';
import type { ChatEffect, EditEffect } from './effect.ts';
import type { Turn } from './turn.ts';

export type ConversationTasks = TasksOf<typeof conversationTaskTable>;

/** The tasks of chats. */
export const conversationTaskTable = {
  converse: {
    maxMs: interactiveMs,
    sizeOf: ({ event }: ConverseInput) => sizeOf(event),
    run: ({ state, event, now, ...abilities }: ConverseInput) =>
      packTurn(converse(state, unpackEvent(event), now, { hasModel: false, ...abilities })),
  },
} satisfies Record<string, TaskRow<never, unknown, unknown>>;

interface ConverseInput extends Partial<ConverseAbilities> {
  state: ChatState;
  event: PackedEvent;
  now: number;
}

type CaptionsLoaded = EventOf<'captions_loaded'>;

/** An event outside of the dialogue: captions are JSON, which is cheaper to copy and to store than objects. */
export type PackedEvent =
  | Exclude<ChatEvent, CaptionsLoaded>
  | (Omit<CaptionsLoaded, 'captions'> & { captions: string });

/** The same of an effect. Version 1.0 stored the captions themselves. */
export type PackedEffect =
  | Exclude<ChatEffect, EditEffect>
  | (Omit<EditEffect, 'captions'> & { captions?: string | CaptionInput[] });

export interface PackedTurn extends Omit<Turn, 'effects'> {
  effects: PackedEffect[];
}

/** Whether the answer takes no time that could be noticed: there are no words of a person to understand, and no captions. */
export function isQuick(event: PackedEvent): event is Exclude<ChatEvent, CaptionsLoaded> {
  if (event.kind === 'sent_clip' || event.kind === 'sent_picture') return event.text === '';
  if (event.kind === 'font_loaded') return event.others === undefined;
  return !slowKinds.has(event.kind);
}

const slowKinds: ReadonlySet<PackedEvent['kind']> = new Set([
  'said',
  'captions_loaded',
  'model_answered',
  'voice_transcribed',
]);

/** Characters. People write far less at once to a bot. */
const maxShortSize = 1_000;

/** Whether understanding the event may take much longer than what people usually write. */
export function isLong(event: PackedEvent): boolean {
  return sizeOf(event) > maxShortSize;
}

function sizeOf(event: PackedEvent): number {
  if (event.kind === 'captions_loaded') return event.captions.length / bytesOfCharacter;
  if (event.kind === 'voice_transcribed') return 'text' in event.said ? event.said.text.length : 0;
  if (event.kind === 'font_loaded') return event.others?.rest.length ?? 0;
  return 'text' in event ? event.text.length : 0;
}

/** Of JSON: captions are stored with the times of their words. */
const bytesOfCharacter = 15;

function unpackEvent(event: PackedEvent): ChatEvent {
  if (event.kind !== 'captions_loaded') return event;
  return { ...event, captions: JSON.parse(event.captions) as Caption[] };
}

function packTurn(turn: Turn): PackedTurn {
  return { ...turn, effects: turn.effects.map(packEffect) };
}

function packEffect(effect: ChatEffect): PackedEffect {
  if (effect.kind !== 'edit_video' || !effect.captions) return effect;
  return { ...effect, captions: JSON.stringify(effect.captions) };
}
