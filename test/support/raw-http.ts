import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface RawCall {
  method: string;
  url: string;
  headers?: Record<string, string>;
}

/** Opens a request whose body the caller writes itself: bodies with a GET, half bodies, `Expect`. */
export function openRequest({ method, url, headers }: RawCall): { request: ClientRequest; answer: Promise<RawAnswer> } {
  const opened = request(url, { method, headers, agent: false });
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    opened.once('error', reject);
    opened.once('response', async (response) => {
      response.setEncoding('utf8');
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
  });
  answer.catch(() => undefined);
  return { request: opened, answer };
}

/** Sends the body with any method. */
export function sendRaw({ body = '', ...call }: RawCall & { body?: string | Buffer }): Promise<RawAnswer> {
  const { request: opened, answer } = openRequest({
    ...call,
    headers: { 'Content-Length': String(Buffer.byteLength(body)), ...call.headers },
  });
  opened.end(body);
  return answer;
}
