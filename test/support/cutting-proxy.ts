import { startTcpProxy } from '../../scripts/faults/tcp-proxy.ts';

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

/** A proxy before the service that notes requests, and cuts connections in the middle of one. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const heads: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let cuts = 0;
  const proxy = await startTcpProxy(target, (bytes) => {
    const text = bytes.subarray(0, 8192).toString('latin1');
    const head = /^(GET|HEAD|POST|PATCH|DELETE) [\s\S]*?\r\n\r\n/.exec(text)?.[0];
    if (head) heads.push(head);
    left -= bytes.length;
    if (left > 0) return;
    left = Number.POSITIVE_INFINITY;
    cuts += 1;
    proxy.cut();
  });
  return {
    url: proxy.url,
    cutAfter(bytes) {
      left = bytes;
    },
    cuts: () => cuts,
    heads,
    close: proxy.close,
  };
}
