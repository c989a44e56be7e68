/** A listening process that ended without a transcript. */
export class TranscriberChildError extends Error {
  override readonly name = 'ListenerError';
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The last of what it wrote to stderr. */
  readonly stderrTail: string;

  constructor(message: string, facts: { exitCode: number | null; signal: string | null; stderrTail: string }) {
    super(message);
    this.exitCode = facts.exitCode;
    this.signal = facts.signal;
    this.stderrTail = facts.stderrTail;
  }
}
