/** The frame around every page. */
export const shell = {
  skipToContent: 'Skip to the content',
  mainMenu: 'Main',
  menu: { newVideo: 'New video', videos: 'Videos', profile: 'Profile', admin: 'Admin' },
  signOut: 'Sign out',
  about: 'Captioneer: open-source video captions on your own machine.',
  apiReference: 'API reference',
  language: 'Language',
  languageChosen: 'The pages are in English from now on.',
  /** What scripts of every page say. */
  client: { copy: 'Copy', copied: 'Copied' },
} as const;
