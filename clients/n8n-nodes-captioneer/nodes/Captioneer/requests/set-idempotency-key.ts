import type { IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';

/**
 * One key for each item of each run of a node: when n8n tries the node again, the service does the work once, and answers the same.
 */
export async function setIdempotencyKey(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': idempotencyKeyOf.call(this) } };
}

/** Every n8n counts its executions from 1, and copies of a workflow have the same nodes. */
export function idempotencyKeyOf(this: IExecuteSingleFunctions): string {
  const runIndex = this.evaluateExpression('{{ $runIndex }}', this.getItemIndex());
  const place = [this.getInstanceId().slice(0, 32), this.getWorkflow().id, this.getExecutionId()];
  return `n8n-${[...place, this.getNode().id, runIndex, this.getItemIndex()].join('-')}`.slice(0, 255);
}
