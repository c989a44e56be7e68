import type { Readable } from 'node:stream';
import type { Middleware } from 'koa';
import type { Clock } from '../../../infra/clock.ts';
import type { RateCountModel } from '../../../infra/database/rate-count.model.ts';
import type { AgendaQueue } from '../../../infra/queue/agenda-queue.ts';
import type { ByteRange } from '../../../infra/storage/byte-range.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { Services } from '../../services.ts';
import type { Flash } from '../cookies/shown-once.ts';
import type { DraftReader } from '../editor/draft-reader.ts';
import { notSignedIn } from '../errors/page-error.ts';
import type { FormFields } from '../forms/read-form.ts';
import type { DocumentContent } from '../shell/document.tsx';

/** All that pages may use; each takes just what it needs by its parameter. */
export interface PageDeps extends Services {
  clock: Clock;
  /** What the queue's dashboard shows; null = there is no dashboard. */
  agenda: AgendaQueue['agenda'] | null;
  drafts: Pick<DraftReader, 'read'>;
  /** Where requests are counted for all processes; absent = this process counts for itself. */
  rateCounts?: RateCountModel;
}

/** Who may see a page. Visitors who are not signed in are sent to the sign-in page first, and come back. */
export type PageAccess = 'anybody' | 'user' | 'admin';

/** One address for people: GET shows a page, POST receives a form. A form is accepted only with its CSRF token. */
export interface PageRoute {
  method: 'get' | 'post';
  /** An address that `createWeb` answers; parameters as `:id`, those with slashes as `*page`. */
  path: string;
  access: PageAccess;
  /**
   * The body of a POST: a form (default); a form with a file, whose field then has the value `upload://…`; or JSON of
   * one of our scripts, which sends the token in a header. A draft of the editor is JSON that may be long.
   */
  body?: 'form' | 'file form' | 'json' | 'draft';
  /**
   * What counts towards the rate limits: all that signed-in people ask for, and forms of others (default); also reading, by
   * anybody, where it costs work; or nothing, for files that are only read.
   */
  counts?: 'always' | 'never';
  handle(visit: Visit, deps: PageDeps): Promise<PageReply>;
}

/** A library that answers every address below a path. It must check its own forms and set its own headers. */
export interface MountedApp {
  /** Below `/app`. */
  prefix: string;
  access: 'user' | 'admin';
  create(deps: PageDeps): Middleware;
}

/** One request, as the handler of a page sees it. */
export interface Visit {
  session: Session | null;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty for a GET. */
  form: FormFields;
  /** The body of a POST by a script; undefined for all others. */
  json: unknown;
  /** The body of a POST with a draft, see `DraftReader`; empty for all others. */
  draft: Uint8Array;
  /** The visitor's network address, for rate limits. */
  address: string;
  /** The path of the request with its query. */
  path: string;
  language: Language;
  texts: PageTexts;
  /** Stores it in this browser. */
  setLanguage(language: Language): void;
  /** Aborted when the visitor has gone, or the service stops. */
  signal: AbortSignal;
  /** Keeps values, e.g. a new token, for the page that this request redirects to: only that page may show them, once. */
  keepOneTimeValues(page: string, values: readonly string[]): void;
  /** null = there are none, or they have been shown. */
  takeOneTimeValues(page: string): string[] | null;
  /** Signs the browser in with the session's secret; null signs it out. */
  setSession(secret: string | null): void;
}

export interface UserVisit extends Visit {
  session: Session;
}

export type PageReply =
  | PageContent
  | { kind: 'redirect'; to: string; flash?: Flash }
  | ({ kind: 'download' } & Download)
  /** For our scripts. */
  | { kind: 'json'; status: number; body: unknown }
  /** The same for what is JSON already. */
  | { kind: 'json text'; text: string }
  | MediaReply
  /** Server-sent events for our scripts; each value is sent as JSON. */
  | { kind: 'events'; values: AsyncIterator<unknown> };

export interface PageContent extends DocumentContent {
  kind: 'page';
  status: number;
  headers?: Record<string, string>;
}

interface Download {
  fileName: string;
  contentType: string;
  body: string | Buffer | NodeJS.ReadableStream;
}

/** Bytes that never change under their address; players may ask for a part of them. */
export interface MediaReply {
  kind: 'media';
  contentType: string;
  object: Pick<StoredObject, 'sizeBytes' | 'etag'>;
  read(range?: ByteRange): Promise<Readable>;
  /** How long browsers may use their copy without asking; 0 = they ask each time. */
  maxAgeSeconds: number;
}

/** @param content.status default 200; a form that is shown again with its errors is 422 */
export function page(content: Omit<PageContent, 'kind' | 'status'> & { status?: number }): PageReply {
  return { kind: 'page', status: 200, ...content };
}

/** Leads to another page after a form has been accepted. @param flash a message that this page shows */
export function redirect(to: string, flash?: Flash): PageReply {
  return { kind: 'redirect', to, flash };
}

export function json(body: unknown, status = 200): PageReply {
  return { kind: 'json', status, body };
}

/** Of JSON that a thread has made. */
export function jsonText(text: string): PageReply {
  return { kind: 'json text', text };
}

export function events(values: AsyncIterator<unknown>): PageReply {
  return { kind: 'events', values };
}

export function media(reply: Omit<MediaReply, 'kind'>): PageReply {
  return { kind: 'media', ...reply };
}

export function download(file: Download): PageReply {
  return { kind: 'download', ...file };
}

/** A page for everybody. */
export function openPage(method: PageRoute['method'], path: string, handle: PageRoute['handle']): PageRoute {
  return { method, path, access: 'anybody', handle };
}

/** Files of signed-in users that players and pages read piece by piece. */
export function uncounted(route: PageRoute): PageRoute {
  return { ...route, counts: 'never' };
}

/** A page for signed-in users. */
export const userPage = signedInPage('user');

/** A page for operators: users whom `captioneer user admin` has marked. */
export const adminPage = signedInPage('admin');

type SignedInHandler = (visit: UserVisit, deps: PageDeps) => Promise<PageReply>;

function signedInPage(access: 'user' | 'admin') {
  return (method: PageRoute['method'], path: string, handle: SignedInHandler, body?: PageRoute['body']): PageRoute => ({
    method,
    path,
    access,
    body,
    async handle(visit, deps) {
      if (!visit.session) throw notSignedIn();
      return handle({ ...visit, session: visit.session }, deps);
    },
  });
}
