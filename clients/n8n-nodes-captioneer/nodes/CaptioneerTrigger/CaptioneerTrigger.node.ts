import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from 'n8n-workflow';
import { readCallbackSecret } from './callback-secret';
import { isGenuine } from './verify-callback';

/** The same event may come more than once, by the rules of callbacks. */
const maxRemembered = 200;

export class CaptioneerTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Captioneer Trigger',
    name: 'captioneerTrigger',
    icon: { light: 'file:../../icons/captioneer.svg', dark: 'file:../../icons/captioneer.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description: 'Starts the workflow when a video is ready or has failed',
    defaults: { name: 'Captioneer Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'captioneerApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'captioneer' }],
    properties: [
      {
        displayName:
          'Give the production URL of this node as "Callback URL" of the videos that you create. Only callbacks that your account has signed start the workflow.',
        name: 'notice',
        type: 'notice',
        default: '',
      },
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        required: true,
        default: ['video.processed'],
        options: [
          { name: 'Video Failed', value: 'video.failed' },
          { name: 'Video Processed', value: 'video.processed' },
        ],
      },
    ],
  };

  /** A callback belongs to a video, so nothing is registered; switching on proves that the account can be reached. */
  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        return false;
      },
      async create(this: IHookFunctions): Promise<boolean> {
        await readCallbackSecret.call(this);
        return true;
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        delete this.getWorkflowStaticData('node').seen;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { rawBody, headers } = this.getRequestObject();
    const callback = { rawBody: rawBody ?? Buffer.alloc(0), headers };
    const isTrusted =
      isGenuine({ ...callback, secret: await readCallbackSecret.call(this) }) ||
      isGenuine({ ...callback, secret: await readCallbackSecret.call(this, { again: true }) });
    if (!isTrusted) {
      this.getResponseObject().status(401).json({ message: 'The callback is not signed by your account, or too old.' });
      return { noWebhookResponse: true };
    }
    const event = JSON.parse(callback.rawBody.toString('utf8')) as IDataObject;
    const events = this.getNodeParameter('events') as string[];
    if (!events.includes(String(event.type)) || isKnown.call(this, String(headers['webhook-id']))) return {};
    return { workflowData: [[{ json: { ...event, webhook_id: headers['webhook-id'] } }]] };
  }
}

/** Whether this event has started the workflow before. It remembers the event. */
function isKnown(this: IWebhookFunctions, id: string): boolean {
  const memory = this.getWorkflowStaticData('node');
  const seen = Array.isArray(memory.seen) ? (memory.seen as string[]) : [];
  if (seen.includes(id)) return true;
  memory.seen = [...seen, id].slice(-maxRemembered);
  return false;
}
