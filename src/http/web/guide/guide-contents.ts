import { lexer, type Token, type Tokens } from 'marked';

/** What the guide has, in the order in which people read it. */
export interface GuideContents {
  title: string;
  /** One or two sentences about the project. */
  summary: string;
  sections: GuideSection[];
}

export interface GuideSection {
  title: string;
  pages: GuideEntry[];
}

export interface GuideEntry {
  title: string;
  /** The page's path in the folder docs. */
  file: string;
  /** What the page is for, in a line. */
  about: string;
}

/** Reads the list of pages, docs/README.md: a heading a section, a link with a line a page. */
export function readContents(markdown: string): GuideContents {
  const contents: GuideContents = { title: '', summary: '', sections: [] };
  for (const token of lexer(markdown)) {
    if (isHeading(token, 1)) contents.title = token.text;
    if (token.type === 'blockquote') contents.summary = String(token.text).trim().replaceAll('\n', ' ');
    if (isHeading(token, 2)) contents.sections.push({ title: token.text, pages: [] });
    if (token.type === 'list') contents.sections.at(-1)?.pages.push(...readEntries(token as Tokens.List));
  }
  return { ...contents, sections: contents.sections.filter(({ pages }) => pages.length > 0) };
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === depth;
}

/** `- [title](file.md): what it is for` */
function readEntries({ items }: Tokens.List): GuideEntry[] {
  return items.flatMap(({ text }) => {
    const [, title, file, about] = /^\[([^\]]+)\]\(([^)]+\.md)\): ([\s\S]+)$/.exec(text) ?? [];
    return title && file && about ? [{ title, file, about: about.replaceAll('\n', ' ') }] : [];
  });
}
