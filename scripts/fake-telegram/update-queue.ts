import type { Update } from 'grammy/types';

/** Updates that are not confirmed yet, by getUpdates or by the webhook. Ids only grow. */
export class UpdateQueue {
  private nextId: number;
  private pending: Update[] = [];
  private readonly listeners = new Set<() => void>();

  /** Real bots start at a random id, so no code may rely on 1. */
  constructor(firstId = 874_561_200) {
    this.nextId = firstId;
  }

  add(content: Omit<Update, 'update_id'>): Update {
    const update = { update_id: this.nextId++, ...content } as Update;
    this.pending.push(update);
    for (const listener of [...this.listeners]) listener();
    return update;
  }

  /** Updates from `offset` on. Everything before it counts as confirmed. A negative offset counts from the end. */
  take({ offset, limit }: { offset: number; limit: number }): Update[] {
    if (offset < 0) this.pending = this.pending.slice(offset);
    else this.pending = this.pending.filter(({ update_id }) => update_id >= offset);
    return this.pending.slice(0, limit);
  }

  all(): readonly Update[] {
    return this.pending;
  }

  remove(updateId: number): void {
    this.pending = this.pending.filter(({ update_id }) => update_id !== updateId);
  }

  clear(): void {
    this.pending = [];
  }

  /** @returns a function that stops listening */
  onAdded(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
