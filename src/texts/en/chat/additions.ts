/** What can be added to the captions: a title, a picture, a font, a script, a brand; and how easy they are to read. */
export const additions = {
  /** A message said «Title: …». */
  title: {
    taken: 'Got it: the title is “{title}”. {stays} Here comes a new version.',
    forNext: 'Got it: the next video that you send gets the title “{title}”. {stays}',
    tooLong: 'That title is too long. I can take {max} characters.',
    removed: 'Got it: no title.',
    how: 'Yes! Write it like this: title: “My day at the lake”. It stands at the top at the beginning of the video. “Title at the bottom” moves it, and “no title” takes it away.',
    whichWords: 'Gladly, as a title at the top. What should it say? Just write the words.',
    looks:
      'A title always goes with the captions: it has their font and their colours. In this chat I change its words (title: “…”), its place (“title at the bottom”) and its time (“title for 6 seconds”), or take it away (“no title”).',
    stays: 'It is there for the first {time}.',
    staysWhole: 'It is there for the whole video.',
    size: 'I can’t change the size of a title: all titles have the same, and only those with many words or near a face get smaller. Its words, its place and its time I can change.',
    untilSaid:
      'I can’t end a title at something that is said. Tell me the seconds (“title for 12 seconds”), or say “title for the whole video”.',
    whichAddition: 'Gladly, in the title. What exactly should it say? Just write it.',
    whichEmoji: 'Which emoji? Send it to me, and I draw it above the title.',
    emojisOfCaptions: 'If you mean emojis in the captions, tap here.',
    emojiAbove: 'Its emoji is drawn above it.',
    firstEmoji: 'Of its emojis I draw the first one, {emoji}, above it.',
    needsWords: 'A title needs words: an emoji is drawn above them, and not alone.',
    apart: 'No, never: the title always finds a place where no captions are.',
    ofOneVideo:
      'The words of a title are for one video only, so the next ones don’t get them: say “title: …” for each. Where and how long it stands is kept with the look.',
    where: 'The title stands here: {place}. It keeps off faces and captions by itself. “Title at the bottom” moves it.',
    timed: 'Got it. Here comes a new version.',
    howToTime: 'Say “title for 6 seconds” or “title for the whole video” to change that.',
    placed: 'Got it: the title moves. Here comes a new version.',
    ownColour: 'The title has the colours of the captions; I can’t give it one of its own.',
    now: 'The title is “{title}”.',
  },
  /** A picture was sent, or a message spoke of the watermark. */
  watermark: {
    ask: 'Nice picture! Shall I use it as a watermark?',
    left: 'Okay, I’ll leave it out.',
    unusable:
      'I can’t use that picture as a watermark. I need a PNG, JPEG or WebP of at most 2 MB and 4096 pixels a side.',
    taken: 'This is how it would look with your watermark. Sent as a file, a picture keeps its transparency.',
    forNext: 'Got it: your next videos get this watermark.',
    removed: 'Got it: no watermark.',
    none: 'There is no watermark yet. Send me the picture, and write “watermark” under it.',
    now: 'The watermark – {look}.\nMove it, or make it fainter or stronger.',
  },
  /** A font file was sent. */
  font: {
    taken: 'So it would look in your font “{font}”.',
    forNext: 'Got it: your next videos are written in your font “{font}”.',
    /** Of a link to a font file. */
    notFetched:
      'I could not fetch a font from this link. It must lead to the file itself, and open without signing in. Please check it, or send another one.',
  },
  /** Somebody asked whether the captions can be read. */
  reading: {
    looking: 'Let me have a close look …',
    fine: 'Yes, everything is easy to read.',
    some: 'Mostly. {bad} of {all} captions are hard to read: {problems}.',
    many: 'Not really. {bad} of {all} captions are hard to read: {problems}.',
    problems: {
      too_fast: 'spoken too fast',
      too_many_lines: 'too many lines',
      too_short: 'shown too briefly',
      low_contrast: 'too little contrast',
    },
    noCaptions: 'This video has no captions.',
    notReady: 'I can tell as soon as the video is finished.',
    kept: 'It is already as easy to read as this speech allows.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Got it: this is what is said. I’ll match the captions with it.',
    forNext: 'Got it: I’ll use this text for the next video that you send.',
    tooLong: 'That text is too long. I can take {max} characters.',
    unreadable:
      'I can’t use that file as a script. Please send a text file (.txt, .md, .srt or .vtt) of at most {max} characters.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: '{percent}% of your script was said.',
    added: '➕ Said, not in the script: “{text}”',
    missing: '➖ In the script, not said: “{text}”',
    /** After a tap. */
    takenOut: 'Taken out: “{text}”. Here comes a new version.',
    putIn: 'Put in: “{text}”. Here comes a new version.',
    changedSince: 'The captions have changed since, so I left them as they are.',
  },
  /** The preset of the person. */
  brand: {
    saved: 'Saved as your preset “{name}”. Your next videos will look like this: here, on the pages and over the API.',
    none: 'You have no brand yet. Tell me how a video is to look, then say “save this as my brand”.',
    used: 'This is the look of “{name}”.',
    forNext: 'Your next videos will have the look of “{name}”.',
    full: 'You have as many presets as you may. Delete one on your profile page first.',
  },
} as const;
