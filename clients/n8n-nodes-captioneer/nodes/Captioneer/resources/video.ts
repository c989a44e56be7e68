import type { INodeProperties } from 'n8n-workflow';
import { settings } from '../fields/settings';
import { videoId, waiting } from '../fields/waiting';
import { downloadVideo } from '../requests/read-files';
import { sendFile } from '../requests/send-file';
import { setIdempotencyKey } from '../requests/set-idempotency-key';
import { waitUntilReady } from '../requests/wait-until-ready';

const resource = ['video'];
const show = (...operation: string[]) => ({ resource, operation });
const pathOfVideo = '=/videos/{{ encodeURIComponent($parameter.videoId) }}';

export const videoProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource } },
    default: 'create',
    options: [
      {
        name: 'Cancel',
        value: 'cancel',
        action: 'Cancel a video',
        description: 'Stop a video that is processing',
        routing: { request: { method: 'POST', url: `${pathOfVideo}/cancel` } },
      },
      {
        name: 'Create',
        value: 'create',
        action: 'Create a captioned video',
        description: 'Caption a video from a link or a file',
        routing: {
          request: { method: 'POST', url: '/video/create' },
          send: { preSend: [sendFile, setIdempotencyKey] },
          output: { postReceive: [waitUntilReady] },
        },
      },
      {
        name: 'Delete',
        value: 'delete',
        action: 'Delete a video',
        description: 'Delete a video and its files',
        routing: {
          request: { method: 'DELETE', url: pathOfVideo },
          output: { postReceive: [{ type: 'set', properties: { value: '={{ { "deleted": true } }}' } }] },
        },
      },
      {
        name: 'Download',
        value: 'download',
        action: 'Download a captioned video',
        description: 'Get the finished video as a file',
        routing: { request: { method: 'GET', url: pathOfVideo }, output: { postReceive: [downloadVideo] } },
      },
      {
        name: 'Edit',
        value: 'edit',
        action: 'Edit a video',
        description: 'Change style or captions, and render the video again',
        routing: {
          request: { method: 'POST', url: '/video/edit' },
          send: { preSend: [setIdempotencyKey] },
          output: { postReceive: [waitUntilReady] },
        },
      },
      {
        name: 'Get',
        value: 'get',
        action: 'Get a video',
        description: 'Get state, settings and result of a video',
        routing: { request: { method: 'GET', url: pathOfVideo } },
      },
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many videos',
        description: 'List videos, the newest first',
        routing: {
          request: { method: 'GET', url: '/videos' },
          output: { postReceive: [{ type: 'rootProperty', properties: { property: 'data' } }] },
        },
      },
      {
        name: 'Get Still',
        value: 'getStill',
        action: 'Get a still of a video',
        description: 'Get one frame with its captions as a JPEG, without rendering the video',
        routing: {
          request: { method: 'GET', url: `${pathOfVideo}/still`, encoding: 'arraybuffer', json: false },
          output: { postReceive: [{ type: 'binaryData', properties: { destinationProperty: 'data' } }] },
        },
      },
    ],
  },
  videoId(show('cancel', 'delete', 'download', 'get', 'getStill')),
  { ...videoId(show('edit')), routing: { send: { type: 'body', property: 'video_id' } } },
  {
    displayName: 'Source',
    name: 'source',
    type: 'options',
    default: 'link',
    options: [
      { name: 'Link', value: 'link', description: 'An address of the file, or a link that somebody shared' },
      { name: 'File', value: 'file', description: 'A file of the item, from a form or a drive' },
    ],
    displayOptions: { show: show('create') },
  },
  {
    displayName: 'Video URL',
    name: 'videoUrl',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'https://example.com/talk.mp4',
    displayOptions: { show: { ...show('create'), source: ['link'] } },
    routing: { send: { type: 'body', property: 'video_url' } },
  },
  {
    displayName: 'Input Binary Field',
    name: 'binaryPropertyName',
    type: 'string',
    required: true,
    default: 'data',
    hint: 'The name of the field that has the file',
    displayOptions: { show: { ...show('create'), source: ['file'] } },
  },
  ...waiting(show('create', 'edit')),
  {
    displayName: 'Settings',
    name: 'settings',
    type: 'collection',
    placeholder: 'Add Setting',
    default: {},
    displayOptions: { show: show('create', 'edit') },
    options: settings,
  },
  {
    displayName: 'At',
    name: 'at',
    type: 'number',
    typeOptions: { minValue: 0, numberPrecision: 3 },
    default: 1,
    description: 'Seconds from the beginning',
    displayOptions: { show: show('getStill') },
    routing: { send: { type: 'query', property: 'at' } },
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: show('getAll') },
    routing: {
      send: { paginate: '={{ $value }}' },
      operations: {
        pagination: {
          type: 'generic',
          properties: {
            continue: '={{ !!$response.body?.next_cursor }}',
            // it replaces the whole query of the call
            request: {
              qs: {
                limit: 100,
                status: '={{ $parameter.status || undefined }}',
                cursor: '={{ $response.body?.next_cursor || undefined }}',
              },
            },
          },
        },
      },
    },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1, maxValue: 100 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...show('getAll'), returnAll: [false] } },
    routing: { send: { type: 'query', property: 'limit' } },
  },
  {
    displayName: 'Status',
    name: 'status',
    type: 'options',
    default: '',
    options: [
      { name: 'Any', value: '' },
      { name: 'Failed', value: 'failed' },
      { name: 'Processed', value: 'processed' },
      { name: 'Processing', value: 'processing' },
    ],
    displayOptions: { show: show('getAll') },
    routing: { send: { type: 'query', property: 'status', value: '={{ $value || undefined }}' } },
  },
];
