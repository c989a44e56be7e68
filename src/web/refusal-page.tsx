import type { PageRefusal } from './page-refusal.ts';
import type { PageContent } from './page-route.ts';

/** @param refusal null = an inner error, of which people see the request's name only */
export function refusalPage(refusal: PageRefusal | null, requestId: string): PageContent {
  const status = refusal?.status ?? 500;
  const title = refusal?.title ?? 'Something went wrong on our side';
  const content = (
    <div class="refusal">
      <p class="refusal-status">{status}</p>
      <h1>{title}</h1>
      <p>{refusal?.message ?? 'It has been written down. Please try again in a moment.'}</p>
      {!refusal && (
        <p class="hint">
          If it stays like this, tell whoever runs this service: <code>{requestId}</code>
        </p>
      )}
      <p>
        <a class="button" href="/app">
          Back to the start
        </a>
      </p>
    </div>
  );
  return { kind: 'page', status, title, content, headers: refusal?.headers };
}
