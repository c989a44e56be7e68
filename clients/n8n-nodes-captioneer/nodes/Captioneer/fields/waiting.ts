import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';

/** Whether the node waits for the result, and for how long. */
export function waiting(show: NonNullable<IDisplayOptions['show']>): INodeProperties[] {
  return [
    {
      displayName: 'Wait Until Ready',
      name: 'waitUntilReady',
      type: 'boolean',
      default: true,
      description: 'Whether to wait for the finished video. Otherwise its ID is returned at once.',
      displayOptions: { show },
    },
    {
      displayName: 'Minutes to Wait',
      name: 'maxMinutes',
      type: 'number',
      typeOptions: { minValue: 1 },
      default: 60,
      description: 'After this time the node fails, and the video goes on',
      displayOptions: { show: { ...show, waitUntilReady: [true] } },
    },
  ];
}

/** The ID of a video that exists. */
export function videoId(show: NonNullable<IDisplayOptions['show']>): INodeProperties {
  return {
    displayName: 'Video ID',
    name: 'videoId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'vid_…',
    displayOptions: { show },
  };
}
