import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow';

export class CaptioneerApi implements ICredentialType {
  name = 'captioneerApi';

  displayName = 'Captioneer API';

  icon: Icon = { light: 'file:../icons/captioneer.svg', dark: 'file:../icons/captioneer.dark.svg' };

  documentationUrl = 'https://captioneer.example.com/docs';

  properties: INodeProperties[] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://captions.example.com',
      description: 'Address of your Captioneer service',
    },
    {
      displayName: 'API Token',
      name: 'apiToken',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'A token of your account, from its profile page or from the command "user create"',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiToken}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl.replace(/\\/+$/, "")}}', url: '/api/me' },
  };
}
