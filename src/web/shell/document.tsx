import { render } from 'preact-render-to-string';
import type { Flash } from '../flash.ts';
import type { PageContent } from '../page-route.ts';
import { FlashMessage } from './flash-message.tsx';
import { Header } from './header.tsx';
import { PageContext, type PageFacts } from './page-context.ts';

/** A whole page as HTML: the content in its frame. */
export function renderDocument({ title, content }: PageContent, facts: PageFacts, flash: Flash | null): string {
  const { assets } = facts;
  const html = render(
    <PageContext.Provider value={facts}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <title>{`${title} · Captioneer`}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <link rel="preload" href={assets.path('rubik.woff2')} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={assets.path('app.css')} />
          <link rel="icon" href={assets.path('icon.svg')} type="image/svg+xml" />
          <script src={assets.path('app.js')} defer />
        </head>
        <body>
          <a class="skip-link" href="#content">
            Skip to the content
          </a>
          <Header />
          <main id="content" tabIndex={-1}>
            <FlashMessage flash={flash} />
            {content}
          </main>
          <footer class="footer">
            <p>
              Captioneer, open video captions on your own machine. <a href="/docs">API reference</a>
            </p>
          </footer>
        </body>
      </html>
    </PageContext.Provider>,
  );
  return `<!doctype html>${html}`;
}
