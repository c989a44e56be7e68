import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CleanUp } from '../service/temporary-service.ts';

/** What sniffing takes for the beginning of an mp4. */
const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);

/** A host of source videos: one of `videoBytes` at every address, and no two are the same. */
export async function startSourceHost(cleanUp: CleanUp, videoBytes: number): Promise<{ urlOf(video: number): string }> {
  const filler = Buffer.alloc(videoBytes, 7);
  const server = createServer((request, response) => {
    const own = Buffer.from(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': videoBytes });
    response.write(Buffer.concat([head, own]));
    response.end(filler.subarray(head.length + own.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { urlOf: (video) => `http://127.0.0.1:${port}/${video}.mp4` };
}
