import type { IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';

/**
 * One key for each item of each run of a node: when n8n tries the node again, the service does the work once, and answers the same.
 */
export async function setIdempotencyKey(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const runIndex = this.evaluateExpression('{{ $runIndex }}', this.getItemIndex());
  const parts = [this.getExecutionId(), this.getNode().id, runIndex, this.getItemIndex()];
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': `n8n-${parts.join('-')}`.slice(0, 255) } };
}
