import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from 'n8n-workflow';
import { getStyles } from './requests/get-styles';
import { captionsProperties } from './resources/captions';
import { styleProperties } from './resources/style';
import { videoProperties } from './resources/video';

export class Captioneer implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Captioneer',
    name: 'captioneer',
    icon: { light: 'file:../../icons/captioneer.svg', dark: 'file:../../icons/captioneer.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: 'Caption talking videos with animated word-by-word captions',
    defaults: { name: 'Captioneer' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'captioneerApi', required: true }],
    requestDefaults: {
      baseURL: '={{ $credentials.baseUrl.replace(/\\/+$/, "") }}/api',
      headers: { Accept: '*/*' },
      timeout: 120_000,
    },
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        default: 'video',
        options: [
          { name: 'Caption', value: 'captions' },
          { name: 'Style', value: 'style' },
          { name: 'Video', value: 'video' },
        ],
      },
      ...videoProperties,
      ...captionsProperties,
      ...styleProperties,
    ],
  };

  methods = { loadOptions: { getStyles } };
}
