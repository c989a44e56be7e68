import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { Assets } from '../files/assets.ts';
import type { ClientFiles } from '../files/client-files.ts';

/** What components may use of the request. */
export interface PageInfo {
  session: Session | null;
  csrfToken: string;
  /** Of the request, without its query. */
  path: string;
  assets: Assets;
  clientFiles: ClientFiles;
  /** The page that forms in the footer return to: this one, or the start page after a POST. */
  returnPath: string;
  language: Language;
  texts: PageTexts;
}

export const PageContext = createContext<PageInfo | null>(null);

/** @throws Error outside of a page: a bug */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage works on pages only');
  return page;
}
