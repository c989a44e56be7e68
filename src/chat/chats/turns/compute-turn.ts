import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../infra/clock.ts';
import type { ChatModel } from '../../chat-model/create-chat-model.ts';
import type { ChatState } from '../../conversation/chat-state.ts';
import {
  type ConversationTasks,
  isLong,
  isQuick,
  type PackedEvent,
  type PackedTurn,
} from '../../conversation/conversation-tasks.ts';
import type { Converse, ConverseAbilities } from '../../conversation/converse.ts';

export interface ComputeTurnDeps {
  converse: Converse;
  tasks: ConversationTasks;
  clock: Clock;
  /** null = there is none. */
  chatModel: ChatModel | null;
  /** Hosts whose pages the operator's program turns into files; absent = there is no such program. */
  resolverHosts?: readonly string[];
  /** For how many days a finished video is kept. */
  retentionDays?: number;
  /** Called when a long message waits for a thread, and so for nothing that the caller's place is limited for. */
  onLongTurn?: () => void;
}

/**
 * All chats share the threads as one owner, so that a flood of messages leaves threads to everything else. Long messages
 * are another owner: nobody who writes "yellow" waits for them.
 */
const taskOwners = { short: 'chats', long: 'chats: long messages' } as const;

/** A chat changes between two tries only when its account does. */
const maxTries = 3;

export type ComputeTurn = (state: ChatState, event: PackedEvent) => PackedTurn;

/**
 * Runs work that computes a turn within a transaction. What may take long is computed in a thread, while no transaction is
 * open: the work is stopped, and runs again when the turn is known.
 * @param work may run several times, each time from its beginning
 * @throws AppError `service_busy`, `too_complex`
 */
export async function withTurn<Result>(
  deps: ComputeTurnDeps,
  signal: AbortSignal,
  work: (computeTurn: ComputeTurn) => Promise<Result>,
): Promise<Result> {
  let known: KnownTurn | null = null;
  for (let tries = 0; ; tries++) {
    try {
      return await work((state, event) => turnOf(deps, { state, event, known }));
    } catch (error) {
      if (!(error instanceof TurnUnknown) || tries >= maxTries) throw error;
      const { state, event } = error;
      if (isLong(event)) deps.onLongTurn?.();
      const owner = isLong(event) ? taskOwners.long : taskOwners.short;
      const turn = await deps.tasks.converse(
        { state, event, now: deps.clock(), ...abilitiesOf(deps) },
        { owner, signal },
      );
      known = { state, event, turn };
    }
  }
}

interface KnownTurn {
  state: ChatState;
  event: PackedEvent;
  turn: PackedTurn;
}

class TurnUnknown extends Error {
  override readonly name = 'TurnUnknown';
  readonly state: ChatState;
  readonly event: PackedEvent;

  constructor(state: ChatState, event: PackedEvent) {
    super('the turn is to be computed first');
    this.state = state;
    this.event = event;
  }
}

/** @throws TurnUnknown */
function turnOf(
  { converse, clock, ...deps }: ComputeTurnDeps,
  { state, event, known }: { state: ChatState; event: PackedEvent; known: KnownTurn | null },
): PackedTurn {
  if (known && isDeepStrictEqual(known.state, state) && isDeepStrictEqual(known.event, event)) return known.turn;
  if (isQuick(event)) return converse(state, event, clock(), abilitiesOf(deps));
  throw new TurnUnknown(state, event);
}

function abilitiesOf({
  chatModel,
  resolverHosts,
  retentionDays,
}: Pick<ComputeTurnDeps, 'chatModel' | 'resolverHosts' | 'retentionDays'>): ConverseAbilities {
  return {
    hasModel: chatModel !== null,
    ...(resolverHosts ? { resolverHosts } : {}),
    ...(retentionDays === undefined ? {} : { keptDays: retentionDays }),
  };
}
