import type { INodePropertyRouting } from 'n8n-workflow';

/** The field is sent under this name of the API. */
export function inBody(property: string): INodePropertyRouting {
  return { send: { type: 'body', property } };
}

/** The same; an empty text is left out, which the service takes as absent anyway. */
export function inQuery(property: string): INodePropertyRouting {
  return { send: { type: 'query', property } };
}
