import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** Cuts every connection, both ways, after so many more bytes to the service; only once. */
  cutAfter(bytes: number): void;
  /** How many times it has cut. */
  cuts(): number;
  /** The heads of forwarded requests. */
  heads: string[];
  close(): Promise<void>;
}

/** A line to the service that can be cut: bytes go through as they are. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const heads: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let cuts = 0;
  const cut = () => {
    left = Number.POSITIVE_INFINITY;
    cuts += 1;
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
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      const head = /^(GET|HEAD|POST|PATCH|DELETE) [\s\S]*?\r\n\r\n/.exec(
        chunk.subarray(0, 8192).toString('latin1'),
      )?.[0];
      if (head) heads.push(head);
      far.write(chunk);
      left -= chunk.length;
      if (left <= 0) cut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter(bytes) {
      left = bytes;
    },
    cuts: () => cuts,
    heads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
