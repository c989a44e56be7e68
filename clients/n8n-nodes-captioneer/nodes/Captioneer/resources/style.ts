import type { INodeProperties } from 'n8n-workflow';

export const styleProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['style'] } },
    default: 'getAll',
    options: [
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many styles',
        description: 'List the ready-made styles with their colors and a still',
        routing: {
          request: { method: 'GET', url: '/styles' },
          output: { postReceive: [{ type: 'rootProperty', properties: { property: 'data' } }] },
        },
      },
      {
        name: 'Get Presets',
        value: 'getPresets',
        action: 'Get presets',
        description: 'List the settings that the account has saved under a name',
        routing: {
          request: { method: 'GET', url: '/presets' },
          output: { postReceive: [{ type: 'rootProperty', properties: { property: 'data' } }] },
        },
      },
    ],
  },
];
