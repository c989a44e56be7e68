import type { Readable } from 'node:stream';
import type { Middleware } from 'koa';
import type { ComponentChild } from 'preact';
import type { ByteRange } from '../../../infra/storage/byte-range.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { Flash } from '../cookies/flash.ts';
import { notSignedIn } from '../errors/page-error.ts';
import type { FormFields } from '../forms/form-fields.ts';
import type { WebDeps } from './page-deps.ts';

/** Who may see a page; whoever is not signed in is first sent to sign in, and comes back. */
export type PageAccess = 'anybody' | 'user' | 'admin';

/** One address for people: pages are got, forms are posted. What posts is let in only with the form's own token. */
export interface PageRoute {
  method: 'get' | 'post';
  /** Below `/app`, `/sign-in`, `/claim` or `/v`; parameters as `:id`. */
  path: string;
  access: PageAccess;
  /**
   * What is posted: a form (default); one with a file, whose field then holds `upload://…`; or JSON by a script of
   * ours, which carries the token in a header.
   */
  body?: 'form' | 'file form' | 'json';
  handle(visit: Visit, deps: WebDeps): Promise<PageReply>;
}

/** An application of its own that answers for everything below a path (its forms and headers are its own affair). */
export interface MountedApp {
  /** Below `/app`. */
  prefix: string;
  access: 'user' | 'admin';
  create(deps: WebDeps): Middleware;
}

/** One request, as the handler of a page sees it. */
export interface Visit {
  session: Session | null;
  params: Record<string, string>;
  query: URLSearchParams;
  /** What was typed; empty for pages that are got. */
  form: FormFields;
  /** What a script has posted as JSON; undefined for all else. */
  json: unknown;
  /** The visitor's network address, for counting. */
  address: string;
  /** The path that was asked for, with its query: where to come back to. */
  path: string;
  /** What the page is to be in, and what it says: see `texts/texts.ts`. */
  language: Language;
  texts: PageTexts;
  /** Keeps it in this browser. */
  setLanguage(language: Language): void;
  /** Aborted when nobody waits for the reply any more, or the service stops. */
  signal: AbortSignal;
  /** For a secret that the page which is redirected to may show, to this session and once. */
  keepOneTimeValues(page: string, values: readonly string[]): void;
  /** null = nothing was kept, or it has been shown. */
  takeOneTimeValues(page: string): string[] | null;
  /** Signs the browser in (`secret`), or out (null). */
  setSession(secret: string | null): void;
}

export interface UserVisit extends Visit {
  session: Session;
}

export type PageReply = PageContent | Redirect | Download | JsonReply | MediaReply | EventsReply;

export interface PageContent {
  kind: 'page';
  status: number;
  /** The tab's; the shell adds the service's name. */
  title: string;
  content: ComponentChild;
  /** What it runs in the browser besides `app.js`: the name of an entry in `src/http/web/client`. */
  client?: string;
  headers?: Record<string, string>;
}

interface Redirect {
  kind: 'redirect';
  to: string;
  flash?: Flash;
}

interface Download {
  kind: 'download';
  fileName: string;
  contentType: string;
  body: string | Buffer | NodeJS.ReadableStream;
}

/** For scripts of ours. */
interface JsonReply {
  kind: 'json';
  status: number;
  body: unknown;
}

/** For scripts of ours that follow something: server-sent, one JSON a value. */
interface EventsReply {
  kind: 'events';
  values: AsyncIterator<unknown>;
}

/** A kept object, or any bytes that never change under their address: in parts where a player asks for one. */
export interface MediaReply {
  kind: 'media';
  contentType: string;
  object: Pick<StoredObject, 'sizeBytes' | 'etag'>;
  read(range?: ByteRange): Promise<Readable>;
  /** How long browsers may keep it without asking again; 0 = they ask each time. */
  maxAgeSeconds: number;
}

/** What is shown; 200 unless it says otherwise (a form that is shown again with its mistakes is 422). */
export function page(content: Omit<PageContent, 'kind' | 'status'> & { status?: number }): PageReply {
  return { kind: 'page', status: 200, ...content };
}

/** After a form has done its work: off to a page, with a message for it. */
export function redirect(to: string, flash?: Flash): PageReply {
  return { kind: 'redirect', to, flash };
}

export function json(body: unknown, status = 200): PageReply {
  return { kind: 'json', status, body };
}

export function events(values: AsyncIterator<unknown>): PageReply {
  return { kind: 'events', values };
}

export function media(reply: Omit<MediaReply, 'kind'>): PageReply {
  return { kind: 'media', ...reply };
}

export function download(file: Omit<Download, 'kind'>): PageReply {
  return { kind: 'download', ...file };
}

type SignedInRoute = Omit<PageRoute, 'access' | 'handle'> & {
  handle(visit: UserVisit, deps: WebDeps): Promise<PageReply>;
};

/** A page for whoever is signed in. */
export function userPage(route: SignedInRoute): PageRoute {
  return signedInPage('user', route);
}

/** A page for users whom `captioneer user admin` has made operators. */
export function adminPage(route: SignedInRoute): PageRoute {
  return signedInPage('admin', route);
}

function signedInPage(access: PageAccess, { handle, ...route }: SignedInRoute): PageRoute {
  return {
    ...route,
    access,
    async handle(visit, deps) {
      if (!visit.session) throw notSignedIn();
      return handle({ ...visit, session: visit.session }, deps);
    },
  };
}
