import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy before a server: bytes go through as they are, until it cuts the connections. */
export interface TcpProxy {
  url: string;
  /** Ends every open connection, both ways, in the middle of whatever it carries. New ones are made. */
  cut(): void;
  close(): Promise<void>;
}

/**
 * @param target the server's URL, of which host and port count
 * @param onSent called with each piece that was sent on to the server
 */
export async function startTcpProxy(target: string, onSent?: (bytes: Buffer) => void): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    if (onSent) near.on('data', onSent);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
