import type { Fields } from '../../infra/validation/field.ts';
import type { Input } from '../../infra/validation/validate.ts';
import type { CaptionTasks } from './caption-tasks.ts';
import type { Captioneer, VideoStep } from './captioneer.ts';

/** One tool, as an assistant sees it. */
export interface Tool {
  name: string;
  title: string;
  /** When to choose it, and what it gives back. */
  description: string;
  fields: Fields;
  /** For the docs; a test reads it with the fields. */
  example: Input;
  /** It changes nothing. */
  isReadOnly: boolean;
  /** @param input as it was sent; each tool reads its own fields of it */
  run(input: Input, call: ToolCall): Promise<ToolResult>;
}

export interface ToolCall {
  captioneer: Captioneer;
  tasks: CaptionTasks;
  /** Aborts when the assistant cancels the call, or is gone. */
  signal: AbortSignal;
  /** Aborts when waiting has to end, but the reply is still read: the server stops. */
  stopping?: AbortSignal;
  onProgress(step: VideoStep): void;
}

export interface ToolResult {
  /** Sentences. They are complete without `facts`. */
  text: string;
  /** The same for programs. */
  facts?: Record<string, unknown>;
  jpeg?: Uint8Array;
  /** It could not be done. */
  isError?: boolean;
}
