import type { ChatUpdate } from '../../chats/inbox/enqueue-update.ts';
import { moreId, rowsBeforeMore } from '../messages/message-parts.ts';
import { optWish } from './opt-out-words.ts';
import type { WebhookDeps } from './webhook-deps.ts';

/**
 * Takes the updates of one chat, in their order. Those that follow each other are stored by one write. After STOP nothing
 * is stored until START.
 */
export async function takeUpdates(
  { chats }: Pick<WebhookDeps, 'chats'>,
  updates: readonly ChatUpdate[],
): Promise<void> {
  const [first] = updates;
  if (!first) return;
  let isOut = await chats.isOptedOut(first);
  let waiting: ChatUpdate[] = [];
  const store = async () => {
    const given = waiting;
    waiting = [];
    if (given.length > 0) await chats.receiveAll(given);
  };
  for (const update of updates) {
    const wish = update.event.kind === 'said' ? optWish(update.event.text) : null;
    if (wish === 'stop') {
      await store();
      await chats.optOut(update);
      isOut = await chats.isOptedOut(update);
      continue;
    }
    const isBack = wish === 'start' && isOut && (await chats.optIn(update));
    isOut &&= !isBack;
    if (isOut) continue;
    if (isMore(update)) {
      await store();
      await sendRest(chats, update);
    } else waiting.push(isBack || isStart(update) ? asStart(update) : update);
  }
  await store();
}

function asStart(update: ChatUpdate): ChatUpdate {
  return { ...update, event: { kind: 'commanded', command: 'start', argument: '' } };
}

/** Of the words by which people come back, only this one means the same to people who never left. */
function isStart({ event }: ChatUpdate): boolean {
  return event.kind === 'said' && /^\W*start\W*$/i.test(event.text);
}

function isMore({ event }: ChatUpdate): boolean {
  return event.kind === 'tapped' && event.action === moreId;
}

/** A list that is no longer stored is answered as an old button. */
async function sendRest(chats: WebhookDeps['chats'], update: ChatUpdate): Promise<void> {
  const { address, contact, updateKey, quotedMessageId = '' } = update;
  const rest = { address, contact, messageId: quotedMessageId, shown: rowsBeforeMore, requestKey: updateKey };
  if (!(await chats.sendRestOfButtons(rest))) await chats.receiveAll([update]);
}
