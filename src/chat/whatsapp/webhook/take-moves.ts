import { personIdOf } from './updates-of-value.ts';
import type { WebhookDeps } from './webhook-deps.ts';
import { messageSchema } from './webhook-schema.ts';

const numberChanged = ['user_changed_number', 'customer_changed_number'];

/** People who have another number now. Meta says so in a message of the old one. */
export async function takeMoves({ chats }: Pick<WebhookDeps, 'chats'>, messages: readonly unknown[]): Promise<void> {
  for (const given of messages) {
    const read = messageSchema.safeParse(given);
    if (!read.success || read.data.type !== 'system') continue;
    const { from, from_user_id: userId, timestamp, system } = read.data;
    if (!system || !numberChanged.includes(system.type ?? '')) continue;
    const [before, after] = [personIdOf(from, userId), personIdOf(system.new_wa_id ?? system.wa_id, undefined)];
    if (before === null || after === null || before === after) continue;
    await chats.moveChat({
      ...{ from: { kind: 'whatsapp', personId: before }, to: { kind: 'whatsapp', personId: after } },
      at: new Date(timestamp * 1000),
    });
  }
}
