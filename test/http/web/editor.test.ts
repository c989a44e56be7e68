import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { scriptJson } from '../../../src/infra/script-json.ts';
import type { EditDraft, PackedEditorView } from '../../../src/product/videos/editor/editor-view.ts';
import { addFakeVideo } from '../../support/fake-world.ts';
import { csrfTokenIn, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const captions = [{ startMs: 0, endMs: 900, words: [{ text: '</script>', startMs: 0, endMs: 900 }] }];
const view: PackedEditorView = {
  videoId: 'vid_1',
  revision: 4,
  stage: 'processed',
  durationMs: 9000,
  hasSound: true,
  language: 'en',
  source: { width: 640, height: 360 },
  settings: {},
  scriptReport: null,
  captionsJson: scriptJson(captions),
};
const draft: EditDraft = { captions, settings: { fontColor: '#112233' }, resetSettings: ['position'] };

/** As the product gets it. */
function packed({ captions, ...rest }: EditDraft) {
  const given = captions.map((one) => ({ ...one, text: one.words.map(({ text }) => text).join(' ') }));
  const bytes = new TextEncoder().encode(JSON.stringify(given));
  return { ...rest, captions: bytes, captionCount: captions.length };
}

const refuse = () => Promise.reject(new Error('not asked for here'));

let web: WebUnderTest;
let ada: PageVisitor;
let ownerId: number;
const asked: unknown[] = [];

beforeAll(async () => {
  const editor = {
    openEditor: async () => view,
    previewEdit: async (input: object) => {
      asked.push(input);
      return { ass: 'a script' } as never;
    },
    editScript: async (input: object) => {
      asked.push(input);
      return '{"captions":[],"report":null}';
    },
    findRenderedStretches: async () => [],
    findReusableStretches: async () => null,
    prepareEditingVideo: async () => {
      throw new AppError('service_busy', { reason: 'service_busy' });
    },
    findEditingVideo: refuse,
    readWaveform: async (_owner: object, signal: AbortSignal) => Buffer.from(`peaks, ${signal.aborted}`),
    readWatermark: async () => null,
    acceptWatermark: async ({ picture }: { picture: string }) => {
      asked.push(picture);
      return web.world.uploads.at(-1)?.bytes.toString() === 'a logo';
    },
    readFont: async () => null,
  };
  web = await startWebUnderTest({ services: { editor } });
  ada = await signedIn(web, 'ada@example.com');
  ownerId = Number((await web.database.connection.collection('users').findOne({ email: 'ada@example.com' }))?._id);
});

const page = '/app/videos/vid_1/edit';

async function send(part: string, body: unknown, headers: Record<string, string> = {}, of = page) {
  const token = csrfTokenIn((await ada.get('/app/profile')).html);
  const { status, html } = await ada.ask(`${of}/${part}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-CSRF-Token': token,
      Origin: new URL(web.url).origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
  });
  return { status, json: (html ? JSON.parse(html) : {}) as { message?: string } };
}

describe('the editor’s page', () => {
  it('gives its script the captions, whatever their text is, and is the only one that may run WebAssembly', async () => {
    const { html, headers } = await ada.get(page);
    const given = /<script[^>]* id="editor-captions">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(given)).toEqual(captions);
    expect(headers.get('Content-Security-Policy')).toContain("'wasm-unsafe-eval'");
    expect((await ada.get('/app/videos')).headers.get('Content-Security-Policy')).not.toContain('wasm');
  });
});

describe('a request of the editor’s script', () => {
  it('is passed on as it is, for the signed-in user', async () => {
    const { status, json } = await send('preview', { draft, atMs: 1234 });
    expect([status, json]).toEqual([200, { ass: 'a script' }]);
    expect(asked.at(-1)).toEqual({ ownerId, videoId: 'vid_1', draft: packed(draft), atMs: 1234 });
  });

  it('saves the captions as the JSON that a video stores', async () => {
    const { videoId } = addFakeVideo(web.world, { ownerId });
    const { status } = await send('render', { draft, baseRevision: 1 }, {}, `/app/videos/${videoId}/edit`);
    expect(status).toBe(201);
    const { settings, resetSettings } = draft;
    const [caption] = captions;
    const edit = { ownerId, videoId, settings, resetSettings, baseRevision: 1, endsDraft: true };
    expect(web.world.edited.at(-1)).toEqual({ ...edit, captions: expect.any(String) });
    expect(JSON.parse(String(web.world.edited.at(-1)?.captions))).toEqual([{ ...caption, text: '</script>' }]);
  });

  it('asks what another script would make of a draft', async () => {
    const script = `\u{1F600}${'x'.repeat(99_999)}`;
    const { status, json } = await send('script', { draft, script: ` ${script.slice(0, -1)}\n` });
    expect([status, json]).toEqual([200, { captions: [], report: null }]);
    expect(asked.at(-1)).toEqual({ ownerId, videoId: 'vid_1', draft: packed(draft), script: script.slice(0, -1) });
    expect((await send('script', { draft, script })).status).toBe(200);
    expect((await send('script', { draft, script: '' })).status).toBe(200);
    expect((await send('script', { draft, script: `${script}x` })).status).toBe(422);
    expect((await send('script', { draft })).status).toBe(422);
    const { videoId } = addFakeVideo(web.world, { ownerId });
    const long = { draft: { ...draft, settings: { script: `${script}x` } }, baseRevision: 1 };
    expect((await send('render', long, {}, `/app/videos/${videoId}/edit`)).status).toBe(422);
  });

  it('may have a draft that is too long to be read in the service’s own thread', async () => {
    const captions = Array.from({ length: 1500 }, (_, index) => ({ ...draft.captions[0], startMs: index }));
    const long = { ...draft, captions } as EditDraft;
    expect(JSON.stringify(long).length).toBeGreaterThan(100_000);
    const { status } = await send('preview', { draft: long, atMs: 1234 });
    expect(status).toBe(200);
    expect(asked.at(-1)).toEqual({ ownerId, videoId: 'vid_1', draft: packed(long), atMs: 1234 });
    const strange = { ...long, captions: [...captions, { startMs: 0, endMs: 1, words: [] }] };
    expect((await send('preview', { draft: strange, atMs: 0 })).status).toBe(422);
    expect((await send('preview', `{"draft":${' '.repeat(100_000)}`)).status).toBe(400);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no draft', { atMs: 1 }, 422],
    ['a caption without words', { draft: { ...draft, captions: [{ startMs: 0, endMs: 1, words: [] }] }, atMs: 0 }, 422],
    ['a time that is none', { draft, atMs: 'soon' }, 422],
    ['a colour that is none', { draft: { ...draft, settings: { fontColor: 'red' } }, atMs: 0 }, 422],
  ])('is rejected with a message if it is %s', async (_, body, wanted) => {
    const before = asked.length;
    const { status, json } = await send('preview', body);
    expect(status).toBe(wanted);
    expect(json.message).toMatch(/^[A-Z].*\.$/);
    expect(asked).toHaveLength(before);
  });

  describe('that adds a term to the dictionary', () => {
    const dictionary = () => web.services.accounts.getDictionary(ownerId);
    const term = { from: 'zap-ear', to: 'Zapier' };

    it('is accepted until the dictionary is full', async () => {
      addFakeVideo(web.world, { ownerId, videoId: 'vid_1' });
      const others = Array.from({ length: 199 }, (_, index) => ({ from: `w${index}`, to: 'x' }));
      await web.services.accounts.setDictionary(ownerId, others);
      expect(await send('term', term)).toEqual({ status: 200, json: { entries: 200 } });
      const { status, json } = await send('term', { from: 'one more', to: 'x' });
      expect([status, json.message]).toEqual([422, expect.stringMatching(/^Your dictionary is full\. Remove entries/)]);
      expect(await dictionary()).toEqual([...others, term]);
      // an entry that is there already takes no more room
      expect((await send('term', { ...term, to: 'Zappier' })).status).toBe(200);
    });

    it('is not found without a video of this person', async () => {
      addFakeVideo(web.world, { ownerId: ownerId + 1, videoId: 'vid_of_bob' });
      addFakeVideo(web.world, { ownerId, videoId: 'vid_gone', status: 'gone' });
      const before = await dictionary();
      for (const id of ['x', 'vid_of_bob', 'vid_gone']) {
        expect((await send(`../../${id}/edit/term`, { from: 'new', to: 'x' })).status).toBe(404);
      }
      expect(await dictionary()).toEqual(before);
    });
  });

  it('is rejected from other sites, and without a session', async () => {
    expect((await send('preview', { draft, atMs: 0 }, { 'X-CSRF-Token': 'none' })).status).toBe(403);
    expect((await send('preview', { draft, atMs: 0 }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const { status, json } = await send('preview', { draft, atMs: 0 }, { Cookie: '' });
    expect([status, json.message]).toEqual([403, 'Sign in first, then try again.']);
  });

  it('says that the service is busy when too much of the account waits', async () => {
    const { status, html } = await ada.ask(`${page}/picture`, { headers: { Accept: 'application/json' } });
    expect([status, JSON.parse(html)]).toEqual([503, { message: expect.stringMatching(/too much to do/) }]);
  });

  it('gets the waveform, for as long as the caller waits', async () => {
    const { status, html } = await ada.ask(`${page}/waveform`);
    expect([status, html]).toEqual([200, 'peaks, false']);
  });

  it('takes a picture as a watermark, and says what is wrong with another one', async () => {
    const upload = async (bytes: string, headers: Record<string, string> = {}) => {
      const body = new FormData();
      body.append('csrf_token', csrfTokenIn((await ada.get('/app/profile')).html));
      body.append('file', new Blob([bytes]), 'logo.png');
      const own = { Origin: new URL(web.url).origin, 'Sec-Fetch-Site': 'same-origin', ...headers };
      return ada.ask(`${page}/watermark`, { method: 'POST', body, headers: own });
    };
    const { status, html } = await upload('a logo');
    const picture = `upload://up${web.world.uploads.length}`;
    expect([status, JSON.parse(html), asked.at(-1)]).toEqual([200, { picture }, picture]);
    const refused = await upload('no picture');
    expect([refused.status, JSON.parse(refused.html).message]).toEqual([
      422,
      expect.stringContaining('PNG, JPEG or WebP'),
    ]);
    expect((await upload('a logo', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
