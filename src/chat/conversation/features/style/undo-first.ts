import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Reply } from '../../message.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import { isTalk, type RequestWish, type Wish } from '../../understood-words.ts';
import { handleRequest } from '../handle-request.ts';

/** "Go back to the previous and then make it yellow": the undo, and what is wished for behind it; null = there is no such thing. */
export function behindUndo([first, ...rest]: readonly Wish[]): { undo: RequestWish; rest: Wish[] } | null {
  const isUndo = first?.kind === 'request' && (first.request === 'undo' || first.request === 'undo_look');
  const isMore = rest.some((wish) => wish.kind !== 'request' && !isTalk(wish));
  return isUndo && isMore ? { undo: first, rest } : null;
}

/**
 * “I didn’t want turquoise, put that back. I meant, can you keep my look for the next videos”: beside an undo, a look that is not wanted
 * only gives its reason, and what shall be kept is offered, not saved.
 */
export function besideUndo(wishes: readonly Wish[]): Wish[] {
  if (!wishes.some(isUndo)) return [...wishes];
  return wishes.flatMap((wish, at): Wish[] => {
    const next = wishes[at + 1];
    if (wish.kind === 'leave_out' && next && isUndo(next)) return [];
    return isSaved(wish) ? [{ kind: 'topic', topic: 'nextVideos' }] : [wish];
  });
}

function isUndo(wish: Wish): boolean {
  return wish.kind === 'request' && (wish.request === 'undo' || wish.request === 'undo_look');
}

function isSaved(wish: Wish): boolean {
  return wish.kind === 'request' && wish.request === 'make_default';
}

/** Undoes and says so. The picture follows with what is changed next. */
export function undoFirst(
  state: ChatState,
  { request }: RequestWish,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  const undone = handleRequest(state, request, video, context);
  const textOnly = (reply: Reply): Reply =>
    reply.kind === 'toast' ? reply : { ...reply, message: { text: reply.message.text } };
  return { ...undone, replies: undone.replies.map(textOnly) };
}
