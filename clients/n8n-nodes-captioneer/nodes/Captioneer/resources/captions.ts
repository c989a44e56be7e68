import type { INodeProperties } from 'n8n-workflow';
import { videoId, waiting } from '../fields/waiting';
import { correctWords } from '../requests/correct-words';
import { readCaptionFile } from '../requests/read-files';
import { setIdempotencyKey } from '../requests/set-idempotency-key';
import { waitUntilReady } from '../requests/wait-until-ready';

const resource = ['captions'];
const show = (...operation: string[]) => ({ resource, operation });
const pathOfCaptions = '=/videos/{{ encodeURIComponent($parameter.videoId) }}/captions';

export const captionsProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource } },
    default: 'get',
    options: [
      {
        name: 'Correct Words',
        value: 'correct',
        action: 'Correct words of captions',
        description: 'Replace words, and render the video again',
        routing: {
          request: { method: 'POST', url: '/video/edit' },
          send: { preSend: [correctWords, setIdempotencyKey] },
          output: { postReceive: [waitUntilReady] },
        },
      },
      {
        name: 'Export',
        value: 'export',
        action: 'Export captions',
        description: 'Get captions as the text of a file, and as a file',
        routing: {
          request: { method: 'GET', url: `${pathOfCaptions}.{{ $parameter.format }}`, json: false },
          output: { postReceive: [readCaptionFile] },
        },
      },
      {
        name: 'Get',
        value: 'get',
        action: 'Get captions',
        description: 'Get captions with their words and times',
        routing: { request: { method: 'GET', url: pathOfCaptions } },
      },
    ],
  },
  videoId(show('correct', 'export', 'get')),
  {
    displayName: 'Format',
    name: 'format',
    type: 'options',
    default: 'srt',
    options: [
      { name: 'ASS', value: 'ass' },
      { name: 'SRT', value: 'srt' },
      { name: 'WebVTT', value: 'vtt' },
    ],
    displayOptions: { show: show('export') },
  },
  {
    displayName: 'Corrections',
    name: 'corrections',
    type: 'fixedCollection',
    typeOptions: { multipleValues: true },
    placeholder: 'Add Correction',
    default: {},
    displayOptions: { show: show('correct') },
    options: [
      {
        displayName: 'Correction',
        name: 'correction',
        values: [
          {
            displayName: 'Wrong',
            name: 'wrong',
            type: 'string',
            default: '',
            description: 'The words as they are now',
          },
          {
            displayName: 'Right',
            name: 'right',
            type: 'string',
            default: '',
            description: 'The words as they should be',
          },
        ],
      },
    ],
  },
  ...waiting(show('correct')),
];
