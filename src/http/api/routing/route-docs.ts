import type { z } from 'zod';
import type { Fields } from '../../../infra/validation/field.ts';

/**
 * What the OpenAPI document says about a route besides its address. Common errors (400, 401, 413, 429, 500) are added.
 */
export interface RouteDocs {
  id: string;
  tag: 'Videos' | 'Styles' | 'Account' | 'Tokens' | 'Uploads' | 'Chatbot' | 'Payments' | 'Outputs' | 'Operation';
  summary: string;
  description?: string;
  query?: Fields;
  /** Fields of the body, and examples of it by name. */
  fields?: Fields;
  examples?: Record<string, Record<string, unknown>>;
  /** A body that has no fields, e.g. multipart. */
  content?: { type: string; schema: z.ZodType };
  /** Whether `Idempotency-Key` is supported. */
  idempotent?: boolean;
  replies: Record<number, ReplyDocs>;
}

export interface ReplyDocs {
  description: string;
  /** Absent = no body. */
  schema?: z.ZodType;
  example?: unknown;
  /** Default `application/json`. */
  contentType?: string;
  headers?: Record<string, string>;
}
