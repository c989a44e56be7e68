import type { Socket } from 'node:net';

/** Replies on a connection whose request never reaches Koa, and closes it. */
export function endWithReply(socket: Socket, { status, message }: RawReply): void {
  const body = JSON.stringify({ message });
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

export interface RawReply {
  /** Code and phrase. */
  status: string;
  message: string;
}
