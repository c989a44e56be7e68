import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that a connection may send before the first of them is answered. Common clients send one; some scripts and load
 * testers send up to 16.
 */
const maxUnanswered = 20;

/**
 * Starts the requests of a connection one after the other, so that it holds one reply in memory, and closes a connection that
 * sends too many without waiting for replies: thousands are in 64 KiB.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  /** Of connections with a request in work: those that wait for its reply. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function startNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next) next();
    else waiting.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    // what the parser had read before the connection was closed
    if (socket.destroyed) return;
    const others = waiting.get(socket);
    // more than ten parts wait for the end of some replies, which Node takes for a leak
    response.setMaxListeners(30);
    response.once('close', () => startNext(socket));
    if (!others) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (others.length + 2 <= maxUnanswered) others.push(() => handle(request, response));
    else socket.destroy();
  };
}
