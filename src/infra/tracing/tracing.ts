import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../errors/app-error.ts';

/** Attributes of a span: numbers, ids and codes. Never what people wrote, names, addresses or tokens. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface NewSpan {
  /** One of a small number of names, such as a route. */
  name: string;
  /** Default: `internal`. */
  kind?: 'server' | 'client' | 'internal';
  /** A `traceparent`, also from outside; null or not valid = a new trace begins. */
  parent: string | null | undefined;
  facts?: SpanFacts;
}

/** A piece of work that has begun. */
export interface Span {
  traceId: string;
  /** For a child in another process, as W3C writes it. */
  traceparent: string;
  startChild(child: Omit<NewSpan, 'parent'>): Span;
  rename(name: string): void;
  add(facts: SpanFacts): void;
  /** Links it to the span of another trace. The same link twice counts once. */
  link(traceparent: string): void;
  /** @param errorType a code; messages may contain what people wrote */
  fail(errorType: string): void;
  end(): void;
}

/** Port: records spans. */
export interface Tracing {
  /** null = traces are off. */
  startSpan(span: NewSpan): Span | null;
  /** Sends what waits, for two seconds at most. */
  stop(): Promise<void>;
}

export const noTracing: Tracing = { startSpan: () => null, stop: async () => undefined };

/** The span in which the present code runs. Nothing is stored in it while traces are off. */
const current = new AsyncLocalStorage<Span>();

/** null = traces are off, or this code belongs to no span. */
export function currentSpan(): Span | null {
  return current.getStore() ?? null;
}

/** Runs work inside a span that somebody else ends; null = without one. */
export function withinSpan<T>(span: Span | null, work: () => T): T {
  return span === null ? work() : current.run(span, work);
}

/** Runs work as a span of its own, and ends it. An error is recorded by its code. `work` gets null while traces are off. */
export async function traceWork<T>(
  tracing: Tracing | undefined,
  newSpan: NewSpan,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  return runAndEnd(tracing?.startSpan(newSpan) ?? null, work);
}

/** Runs a part of the present span's work as its child. Outside of a span it only runs it. */
export async function tracePart<T>(name: string, work: () => Promise<T>, facts: SpanFacts = {}): Promise<T> {
  return runAndEnd(currentSpan()?.startChild({ name, facts }) ?? null, work);
}

async function runAndEnd<T>(span: Span | null, work: (span: Span | null) => Promise<T>): Promise<T> {
  if (span === null) return work(null);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of an error of ours, or the name of its class. */
export function errorType(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** What each line of the log says about the present trace. */
export function traceOfLine(): { traceId?: string } {
  const span = currentSpan();
  return span === null ? {} : { traceId: span.traceId };
}
