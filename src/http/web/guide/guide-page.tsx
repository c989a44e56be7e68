import { usePage } from '../components/page-context.ts';
import { addressOf, inAddress } from './guide-addresses.ts';
import type { GuideContents, GuideEntry } from './guide-contents.ts';
import type { RenderedPage } from './render-markdown.ts';

interface GuidePageProps {
  contents: GuideContents;
  /** The page's path in the folder docs. */
  file: string;
  page: RenderedPage;
}

/** A page of the guide between the list of all pages and the list of its own parts. Its text is English in all languages. */
export function GuidePage({ contents, file, page }: GuidePageProps) {
  const { language, texts } = usePage();
  const t = texts.guide;
  return (
    <div class="guide">
      <article class="guide-article">
        {language !== 'en' && <p class="hint">{t.inEnglish}</p>}
        <p class="guide-jump">
          <a href="#guide-pages">{t.pages}</a>
        </p>
        {page.headings.length > 1 && (
          <details class="guide-parts-small">
            <summary>{t.parts}</summary>
            <Parts headings={page.headings} />
          </details>
        )}
        <div
          class="prose"
          lang="en"
          // HTML of ours: renderMarkdown writes it, and lets no HTML through
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <Neighbours contents={contents} file={file} />
        <p class="hint">
          <a href={`/docs/${inAddress(file)}`}>{t.asMarkdown}</a>
        </p>
      </article>
      <nav class="guide-pages" id="guide-pages" aria-label={t.pages}>
        <p>
          <a href="/docs" aria-current={file === 'README.md' ? 'page' : undefined}>
            {t.title}
          </a>
        </p>
        {contents.sections.map(({ title, pages }) => (
          <section key={title} lang="en">
            <h2>{title}</h2>
            <ul>
              {pages.map((entry) => (
                <li key={entry.file}>
                  <a href={addressOf(entry.file)} aria-current={entry.file === file ? 'page' : undefined}>
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a href="/docs/reference">{texts.shell.apiReference}</a>
        </p>
      </nav>
      <div class="guide-parts">
        {page.headings.length > 1 && (
          <nav aria-label={t.parts}>
            <h2>{t.parts}</h2>
            <Parts headings={page.headings} />
          </nav>
        )}
      </div>
    </div>
  );
}

function Parts({ headings }: Pick<RenderedPage, 'headings'>) {
  return (
    <ul lang="en">
      {headings.map(({ id, text, depth }) => (
        <li key={id} class={depth > 2 ? 'guide-sub' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** The pages before and after this one in the list. */
function Neighbours({ contents, file }: Pick<GuidePageProps, 'contents' | 'file'>) {
  const { guide: t } = usePage().texts;
  const all = contents.sections.flatMap(({ pages }) => pages);
  const at = all.findIndex((entry) => entry.file === file);
  const [before, after] = at < 0 ? [undefined, undefined] : [all[at - 1], all[at + 1]];
  if (!before && !after) return null;
  return (
    <nav class="guide-neighbours" aria-label={t.moreOfIt}>
      {before && <Neighbour label={t.before} entry={before} />}
      {after && <Neighbour label={t.after} entry={after} />}
    </nav>
  );
}

function Neighbour({ label, entry }: { label: string; entry: GuideEntry }) {
  return (
    <a href={addressOf(entry.file)}>
      <span class="hint">{label}</span>
      <strong lang="en">{entry.title}</strong>
    </a>
  );
}
