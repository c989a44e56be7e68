import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { createSlugs } from './heading-slugs.ts';

export interface RenderedPage {
  /** The text of the first heading; '' if there is none. */
  title: string;
  /** The text of the first paragraph; '' if there is none. */
  summary: string;
  /** HTML that holds nothing but what this file writes. */
  html: string;
  /** The headings of the second and third level, in order. */
  headings: { id: string; text: string; depth: number }[];
}

export interface MarkdownAddresses {
  /** @returns the address that a link leads to; null = the text is shown without a link */
  link(href: string): string | null;
  /** @returns null = its description is shown instead */
  picture(href: string): GuidePicture | null;
}

export interface GuidePicture {
  address: string;
  /** So that the text does not move when it arrives; null = unknown. */
  size: { width: number; height: number } | null;
}

/**
 * The HTML of a Markdown page (GitHub's kind). HTML in the page is shown as text, except `<br>`; addresses are those that
 * `addresses` gives. Pages are read by the lengths of the project's own: time grows with the text.
 */
export function renderMarkdown(markdown: string, addresses: MarkdownAddresses): RenderedPage {
  const marked = new Marked({ gfm: true });
  const renderer = new PageRenderer(addresses);
  const html = marked.parse(markdown, { renderer, async: false });
  const tokens = marked.lexer(markdown);
  const plain = (token: Token | undefined) => (token ? textOf(token) : '');
  return {
    title: plain(tokens.find(({ type, ...token }) => type === 'heading' && 'depth' in token && token.depth === 1)),
    summary: plain(tokens.find(({ type }) => type === 'paragraph')),
    html,
    headings: renderer.headings.filter(({ depth }) => depth === 2 || depth === 3),
  };
}

class PageRenderer extends Renderer {
  readonly headings: RenderedPage['headings'] = [];
  private readonly addresses: MarkdownAddresses;
  private readonly slugOf = createSlugs();

  constructor(addresses: MarkdownAddresses) {
    super();
    this.addresses = addresses;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return /^<br\s*\/?>\s*$/.test(text) ? '<br>' : escapeHtml(text);
  }

  override heading({ tokens, depth, ...token }: Tokens.Heading): string {
    const text = textOf({ ...token, tokens });
    const id = this.slugOf(text);
    this.headings.push({ id, text, depth });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    const address = this.addresses.link(href);
    return address === null ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    const picture = this.addresses.picture(href);
    if (picture === null) return escapeHtml(text);
    const { address, size } = picture;
    const room = size ? ` width="${size.width}" height="${size.height}"` : '';
    return `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}"${room} loading="lazy">`;
  }

  /** Can be scrolled sideways, by keyboard too. */
  override code({ text, lang = '' }: Tokens.Code): string {
    const [name = ''] = lang.split(/\s/);
    return `<div class="code"><pre tabindex="0"><code${name ? ` data-language="${escapeHtml(name)}"` : ''}>${escapeHtml(text)}\n</code></pre></div>\n`;
  }

  override table(token: Tokens.Table): string {
    return `<div class="scrolls" tabindex="0">${super.table(token)}</div>\n`;
  }

  /** An empty cell is no heading. */
  override tablecell(token: Tokens.TableCell): string {
    return super.tablecell(token.text === '' ? { ...token, header: false } : token);
  }
}

/** What a person reads of it. */
function textOf(token: Token): string {
  const parts = 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : null;
  if (parts) return parts.map(textOf).join('').trim();
  if (token.type === 'br') return ' ';
  return 'text' in token && token.type !== 'html' ? unescapeHtml(String(token.text)).replaceAll('\n', ' ') : '';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
