import { describe, expect, it } from 'vitest';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const video_url = 'https://example.com/a.mp4';

/** The settings that the product received, after a create with this one field. */
async function created(field: string, value: unknown) {
  const answer = await ask('POST /api/video/create', { token, json: { video_url, [field]: value } });
  expect([field, value, answer.status, answer.text]).toEqual([field, value, 201, expect.any(String)]);
  const { settings, captions, callbackUrl } = world.created.at(-1) ?? {};
  return { settings, captions, callbackUrl };
}

async function refused(json: object) {
  const answer = await ask('POST /api/video/create', { token, json: { video_url, ...json } });
  expect([json, answer.status]).toEqual([json, 422]);
  return (answer.body as { errors: Record<string, string[]> }).errors;
}

describe('a caption setting', () => {
  it.each([
    ['language', 'language', 'en', 'en'],
    ['language', 'language', 'EN', 'en'],
    ['language', 'language', 'en-US', 'en'],
    ['language', 'language', 'pt_BR', 'pt'],
    ['language', 'language', 'spanish', 'es'],
    ['language', 'language', 'auto', undefined],
    ['resize_for_social_media', 'resizeForSocialMedia', true, true],
    ['resize_for_social_media', 'resizeForSocialMedia', 'true', true],
    ['resize_for_social_media', 'resizeForSocialMedia', '1', true],
    ['resize_for_social_media', 'resizeForSocialMedia', 1, true],
    ['resize_for_social_media', 'resizeForSocialMedia', 'false', false],
    ['resize_for_social_media', 'resizeForSocialMedia', 0, false],
    ['framing', 'framing', 'FIT', 'fit'],
    ['framing', 'framing', 'center', 'centre'],
    ['framing', 'framing', [{ at: 1.5, x: '0.25', y: 0.5 }], [{ atMs: 1500, x: 0.25, y: 0.5, zoom: 1 }]],
    ['framing', 'framing', '[{"at": 0, "x": 0, "y": 1, "zoom": 2}]', [{ atMs: 0, x: 0, y: 1, zoom: 2 }]],
    ['framing', 'framing', { 0: { at: '2', x: '.5', y: '.5' } }, [{ atMs: 2000, x: 0.5, y: 0.5, zoom: 1 }]],
    ['style', 'style', 'karaoke', 'karaoke'],
    ['title', 'title', ' Watch this ', { text: 'Watch this' }],
    ['title', 'title', '42', { text: '42' }],
    ['progress_bar', 'progressBar', '1', true],
    ['progress_bar', 'progressBar', { color: 'fc0', position: 'Top' }, { color: '#FFCC00', position: 'top' }],
    ['progress_bar', 'progressBar', '{}', true],
    ['watermark', 'watermark', 'upload://a', { picture: 'upload://a' }],
    [
      'watermark',
      'watermark',
      { picture: 'upload://a', corner: 'BOTTOM-LEFT', opacity: '0.5', size: 0.2 },
      { picture: 'upload://a', corner: 'bottom-left', opacity: 0.5, size: 0.2 },
    ],
    ['title', 'title', '{not JSON', { text: '{not JSON' }],
    [
      'title',
      'title',
      { text: 'Watch', start: '0.5', end: 3, position: 'middle', style: 'Panel', size: 9 },
      { text: 'Watch', startMs: 500, endMs: 3000, position: 'middle', style: 'panel' },
    ],
    [
      'title',
      'title',
      '{"text": "Watch", "end": "end", "position": "0.3"}',
      { text: 'Watch', endMs: 'end', position: 0.3 },
    ],
    ['style', 'style', 'Word-By-Word', 'word-by-word'],
    ['captions_font_color', 'fontColor', '#fc0', '#FFCC00'],
    ['captions_font_color', 'fontColor', 'ffcc00', '#FFCC00'],
    ['captions_highlight_color', 'highlightColor', ' #A1b2C3 ', '#A1B2C3'],
    ['captions_outline_color', 'outlineColor', '#01020380', '#01020380'],
    ['captions_position', 'position', 'auto', 'auto'],
    ['captions_position', 'position', 'top', 'top'],
    ['captions_position', 'position', 'middle', 'middle'],
    ['captions_position', 'position', 'bottom', 'bottom'],
    ['captions_position', 'position', 0.1, 0.1],
    ['captions_position', 'position', '0.7', 0.7],
    ['captions_position', 'position', '.9', 0.9],
    ['captions_font_size', 'fontSize', 18, 18],
    ['captions_font_size', 'fontSize', '24', 24],
    ['captions_font_size', 'fontSize', ' 65 ', 65],
    ['captions_font_family', 'fontFamily', 'sigmar', 'Sigmar'],
    ['captions_font_family', 'fontFamily', 'TheBoldFont', 'THEBOLDFONT'],
    ['captions_font_family', 'fontFamily', 'RUBIK', 'Rubik'],
    ['captions_add_emojis', 'addEmojis', '0', false],
    ['captions_add_emojis', 'addEmojis', 'True', true],
    ['captions_outline_thickness', 'outlineThickness', 0, 0],
    ['captions_outline_thickness', 'outlineThickness', '20', 20],
    ['captions_letter_spacing', 'letterSpacing', -0.05, -0.05],
    ['captions_letter_spacing', 'letterSpacing', '0.3', 0.3],
    ['captions_letter_spacing', 'letterSpacing', '.12', 0.12],
    ['captions_mask_profanity', 'maskProfanity', '1', true],
  ])('%s reads %j:%s as %j', async (field, setting, value, expected) => {
    const { settings } = await created(field, value);
    expect(settings).toEqual(expected === undefined ? {} : { [setting]: expected });
  });

  it.each([
    'language',
    'resize_for_social_media',
    'framing',
    'style',
    'captions_font_color',
    'captions_position',
    'captions_font_size',
    'captions_font_family',
    'captions_add_emojis',
    'captions_outline_thickness',
    'captions_letter_spacing',
    'captions_mask_profanity',
    'dictionary',
    'callback',
    'captions',
  ])('%s counts as absent if it is null, empty or blank', async (field) => {
    for (const value of [null, '', '   ']) {
      expect(await created(field, value)).toEqual({ settings: {}, captions: undefined, callbackUrl: undefined });
    }
  });

  const wholeSize = 'The captions font size field must be an integer.';
  const sizeRange = 'The captions font size field must be between 18 and 65.';
  const positionRange = 'The captions position field must be between 0.1 and 0.9.';
  const spacingRange = 'The captions letter spacing field must be between -0.05 and 0.3.';
  const thickness = 'The captions outline thickness field must be';
  const isAnArray = 'The captions field must be an array.';
  const framings =
    'The framing field must be auto, centre, fit, or a list of points like {"at": 2.5, "x": 0.3, "y": 0.5}.';

  it.each([
    ['language', 'klingonese', ['The selected language is invalid.']],
    ['language', 5, ['The selected language is invalid.']],
    ['language', ['en'], ['The selected language is invalid.']],
    ['resize_for_social_media', 'maybe', ['The resize for social media field must be true or false.']],
    ['resize_for_social_media', 2, ['The resize for social media field must be true or false.']],
    ['framing', 'left', [framings]],
    ['framing', 5, [framings]],
    ['framing', '{"at": 1', [framings]],
    ['framing', { x: 0.5, y: 0.5 }, [framings]],
    ['framing', {}, [framings]],
    ['framing', [], [framings]],
    ['framing', '[]', [framings]],
    [
      'style',
      'fancy',
      [`The selected style is invalid. It may be: ${captionStyleNames.join(', ')}, or a preset of yours.`],
    ],
    ['style', ['pop'], [`The selected style is invalid. It may be: ${captionStyleNames.join(', ')}.`]],
    ['captions_font_color', 'red', ['The captions font color field must be a valid hexadecimal color.']],
    ['captions_font_color', '#ff', ['The captions font color field must be a valid hexadecimal color.']],
    ['captions_highlight_color', '#abcd', ['The captions highlight color field must be a valid hexadecimal color.']],
    ['captions_outline_color', '##ffffff', ['The captions outline color field must be a valid hexadecimal color.']],
    ['captions_position', 'left', ['The selected captions position is invalid.']],
    ['captions_position', true, ['The selected captions position is invalid.']],
    ['captions_position', 0.05, [positionRange]],
    ['captions_position', '0.95', [positionRange]],
    ['captions_position', 1, [positionRange]],
    ['captions_font_size', 17, [sizeRange]],
    ['captions_font_size', '66', [sizeRange]],
    ['captions_font_size', 24.5, [wholeSize]],
    ['captions_font_size', 'abc', [wholeSize, sizeRange]],
    ['captions_font_size', 'a text that has as many letters', [wholeSize]],
    ['captions_font_size', '1e1', [wholeSize, sizeRange]],
    ['captions_font_family', 'Arial', ['The selected captions font family is invalid.']],
    ['captions_add_emojis', 'yes please', ['The captions add emojis field must be true or false.']],
    ['captions_outline_thickness', -1, [`${thickness} between 0 and 20.`]],
    ['captions_outline_thickness', '2.5', [`${thickness} an integer.`]],
    ['captions_letter_spacing', -0.06, [spacingRange]],
    ['captions_letter_spacing', '0.31', [spacingRange]],
    ['captions_letter_spacing', 'wide', ['The captions letter spacing field must be a number.', spacingRange]],
    ['captions_mask_profanity', 'a lot', ['The captions mask profanity field must be true or false.']],
    ['callback', 'ftp://example.com', ['The callback field must be a valid URL.']],
    ['callback', 'example.com/hook', ['The callback field must be a valid URL.']],
    ['callback', { url: 'https://example.com' }, ['The callback field must be a valid URL.']],
    ['captions', 'just some words', [isAnArray]],
    ['captions', '{"start":0,"end":1,"text":"one item is no list"}', [isAnArray]],
    ['captions', '1\n00:00:01,000 --> 00:00:02,000\n\n', [isAnArray]],
    ['captions', '1\n00:00:01:12 --> 00:00:02:00\nframes', [isAnArray]],
    ['captions', 5, [isAnArray]],
    ['captions', { start: 0, end: 1, text: 'one item is no list' }, [isAnArray]],
  ])('%s refuses %j', async (field, value, messages) => {
    expect(await refused({ [field]: value })).toEqual({ [field]: messages });
  });

  it('title says which part is wrong', async () => {
    expect(await refused({ title: 'a'.repeat(121) })).toEqual({
      title: ['The title field must not be greater than 120 characters.'],
    });
    expect(await refused({ title: ['a'] })).toEqual({ title: ['The title field must be a string.'] });
    expect(await refused({ title: { start: -1, end: 'soon', position: 2, style: 'huge' } })).toEqual({
      'title.text': ['The title.text field is required.'],
      'title.start': ['The title.start field must be between 0 and 1000000.'],
      'title.end': ['The title.end field must be a number.'],
      'title.position': ['The title.position field must be between 0.1 and 0.9.'],
      'title.style': ['The selected title.style is invalid.'],
    });
    expect(await refused({ title: { text: 'a', start: 3, end: 3 } })).toEqual({
      'title.end': ['The title.end field must be greater than 3.'],
    });
  });

  it('progress_bar and watermark say which part is wrong', async () => {
    expect(await refused({ progress_bar: 'thick' })).toEqual({
      progress_bar: ['The progress bar field must be true or false.'],
    });
    expect(await refused({ progress_bar: { color: 'red', position: 'left' } })).toEqual({
      'progress_bar.color': ['The progress_bar.color field must be a valid hexadecimal color.'],
      'progress_bar.position': ['The selected progress_bar.position is invalid.'],
    });
    expect(await refused({ watermark: { corner: 'middle', opacity: 2, size: 0.9 } })).toEqual({
      'watermark.picture': ['The watermark.picture field is required.'],
      'watermark.corner': ['The selected watermark.corner is invalid.'],
      'watermark.opacity': ['The watermark.opacity field must be between 0 and 1.'],
      'watermark.size': ['The watermark.size field must be between 0.03 and 0.5.'],
    });
  });

  it('framing says what is wrong with which point', async () => {
    const framing = [{ at: 1, x: 0.5, y: 0.5 }, { at: -1, x: 'left', zoom: 9 }, 'centre'];
    expect(await refused({ framing })).toEqual({
      'framing.2': ['The framing.2 field must be a point like {"at": 2.5, "x": 0.3, "y": 0.5}.'],
      'framing.1.at': ['The framing.1.at field must be between 0 and 1000000.'],
      'framing.1.x': ['The framing.1.x field must be a number.'],
      'framing.1.y': ['The framing.1.y field is required.'],
      'framing.1.zoom': ['The framing.1.zoom field must be between 1 and 4.'],
    });
  });

  it.each([
    ['ftp://example.com/a.mp4'],
    ['javascript:alert(1)'],
    ['https://'],
    ['https:example.com'],
    [5],
    [['https://example.com']],
    [`https://example.com/${'a'.repeat(9000)}`],
  ])('video_url refuses %j', async (value) => {
    expect(Object.keys(await refused({ video_url: value }))).toEqual(['video_url']);
  });

  it('callback is passed on as it is given', async () => {
    const callback = 'https://example.com/hook?a=1';
    expect(await created('callback', callback)).toMatchObject({ callbackUrl: callback });
  });
});

