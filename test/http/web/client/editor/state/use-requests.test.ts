import { describe, expect, it } from 'vitest';
import { ServerError } from '../../../../../../src/http/web/client/editor/session/editor-api.ts';
import { askForPicture } from '../../../../../../src/http/web/client/editor/state/use-requests.ts';

describe('the picture for editing', () => {
  it('is waited for while the server is busy', async () => {
    const picture = () => Promise.reject(new ServerError(503, 'The service is busy.'));
    expect(await askForPicture({ picture })).toEqual({ state: 'preparing', progress: 0 });
  });

  it('has failed when the server cannot make it', async () => {
    const picture = () => Promise.reject(new ServerError(409, 'The source has been deleted.'));
    expect(await askForPicture({ picture })).toEqual({ state: 'failed', message: 'The source has been deleted.' });
  });

  it('is as the server says', async () => {
    expect(await askForPicture({ picture: async () => ({ state: 'ready' }) })).toEqual({ state: 'ready' });
  });
});
