import { describe, expect, it } from 'vitest';
import { addressesFrom } from '../../../../src/http/web/guide/guide-addresses.ts';
import { readContents } from '../../../../src/http/web/guide/guide-contents.ts';
import { renderMarkdown } from '../../../../src/http/web/guide/render-markdown.ts';

const files = ['README.md', 'guide/errors.md', 'guide/pages/a.jpg', 'styles.md', 'decisions/README.md'];
const render = (markdown: string, file = 'guide/limits.md') =>
  renderMarkdown(
    markdown,
    addressesFrom(file, {
      isKnown: (name) => files.includes(name),
      sizeOf: (name) => (name === 'guide/pages/a.jpg' ? { width: 640, height: 360 } : null),
    }),
  );

describe('a rendered page', () => {
  it('shows HTML as text, except line breaks', () => {
    const { html } = render('a<br>b <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n<details>c</details>');
    expect(html).toContain('a<br>b');
    expect(html.replaceAll('<br>', '')).not.toMatch(/<(script|img|details)/);
    expect(html).toContain('&#60;script&#62;');
  });

  it.each([
    ['errors.md', '/docs/guide/errors'],
    ['errors.md#calls', '/docs/guide/errors#calls'],
    ['../styles.md', '/docs/styles'],
    ['../README.md', '/docs'],
    ['../decisions', '/docs/decisions'],
    ['../decisions/README.md#why', '/docs/decisions#why'],
    ['#here', '#here'],
    ['/openapi.json', '/openapi.json'],
    ['https://example.com/?a=1&b=2', 'https://example.com/?a=1&#38;b=2'],
  ])('has a link for %s', (href, address) => {
    expect(render(`[text](${href})`).html).toBe(`<p><a href="${address}">text</a></p>\n`);
  });

  it.each([
    'nothing.md',
    '../../README.md',
    '../../src/main.ts',
    'javascript:alert(1)',
    '//example.com',
    'data:text/html,a',
  ])('has no link for %s', (href) => expect(render(`[text](${href})`).html).toBe('<p>text</p>\n'));

  it('has pictures of the docs and of styles, and descriptions instead of others', () => {
    expect(render('![A](pages/a.jpg)').html).toContain(
      '<img src="/docs/guide/pages/a.jpg" alt="A" width="640" height="360" loading="lazy">',
    );
    expect(render('![Pop](../assets/styles/pop.jpg)', 'styles.md').html).toContain('src="/styles/pop.jpg"');
    expect(render('![Far](https://example.com/a.jpg)').html).toBe('<p>Far</p>\n');
  });

  it('has ids of headings as GitHub makes them', () => {
    const { title, headings, html } = render('# A `b` & c\n\n## “Not found”, 404?\n\n## Twice\n\n### Twice\n\nx');
    expect(title).toBe('A b & c');
    expect(headings).toEqual([
      { id: 'not-found-404', text: '“Not found”, 404?', depth: 2 },
      { id: 'twice', text: 'Twice', depth: 2 },
      { id: 'twice-1', text: 'Twice', depth: 3 },
    ]);
    expect(html).toContain('<h2 id="twice">Twice</h2>');
  });

  it('keeps code as it is', () => {
    expect(render('```sh\na "$B" && <c>\n```').html).toContain('a &#34;$B&#34; &#38;&#38; &#60;c&#62;\n</code>');
  });

  it('has its first paragraph as its summary', () => {
    expect(render('# T\n\nOne [link](errors.md) and\n`code`.\n\nMore').summary).toBe('One link and code.');
  });
});

describe('the list of pages', () => {
  it('is read from headings and lists', () => {
    const markdown = '# T\n\n> About\n> it.\n\nText\n\n## One\n\n- [A](a.md): is\n  first\n\n## Empty\n\nx\n';
    expect(readContents(markdown)).toEqual({
      title: 'T',
      summary: 'About it.',
      sections: [{ title: 'One', pages: [{ title: 'A', file: 'a.md', about: 'is first' }] }],
    });
  });
});
