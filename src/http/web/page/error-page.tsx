import type { PageTexts } from '../../../texts/texts.ts';
import { Filled } from '../components/filled.tsx';
import type { PageError } from '../errors/page-error.ts';
import type { PageContent } from './page-route.ts';

/** @param refusal null = an inner error, of which people see the request's name only */
export function errorPage(refusal: PageError | null, requestId: string, texts: PageTexts): PageContent {
  const status = refusal?.status ?? 500;
  const { inner, ifItStays, backToStart } = texts.refusals;
  const { title, message } = refusal ? refusal.textIn(texts) : inner;
  const content = (
    <div class="refusal">
      <p class="refusal-status">{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      {!refusal && (
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
  return { kind: 'page', status, title, content, headers: refusal?.headers };
}
