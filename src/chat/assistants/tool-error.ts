/** What an assistant is told of a call that failed: a sentence that says what to do now. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
