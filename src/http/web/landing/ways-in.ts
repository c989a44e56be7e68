import type { PageTexts } from '../../../texts/texts.ts';

interface WayIn {
  name: keyof PageTexts['landing']['wayIn'];
  /** The page of the guide about it: without that page, the way in is not shown. None for the pages themselves. */
  page?: string;
}

/** Where a video can come from, the easiest first. */
export const waysIn: readonly WayIn[] = [
  { name: 'browser' },
  { name: 'chat', page: 'bots' },
  { name: 'whatsapp', page: 'whatsapp' },
  { name: 'api', page: 'guide/first-video' },
  { name: 'assistants', page: 'assistants' },
  { name: 'noCode', page: 'no-code' },
];
