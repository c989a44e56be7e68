import { type ChildProcess, type SendHandle, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';

/** For as long as the child may need; then the copies that are there must do. */
const timeoutMs = 10_000;

/**
 * Copies the listening socket of a server. Node accepts one connection from a socket in each round of its event loop (libuv
 * 1.45 and later), and one more from each copy. All copies share one queue: none of them keeps a connection waiting.
 *
 * A process copies a socket by sending it to another process. So a child gets it, sends it back `count` times, and ends.
 * @param backlog that of the server, since each listener sets it anew
 * @returns servers that hand their connections to `server`; close them with it. Fewer than `count`, or none, if the child fails
 */
export async function copyListener(server: Server, { count, backlog }: ListenerCopies): Promise<Server[]> {
  const handle: SendHandle | null | undefined = Reflect.get(server, '_handle');
  if (count === 0 || !handle) return [];
  const copies: Server[] = [];
  const child = spawn(process.execPath, ['-e', program], { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('message', (_index, copied) => {
    if (copied) copies.push(listenOn(copied, { server, backlog }));
    if (copies.length === count) child.kill('SIGKILL');
  });
  child.send(count, handle, () => undefined);
  await ended(child);
  return copies;
}

interface ListenerCopies {
  count: number;
  backlog: number;
}

/** Sent as what Node calls a native handle, so that the child accepts no connections itself. */
const program = `process.once('message', (count, handle) => {
  for (let index = 0; index < count; index++) process.send(index, handle);
});
process.once('disconnect', () => process.exit());`;

function listenOn(handle: SendHandle, { server, backlog }: { server: Server; backlog: number }): Server {
  // as `http.createServer` does it: a caller that has sent its request may close its side
  const copy = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  copy.on('error', () => copy.close());
  return copy.listen(handle, backlog);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    child.once('error', end);
    child.once('exit', end);
  });
}
