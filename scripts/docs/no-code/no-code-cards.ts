/** A call to the API that a card describes. */
export interface CardRequest {
  /** Such as `POST /api/video/create`. */
  call: string;
  json?: Record<string, unknown>;
  form?: Record<string, string>;
}

/** What to fill in, in one step of a no-code tool: the names of its fields, and what belongs into them. */
export interface Card {
  /** The picture is docs/no-code/<name>.svg. */
  name: string;
  /** The tool and its step. */
  title: string;
  /** A field's name, and its value in lines. */
  fields: [name: string, ...value: string[]][];
  request?: CardRequest;
}

const service = 'https://captions.example.com';
const bearer = 'Bearer YOUR-API-TOKEN';

const makeCreate: CardRequest = {
  call: 'POST /api/video/create',
  json: {
    video_url: 'https://example.com/talk.mp4',
    style: 'karaoke',
    callback: 'https://hook.example.com/abc',
  },
};
const makeCorrect: CardRequest = {
  call: 'POST /api/video/edit',
  json: { video_id: 'vid_…', dictionary: { 'zap-ear': 'Zapier' } },
};
const zapierCreate: CardRequest = {
  call: 'POST /api/video/create',
  form: {
    video_url: 'https://example.com/talk.mp4',
    style: 'karaoke',
    resize_for_social_media: 'true',
    captions_font_size: '48',
    callback: 'https://hooks.example.com/abc',
  },
};
const askState: CardRequest = { call: 'GET /api/video/get?video_id=vid_…' };

/** Field names of other people's tools are as they were in November 2026. */
export const noCodeCards: readonly Card[] = [
  {
    name: 'n8n-credential',
    title: 'n8n › Credentials › Captioneer API',
    fields: [
      ['Base URL', service],
      ['API Token', 'YOUR-API-TOKEN'],
    ],
  },
  {
    name: 'n8n-create',
    title: 'n8n › Captioneer › Create a captioned video',
    fields: [
      ['Credential', 'Captioneer API'],
      ['Resource', 'Video'],
      ['Operation', 'Create'],
      ['Source', 'File'],
      ['Input Binary Field', 'data'],
      ['Wait Until Ready', 'on'],
      ['Settings › Style', 'Karaoke'],
    ],
  },
  {
    name: 'make-create',
    title: 'Make › HTTP › Make a request',
    request: makeCreate,
    fields: [
      ...requestFields(makeCreate),
      ['Headers', 'Name: Authorization', `Value: ${bearer}`],
      ['Body type', 'Raw'],
      ['Content type', 'JSON (application/json)'],
      ['Request content', ...JSON.stringify(makeCreate.json, null, 2).split('\n')],
      ['Parse response', 'Yes'],
    ],
  },
  {
    name: 'make-correct',
    title: 'Make › HTTP › Make a request (correct a word)',
    request: makeCorrect,
    fields: [
      ...requestFields(makeCorrect),
      ['Headers', 'Name: Authorization', `Value: ${bearer}`],
      ['Body type', 'Raw'],
      ['Content type', 'JSON (application/json)'],
      ['Request content', ...JSON.stringify(makeCorrect.json, null, 2).split('\n')],
      ['Parse response', 'Yes'],
    ],
  },
  {
    name: 'zapier-create',
    title: 'Zapier › Webhooks by Zapier › POST',
    request: zapierCreate,
    fields: [
      ['URL', `${service}/api/video/create`],
      ['Payload Type', 'Form'],
      ['Data', ...Object.entries(zapierCreate.form ?? {}).map(([name, value]) => `${name} | ${value}`)],
      ['Unflatten', 'Yes'],
      ['Headers', `Authorization | ${bearer}`],
    ],
  },
  {
    name: 'zapier-get',
    title: 'Zapier › Webhooks by Zapier › GET',
    request: askState,
    fields: [
      ['URL', `${service}/api/video/get`],
      ['Query String Params', 'video_id | vid_…'],
      ['Headers', `Authorization | ${bearer}`],
    ],
  },
];

function requestFields({ call }: CardRequest): [string, ...string[]][] {
  const [method = '', path = ''] = call.split(' ');
  return [
    ['URL', `${service}${path}`],
    ['Method', method],
  ];
}
