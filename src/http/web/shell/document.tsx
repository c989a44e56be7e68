import type { ComponentChild } from 'preact';
import { render } from 'preact-render-to-string';
import { languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { ClientData } from '../components/client-data.tsx';
import { PageContext, type PageInfo, usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import type { Flash } from '../cookies/shown-once.ts';
import { Header } from './header.tsx';
import { MetaTags, type PageMeta } from './meta-tags.tsx';

export interface DocumentContent {
  /** Of the browser's tab; the service's name is added. */
  title: string;
  content: ComponentChild;
  /** The script that the page runs besides `app.js`: the name of an entry in `src/http/web/client`. */
  client?: string;
  /** For pages that search engines and previews of links should know. */
  meta?: PageMeta;
  /** As wide as the window, for pages with lists beside their text. */
  isWide?: boolean;
}

/** The HTML of a whole page: the content with header and footer. */
export function renderDocument(
  { title, content, client, meta, isWide = false }: DocumentContent,
  info: PageInfo,
  flash: Flash | null,
): string {
  const { assets, language, texts } = info;
  const html = render(
    <PageContext.Provider value={info}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <title>{title === '' ? 'Captioneer' : `${title} · Captioneer`}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          {meta && <MetaTags title={title} {...meta} />}
          <link rel="preload" href={assets.path('rubik.woff2')} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={assets.path('app.css')} />
          <link rel="icon" href={assets.path('icon.svg')} type="image/svg+xml" />
          <ClientData id="shell-texts" data={texts.shell.client} />
          <script src={assets.path('app.js')} defer />
          {client && <ClientScripts name={client} />}
        </head>
        <body class={isWide ? 'wide' : undefined}>
          <a class="skip-link" href="#content">
            {texts.shell.skipToContent}
          </a>
          <Header />
          <main id="content" tabIndex={-1}>
            <FlashMessage flash={flash} />
            {content}
          </main>
          <footer class="footer">
            <p>
              {texts.shell.about} <a href="/docs">{texts.guide.title}</a> ·{' '}
              <a href="/docs/reference">{texts.shell.apiReference}</a>
            </p>
            <LanguageSwitch />
          </footer>
        </body>
      </html>
    </PageContext.Provider>,
  );
  return `<!doctype html>${html}`;
}

/** The page's own script. Scripts that it shares with other pages are fetched at the same time. */
function ClientScripts({ name }: { name: string }) {
  const { script, imports, styles } = usePage().clientFiles.entry(name);
  return (
    <>
      {styles.map((path) => (
        <link key={path} rel="stylesheet" href={path} />
      ))}
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={path} />
      ))}
      <script type="module" src={script} />
    </>
  );
}

/** The result of the last form; screen readers read it out. */
function FlashMessage({ flash }: { flash: Flash | null }) {
  if (!flash) return null;
  return (
    <p class={`notice notice-${flash.kind}`} role={flash.kind === 'problem' ? 'alert' : 'status'} data-flash>
      {flash.text}
    </p>
  );
}

/** The languages by their own names. The choice is stored in this browser, and in the account of a signed-in user. */
function LanguageSwitch() {
  const { language: current, texts, returnPath } = usePage();
  return (
    <PostForm action="/app/language" class="languages">
      <input type="hidden" name="to" value={returnPath} />
      <fieldset>
        <legend class="visually-hidden">{texts.shell.language}</legend>
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {textsOf(language).name}
          </button>
        ))}
      </fieldset>
    </PostForm>
  );
}
