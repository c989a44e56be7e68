import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeDescription } from './n8n-tools.ts';

/** What n8n passes between nodes. */
export interface Item {
  json: Record<string, unknown>;
  binary?: Record<string, { data: string; mimeType: string; fileName?: string; id?: string }>;
}

/** A node of a workflow that can be imported. */
export interface WorkflowNode {
  name: string;
  type: string;
  typeVersion: number;
  parameters: Record<string, unknown>;
}

export interface WebhookReply {
  status: number;
  /** What the workflow would start with. */
  started: Item[] | null;
}

export interface NodeRunner {
  /** The node types of the package, as n8n describes them. */
  descriptions: NodeDescription[];
  /** What n8n's editor says against the parameters of a node: by their names. */
  findIssues(description: NodeDescription, node: WorkflowNode): Record<string, string[]>;
  /** Runs one node in a workflow, by n8n's own engine. @throws the node's error */
  run(parameters: Record<string, unknown>, items?: Item[]): Promise<Item[]>;
  loadOptions(method: string): Promise<{ name: string; value: string }[]>;
  /** The credential's own test. @throws as an HTTP client */
  testCredential(): Promise<unknown>;
  /** Switches the trigger on, off, or gives it a callback. */
  trigger: {
    activate(): Promise<boolean>;
    deactivate(): Promise<boolean>;
    receive(callback: { headers: Record<string, string>; body: string }): Promise<WebhookReply>;
  };
  bytes(item: Item, field?: string): Promise<Buffer>;
}

interface Options {
  /** The built package. */
  folder: string;
  credentials: Record<string, string>;
  /** The parameters of the trigger. */
  triggerParameters?: Record<string, unknown>;
}

/** n8n's engine with the nodes of one package. Its types are not ours: it is loaded where its tools are installed. */
// biome-ignore lint/suspicious/noExplicitAny: the packages of n8n are not installed when this is compiled
type Any = any;

const nodeName = 'Captioneer under test';
const credentialType = 'captioneerApi';

