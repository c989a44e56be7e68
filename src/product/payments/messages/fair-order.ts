/** An unverified message that waits for its next attempt. Times are in milliseconds since 1970. */
export interface WaitingMessage {
  id: string;
  /** Network that it came from, see `callerNetwork`. */
  sender: string;
  lane: Lane;
  receivedAt: number;
  nextAttemptAt: number;
  /** When another worker's claim ends; null = it is not claimed. */
  claimedUntil: number | null;
  hasFailed: boolean;
}

/**
 * Messages of a lower lane are verified first: 0 = the sender has sent genuine ones, 1 = nothing is known of the sender,
 * 2 = the sender has only sent forged ones, or the money went to another receiver.
 */
export type Lane = 0 | 1 | 2;

/**
 * The order in which messages are verified: by lane, first attempts before repeated ones, and then one of each sender in
 * turn. So a flood of one sender delays another sender by one message.
 */
export function fairOrder(waiting: readonly WaitingMessage[]): WaitingMessage[] {
  const counts = new Map<string, number>();
  return waiting
    .toSorted((a, b) => a.receivedAt - b.receivedAt)
    .map((message) => {
      const group = `${message.lane} ${message.hasFailed} ${message.sender}`;
      const place = counts.get(group) ?? 0;
      counts.set(group, place + 1);
      return { message, place };
    })
    .sort(
      (a, b) =>
        a.message.lane - b.message.lane ||
        Number(a.message.hasFailed) - Number(b.message.hasFailed) ||
        a.place - b.place ||
        a.message.receivedAt - b.message.receivedAt,
    )
    .map(({ message }) => message);
}