describe('captions', () => {
  const items = [
    { startMs: 500, endMs: 1250, text: 'Hello' },
    { startMs: 1300, endMs: 2000, text: 'there', emoji: '👋' },
  ];

  it.each([
    [
      'a list',
      [
        { start: 0.5, end: 1.25, text: 'Hello' },
        { start: '1.3', end: 2, text: ' there ', emoji: '👋' },
      ],
    ],
    [
      'a list with nulls',
      [
        { start: 0.5, end: 1.25, text: 'Hello', emoji: null },
        { ...items[1], start: 1.3, end: 2 },
      ],
    ],
    [
      'what GET /api/videos/{id}/captions shows, as text',
      '{"language":"en","captions":[{"start":0.5,"end":1.25,"text":"Hello"},{"start":1.3,"end":2,"text":"there","emoji":"👋"}]}',
    ],
    ['JSON as text', '[{"start":0.5,"end":1.25,"text":"Hello"},{"start":1.3,"end":2,"text":"there","emoji":"👋"}]'],
  ])('are read from %s', async (_kind, value) => {
    expect((await created('captions', value)).captions).toEqual(items);
  });

  it.each([
    ['SRT', '1\n00:00:00,500 --> 00:00:01,250\nHello\n\n2\n00:00:01,300 --> 00:00:02,000\nthere\n'],
    ['WebVTT', 'WEBVTT\n\n00:00.500 --> 00:01.250\nHello\n\n00:01.300 --> 00:02.000\nthere\n'],
  ])('are read from %s', async (_kind, value) => {
    const expected = items.map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
    expect((await created('captions', value)).captions).toEqual(expected);
  });

  it('may have shortcodes of emojis, however long', async () => {
    const emojis = [':fire:', 'face with symbols on mouth', ':slightly_smiling_face:', 'no emoji'];
    const value = emojis.map((emoji, index) => ({ start: index, end: index + 1, text: 'so', emoji }));
    expect((await created('captions', value)).captions).toMatchObject(emojis.map((emoji) => ({ emoji })));
  });

  it('may be empty, as a list or as text', async () => {
    expect((await created('captions', [])).captions).toEqual([]);
    expect((await created('captions', '[]')).captions).toEqual([]);
  });

  it('name each invalid item, one field of all items before the next', async () => {
    const captions = [
      { start: 1, end: 1, text: 'too short' },
      { start: -1, end: 'soon', text: '' },
      'no item',
      { start: 0, end: 1, text: 5, emoji: 'far too many letters' },
      {},
    ];
    const answer = await ask('POST /api/video/create', { token, json: { video_url, captions } });
    const messages = {
      'captions.2': ['The captions.2 field must be an array.'],
      'captions.1.start': ['The captions.1.start field must be at least 0.'],
      'captions.4.start': ['The captions.4.start field is required.'],
      'captions.0.end': ['The captions.0.end field must be greater than 1.'],
      'captions.1.end': ['The captions.1.end field must be a number.'],
      'captions.4.end': ['The captions.4.end field is required.'],
      'captions.1.text': ['The captions.1.text field is required.'],
      'captions.3.text': ['The captions.3.text field must be a string.'],
      'captions.4.text': ['The captions.4.text field is required.'],
      'captions.3.emoji': ['The captions.3.emoji field must not be greater than 8 characters.'],
    };
    const message = 'The captions.2 field must be an array. (and 9 more errors)';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: messages }]);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(Object.keys(messages));
  });

  it('refuse more items than a video can have, and later times', async () => {
    const many = Array.from({ length: 10_001 }, () => ({ start: 0, end: 1, text: 'a' }));
    expect(await refused({ captions: many })).toEqual({
      captions: ['The captions field must not have more than 10000 items.'],
    });
    expect(await refused({ captions: [{ start: 0, end: 1e300, text: 'a' }] })).toEqual({
      'captions.0.end': ['The captions.0.end field must not be greater than 1000000.'],
    });
  });

  it('are refused as JSON text without a start, like as a list', async () => {
    for (const start of [null, '']) {
      expect(await refused({ captions: JSON.stringify([{ start, end: 1, text: 'a' }]) })).toEqual({
        'captions.0.start': ['The captions.0.start field is required.'],
      });
    }
  });

  it('accept a joined emoji as one', async () => {
    const family = '👨‍👩‍👧‍👦';
    const { captions } = await created('captions', [{ start: 0, end: 1, text: 'us', emoji: family }]);
    expect(captions).toMatchObject([{ emoji: family }]);
  });
});

describe('errors of several fields', () => {
  it('are counted together, in the order of the fields', async () => {
    const json = { video_url: '', captions_font_size: 'abc', callback: 'x', language: 'xx-nonsense!' };
    const answer = await ask('POST /api/video/create', { token, json });
    expect(answer.body).toMatchObject({ message: 'The video url field is required. (and 4 more errors)' });
    const fields = Object.keys((answer.body as { errors: object }).errors);
    expect(fields).toEqual(['video_url', 'language', 'captions_font_size', 'callback']);
  });
});
