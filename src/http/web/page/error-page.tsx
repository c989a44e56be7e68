import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { Filled } from '../components/filled.tsx';
import type { PageError } from '../errors/page-error.ts';
import type { PageContent } from './page-route.ts';

/** @param error null = an inner error: then the page shows the id of the request only */
export function errorPage(error: PageError | null, requestId: string, language: Language): PageContent {
  const status = error?.status ?? 500;
  const { inner, ifItStays, backToStart } = textsOf(language).pages.refusals;
  const { title, message } = error ? error.textIn(language) : inner;
  const content = (
    <div class="error-page">
      <p class="error-status">{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      {!error && (
        <p class="hint">
          <Filled text={ifItStays} with={{ id: <code>{requestId}</code> }} />
        </p>
      )}
      <p>
        <a class="button" href="/app">
          {backToStart}
        </a>
      </p>
    </div>
  );
  return { kind: 'page', status, title, content, headers: error?.headers };
}