export async function createNodeRunner({ folder, credentials, triggerParameters }: Options): Promise<NodeRunner> {
  // it keeps its settings in the home folder
  process.env.N8N_USER_FOLDER = folder;
  process.env.N8N_DIAGNOSTICS_ENABLED = 'false';
  process.env.N8N_LOG_LEVEL = 'silent';
  const load = createRequire(join(folder, 'package.json'));
  load('reflect-metadata');
  const core: Any = load('n8n-core');
  const workflowPackage: Any = load('n8n-workflow');
  const loader = new core.PackageDirectoryLoader(folder);
  await loader.loadAll();
  const types: Record<string, Any> = { 'test.items': itemsNode };
  for (const [name, { type }] of Object.entries<Any>(loader.nodeTypes)) types[`n8n-nodes-captioneer.${name}`] = type;
  const nodeTypes = {
    getByName: (name: string) => types[name],
    getByNameAndVersion: (name: string) => types[name],
    getKnownTypes: () => ({}),
  };
  const { authenticate, test } = loader.credentialTypes[credentialType].type;
  const credentialsHelper = createCredentialsHelper(credentials, authenticate);

  const workflowOf = (node: object, items: Item[]) =>
    new workflowPackage.Workflow({
      id: 'workflow-1',
      active: false,
      nodeTypes,
      settings: { executionOrder: 'v1' },
      nodes: [
        { id: 'a', name: 'Items', type: 'test.items', typeVersion: 1, position: [0, 0], parameters: { items } },
        {
          ...{ id: 'b', name: nodeName, typeVersion: 1, position: [200, 0], ...node },
          credentials: { [credentialType]: { id: '1', name: 'Captioneer' } },
        },
      ],
      connections: { Items: { main: [[{ node: nodeName, type: 'main', index: 0 }]] } },
    });
  let executions = 0;
  const additionalData = (workflow: Any): Any => {
    executions += 1;
    const executionId = `execution-${executions}`;
    return {
      credentialsHelper,
      executionId,
      hooks: new core.ExecutionLifecycleHooks('manual', executionId, workflow),
      variables: {},
      currentNodeExecutionIndex: 0,
      webhookBaseUrl: 'http://127.0.0.1/webhook',
      webhookTestBaseUrl: 'http://127.0.0.1/webhook-test',
      webhookWaitingBaseUrl: 'http://127.0.0.1/webhook-waiting',
      formWaitingBaseUrl: 'http://127.0.0.1/form-waiting',
      setExecutionStatus: () => undefined,
    };
  };

  const triggerNode = {
    type: 'n8n-nodes-captioneer.captioneerTrigger',
    parameters: { events: [], ...triggerParameters },
  };
  const triggerWorkflow = workflowOf(triggerNode, []);
  const triggerType = types[triggerNode.type];
  const hook = (name: 'create' | 'delete') => {
    const data = additionalData(triggerWorkflow);
    const context = new core.HookContext(
      triggerWorkflow,
      triggerWorkflow.getNode(nodeName),
      data,
      'trigger',
      'init',
      {},
    );
    return triggerType.webhookMethods.default[name].call(context);
  };

  return {
    descriptions: Object.values<Any>(loader.nodeTypes).map(({ type }) => type.description),
    findIssues(description, node) {
      const { NodeHelpers } = workflowPackage;
      const { properties } = description;
      const parameters = NodeHelpers.getNodeParameters(properties, node.parameters, true, false, node, description);
      const known = new Set(properties.map(({ name }) => name));
      const unknown = Object.keys(node.parameters).filter((name) => !known.has(name));
      const found = NodeHelpers.getNodeParametersIssues(properties, { ...node, parameters }, description);
      return {
        ...found?.parameters,
        ...Object.fromEntries(unknown.map((name) => [name, ['There is no such parameter']])),
      };
    },
    async run(parameters, items = [{ json: {} }]) {
      const node = { type: 'n8n-nodes-captioneer.captioneer', parameters };
      const workflow = workflowOf(node, items);
      const data = additionalData(workflow);
      const execution = new core.WorkflowExecute(data, 'manual');
      const { data: result } = await execution.run({ workflow, startNode: workflow.getNode('Items') });
      const { error, runData } = result.resultData;
      if (error) throw error;
      return runData[nodeName][0].data.main[0];
    },
    async loadOptions(method) {
      const node = { type: 'n8n-nodes-captioneer.captioneer', parameters: {} };
      const workflow = workflowOf(node, []);
      const context = new core.LoadOptionsContext(workflow, workflow.getNode(nodeName), additionalData(workflow), '');
      return types[node.type].methods.loadOptions[method].call(context);
    },
    async testCredential() {
      const workflow = workflowOf({ type: 'n8n-nodes-captioneer.captioneer', parameters: {} }, []);
      const evaluate = (value: string) => resolveExpression(workflow, value, credentials);
      const context = new core.LoadOptionsContext(workflow, workflow.getNode(nodeName), additionalData(workflow), '');
      const request = { url: `${evaluate(test.request.baseURL)}${test.request.url}`, json: true };
      return context.helpers.httpRequestWithAuthentication.call(context, credentialType, request);
    },
    trigger: {
      activate: () => hook('create'),
      deactivate: () => hook('delete'),
      async receive({ headers, body }) {
        let status = 200;
        const response = {
          status(code: number) {
            status = code;
            return { json: () => undefined };
          },
        };
        const data = additionalData(triggerWorkflow);
        data.httpRequest = { headers, rawBody: Buffer.from(body), body: JSON.parse(body) };
        data.httpResponse = response;
        const node = triggerWorkflow.getNode(nodeName);
        const context = new core.WebhookContext(triggerWorkflow, node, data, 'webhook', {}, [], null);
        const { workflowData } = await triggerType.webhook.call(context);
        return { status, started: workflowData?.[0] ?? null };
      },
    },
    async bytes(item, field = 'data') {
      const binary = item.binary?.[field];
      return Buffer.from(binary?.data ?? '', 'base64');
    },
  };
}

/** A node that gives the items of its parameter. */
const itemsNode = {
  description: {
    ...{ name: 'items', displayName: 'Items', group: ['input'], version: 1, inputs: [], outputs: ['main'] },
    properties: [{ name: 'items', displayName: 'Items', type: 'json', default: [] }],
  },
  async execute(this: { getNodeParameter(name: string, index: number): Item[] }) {
    return [this.getNodeParameter('items', 0)];
  },
};

/** What n8n's server does with credentials of the kind `generic`: their headers are added to a call. */
function createCredentialsHelper(credentials: Record<string, string>, authenticate: Any) {
  return {
    isCredentialUsableByNode: () => true,
    getParentTypes: () => [],
    getDecrypted: async () => credentials,
    getCredentials: async () => credentials,
    preAuthentication: async () => undefined,
    runPreAuthentication: async () => undefined,
    updateCredentials: async () => undefined,
    async authenticate(_credentials: unknown, _type: string, request: { headers?: object }, workflow: Any) {
      const headers = Object.entries<string>(authenticate.properties.headers);
      const added = headers.map(([name, value]) => [name, resolveExpression(workflow, value, credentials)]);
      return { ...request, headers: { ...request.headers, ...Object.fromEntries(added) } };
    },
  };
}

/** By n8n's own expressions. */
function resolveExpression(workflow: Any, value: string, $credentials: Record<string, string>): string {
  return workflow.expression.getSimpleParameterValue(workflow.getNode(nodeName), value, 'manual', { $credentials });
}
