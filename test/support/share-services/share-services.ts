import { text } from 'node:stream/consumers';
import { mp4Bytes } from '../media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../scripted-server.ts';
import { answerAsCloudDrives } from './cloud-drives.ts';
import { answerAsICloud } from './icloud.ts';
import { answerAsLoom } from './loom.ts';
import { answerAsMicrosoft } from './microsoft.ts';
import { answerAsS3 } from './s3.ts';
import type { Reply, Service } from './service.ts';
import { answerAsVimeo } from './vimeo.ts';
import { answerAsWebSites } from './web-sites.ts';
import { answerAsWeTransfer } from './wetransfer.ts';

const services: Service[] = [
  answerAsCloudDrives,
  answerAsMicrosoft,
  answerAsICloud,
  answerAsWeTransfer,
  answerAsLoom,
  answerAsVimeo,
  answerAsS3,
  answerAsWebSites,
];

export const sharedClip = mp4Bytes(20_000);

export interface ShareServices {
  /** `METHOD host/target` of every request, in order. */
  asked: string[];
  /** The same link on the stand-in's port, by http. */
  here(link: string): string;
  close(): Promise<void>;
}

/**
 * One server that stands in for every service, by the name of the host it is asked as. The services answer as the real ones
 * are known to: by their redirects, questions and refusals, and only to questions of the right form.
 */
export async function startShareServices(): Promise<ShareServices> {
  const asked: string[] = [];
  const server: ScriptedServer = await startScriptedServer(async (request, response) => {
    const target = request.url ?? '';
    const host = request.headers.host?.split(':')[0] ?? '';
    asked.push(`${request.method} ${host}${target}`);
    const { pathname: path, searchParams: query } = new URL(target, 'http://x');
    const question = { host, target, path, query, headers: request.headers, method: request.method ?? '' };
    const full = { ...question, body: await text(request), at: (place: string) => here(`https://${place}`) };
    const reply = services.map((service) => service(full)).find((found) => found !== null);
    send(reply ?? { html: '<title>Not found</title>', status: 404 });

    function send(found: Reply) {
      if ('file' in found) {
        response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': sharedClip.length });
        response.end(sharedClip);
      } else if ('redirect' in found)
        response.writeHead(found.status ?? 302, { ...found.headers, Location: found.redirect }).end();
      else if ('html' in found) {
        response.writeHead(found.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><html>${found.html}</html>`);
      } else if ('xml' in found) {
        response.writeHead(found.status, { 'Content-Type': 'application/xml', ...found.headers });
        response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${found.xml}`);
      } else {
        response.writeHead(found.status ?? 200, { 'Content-Type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(found.json));
      }
    }
  });
  /** Only scheme and port change, also of an address within the link: the rest of a link may be signed. */
  function here(link: string): string {
    return link
      .replace(/^https?:\/\/([^/:?#]+)(?::443)?/i, `http://$1:${server.port}`)
      .replace(/https%3A%2F%2F([^%]+)%2F/gi, `http%3A%2F%2F$1%3A${server.port}%2F`);
  }
  return { asked, here, close: server.close };
}
