import type { Guide } from '../guide/create-guide.ts';
import { inAddress } from '../guide/guide-addresses.ts';
import type { GuideContents } from '../guide/guide-contents.ts';

/** The guide's list of pages for assistants, as https://llmstxt.org describes it: links lead to Markdown. */
export function writeLlmsText({ title, summary, sections }: GuideContents, baseUrl: string): string {
  const parts = sections.map((section) => {
    const links = section.pages.map(
      (page) => `- [${page.title}](${baseUrl}/docs/${inAddress(page.file)}): ${page.about}`,
    );
    return `## ${section.title}\n\n${links.join('\n')}\n`;
  });
  const reference = `The calls of this service as OpenAPI 3.1: ${baseUrl}/openapi.json. All of the guide's first pages in one file: ${baseUrl}/llms-full.txt.\n`;
  return [`# ${title}\n`, `> ${summary}\n`, reference, ...parts].join('\n');
}

/** The pages of the first two sections, which a program needs to call the service, one after the other. */
export async function writeLlmsFullText({ contents, read }: Guide): Promise<string> {
  const pages = contents.sections.slice(0, 2).flatMap((section) => section.pages);
  const texts = await Promise.all(pages.map(({ file }) => read(file)));
  return `# ${contents.title}\n\n> ${contents.summary}\n\n${texts.map((text) => text.toString('utf8').trim()).join('\n\n---\n\n')}\n`;
}
