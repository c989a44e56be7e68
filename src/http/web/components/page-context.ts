import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { Assets } from '../files/assets.ts';
import type { ClientFiles } from '../files/client-files.ts';

/** What components may need to know of the request that they are shown for. */
export interface PageFacts {
  session: Session | null;
  csrfToken: string;
  /** Without its query. */
  path: string;
  assets: Assets;
  clientFiles: ClientFiles;
  /** Where to come back to after a form that is no part of the page; the start for what was posted. */
  returnPath: string;
  language: Language;
  texts: PageTexts;
}

export const PageContext = createContext<PageFacts | null>(null);

/** @throws Error outside of a page: a slip of ours */
export function usePage(): PageFacts {
  const page = useContext(PageContext);
  if (!page) throw new Error('this component is shown on pages only');
  return page;
}
