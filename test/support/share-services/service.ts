import type { IncomingMessage } from 'node:http';

/** A question as a service gets it. */
export interface Asked {
  method: string;
  /** Without the port. */
  host: string;
  /** Path and query as they came, byte for byte. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  /** An address of a service as others name it, on the stand-in's port. */
  at(place: string): string;
}

export type Reply =
  | { file: true }
  | { redirect: string; status?: number; headers?: Record<string, string | string[]> }
  | { html: string; status?: number }
  | { xml: string; status: number; headers?: Record<string, string> }
  | { json: unknown; status?: number };

/** null = it is not this service's host. */
export type Service = (asked: Asked) => Reply | null;

/** The body of a question, which must be a JSON object. */
export function jsonOf({ body }: Asked): Record<string, unknown> {
  return JSON.parse(body || '{}') as Record<string, unknown>;
}
