/** The start page for people who are not signed in. */
export const landing = {
  title: 'Captions that move with every word',
  lead: 'Send a video in which somebody speaks. It comes back with captions that move with every word, vertical if you like. Correct a word, and have it again in seconds.',
  before: 'Before',
  after: 'After',
  clip: 'The same clip twice: on the left as it was sent, on the right with animated captions',
  pause: 'Pause',
  play: 'Play',
  how: 'How it works',
  steps: {
    send: {
      title: 'Send a video',
      text: 'A file, a link, or a message in a chat. Any phone’s video works.',
    },
    captions: {
      title: 'Get it with captions',
      text: 'The words are transcribed, timed and drawn into the picture, off the faces, and easy to read.',
    },
    correct: {
      title: 'Make it yours',
      text: 'Change words, colours, style and place. Only the seconds that differ are rendered again.',
    },
  },
  styles: 'Sixteen styles, three palettes each',
  stylesText: 'Every still was made by the renderer. See them all, or use your own font and colours.',
  allStyles: 'All styles',
  ways: 'Use it where you work',
  wayIn: {
    browser: {
      title: 'In the browser',
      text: 'Upload, choose a style, correct words beside the picture, share.',
    },
    chat: {
      title: 'In a chat',
      text: 'Send a clip to a bot, and say “bigger, yellow, at the top”.',
    },
    whatsapp: {
      title: 'On WhatsApp',
      text: 'Send a video, get it back in the same chat.',
    },
    api: {
      title: 'From your program',
      text: 'A plain REST API with signed callbacks, described by OpenAPI.',
    },
    assistants: {
      title: 'From an assistant',
      text: 'Assistants caption, correct and restyle videos by the Model Context Protocol.',
    },
    noCode: {
      title: 'Without code',
      text: 'Nodes and recipes for n8n, Make and Zapier.',
    },
  },
  open: 'Open, and on your own machine',
  openText: 'MIT licence. One small machine with Node is enough. Your videos go to nobody else.',
  runIt: 'Two commands to try it',
  guide: 'Read the guide',
} as const;
