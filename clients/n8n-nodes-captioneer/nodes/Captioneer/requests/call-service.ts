import type {
  IDataObject,
  IExecuteSingleFunctions,
  IHttpRequestOptions,
  ILoadOptionsFunctions,
  IN8nHttpFullResponse,
} from 'n8n-workflow';

type Caller = IExecuteSingleFunctions | ILoadOptionsFunctions;

/** Calls the service with the credential's token. @param path below `/api` */
export async function callService(
  this: Caller,
  path: string,
  options: Partial<IHttpRequestOptions> = {},
): Promise<IDataObject> {
  return (await fullCall.call(this, path, options)).body as IDataObject;
}

/** n8n itself waits for ever. */
const timeoutMs = 60_000;

/** The same, with the headers of the reply. */
export async function fullCall(
  this: Caller,
  path: string,
  options: Partial<IHttpRequestOptions> = {},
): Promise<IN8nHttpFullResponse> {
  const { baseUrl } = await this.getCredentials<{ baseUrl: string }>('captioneerApi');
  const request: IHttpRequestOptions = {
    json: true,
    timeout: timeoutMs,
    ...options,
    url: `${baseUrl.replace(/\/+$/, '')}/api${path}`,
    returnFullResponse: true,
  };
  return (await this.helpers.httpRequestWithAuthentication.call(
    this,
    'captioneerApi',
    request,
  )) as IN8nHttpFullResponse;
}
