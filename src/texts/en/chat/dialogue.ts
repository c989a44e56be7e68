export const dialogue = {
  welcome:
    'Hi! Send me a video in which somebody speaks, as a link or as a file, and I’ll send it back with animated captions.\n\nTell me in plain words how they should look: “bigger, yellow, at the top, no emojis”. Shall we try it?',
  hello: 'Hi! Send me a video, as a link or as a file, and I’ll put captions on it.',
  thanks: 'You’re welcome! Send the next one whenever you like.',
  help: '• Send a video, or a link to one: it comes back with captions.\n• Fix a word: “Zapier not zap-ear”, “line 3: Hello there”, “remove line 2”. “Show the text” numbers the lines.\n• Say how it should look: “bigger”, “green highlight”, “at the top”, “make it vertical”, “like last time”, “undo”. You see a picture first.\n• You have a script? “Here is what I say: …”, or send it as a text file: the captions get its words.',
  /** What each command does: under `help`, and in the menu of messengers that have one. */
  commands: {
    settings: 'the look of your next videos',
    videos: 'your latest videos',
    usage: 'your minutes',
    language: 'the language I speak',
    link: 'connect this chat to your account',
    cancel: 'stop a video in progress',
    delete: 'delete all of your data',
    help: 'what I can do',
  },
  /** Where a message is not understood: one short question, never the same twice in a row. */
  unclear: {
    /** Above buttons with the best guesses. */
    guess: 'I’m not sure what you mean. Is it this?',
    guesses: 'I’m not sure what you mean. Is it one of these?',
    guessesElse: 'Let me ask in another way: do you mean this?',
    /** Beside what was done: what the rest of a message may mean. */
    rest: 'And {pieces}: is it this?',
    /** A button: words that are to go. */
    removeWords: 'Remove “{words}”',
    emphasizeWords: '“{words}” stands out',
    removeLine: 'Remove line {line}',
    title: 'Title: {title}',
    /** A button: the look that was saved as the person's brand. */
    useBrand: 'My brand’s look',
    about: 'What is it about: the words, or how they look?',
    aboutElse: 'I still can’t tell. Is it about the words, or about the look?',
    /** Above the buttons page, after two questions. */
    page: 'Here is everything that can be changed. Tap what you mean, or write one thing at a time.',
    /** Without a video. */
    startElse: 'I need a video first: as a file, or as a link. Or tap below.',
  },
  unknownCommand: 'I don’t know /{command}. /help lists what I can do.',
  oldButton: 'That button is too old to work. /videos lists your videos.',
  videoUnknown: 'I don’t have that video at hand any more. Look for it under /videos, or send it again.',
  /** How something that was said is quoted. */
  quoted: '“{words}”',
  counted: {
    videos: { one: '{count} video', other: '{count} videos' },
    places: { one: '{count} place', other: '{count} places' },
    /** For how long a code works. */
    minutes: { one: '{count} minute', other: '{count} minutes' },
    seconds: { one: '{count} second', other: '{count} seconds' },
  },
  /** What only WhatsApp needs. */
  whatsapp: {
    /** Somebody has written STOP. */
    optedOut:
      'All right, nothing more comes from me here. Write START whenever you want to go on. To stop only a video, write “cancel”.',
    /** Opens a list of choices: at most 20 characters. */
    choose: 'Choose',
    /** The last choice of a list, which shows the rest: at most 24 characters. */
    more: 'More …',
    moreChoices: 'Here is the rest:',
  },
  links: {
    several: '{videos}: I’ll make them one after the other.',
    tooMany: 'That’s a lot at once! I’m taking the first {taken}; send the others when these are done.',
    again: 'I’ve captioned this one before ({name}). Shall I send you that version, or make a new one?',
    /** `look`: what was said this time. */
    againWith: 'I’ve captioned this one before ({name}). Shall I send you that version, or make a new one with {look}?',
    alreadyAtIt: 'I’m already working on this one ({name}).',
    keptLook: 'I’ll keep this for the next video you send: {look}.',
    onPage: 'That link opens a page, and I need the video itself.',
    notWeb: 'I can only fetch links that begin with http:// or https://. Or send me the video as a file.',
    whatIsTaken:
      'Download the video there and send it to me as a file, or send a link that ends in something like .mp4.',
    withLook: 'On it, with {look}.',
  },
  files: {
    tooLarge: 'That file is too large for this chat.',
    tooLargeOf: 'That file is {size}, which is too large for this chat.',
    limitHere: 'I can take up to {limit} here.',
    otherWays:
      'Upload it somewhere that gives you a link (Google Drive, Dropbox …) and send me the link, or send a smaller version.',
    picture: 'Nice picture! But I need a video with somebody talking in it.',
    sound: 'That’s only sound. Captions need a picture, so please send a video.',
    sticker: '🙂 Now send me a video, as a link or as a file.',
    other: 'I can’t do anything with that. Please send a video, as a link or as a file.',
  },
  /** Somebody sent a voice note: what it says is a wish. */
  voice: {
    heard: 'I heard: “{text}”',
    tooLong: 'Voice notes may be up to {seconds} seconds long. Please say it shorter, or write it.',
    tooMany: 'That’s a lot of voice notes in an hour. Please write for a while.',
    noWords: 'I couldn’t make out any words in that. Please say it again, or write it.',
    unavailable: 'I can’t listen to voice notes right now. Please write it.',
  },
  progress: {
    stages: {
      queued: '🕐 In the queue',
      fetching: '⬇️ Fetching the video',
      listening: '👂 Listening to the words',
      planning: '✍️ Laying out the captions',
      rendering: '🎬 Rendering',
      assembling: '📦 Putting it together',
      processed: '✅ Done',
      failed: '⚠️ That didn’t work',
      cancelled: '✖️ Stopped',
    },
    next: 'You’re next.',
    place: 'You’re number {place} in the queue.',
    left: 'about {time} left',
    /** Of an older change, which another one has overtaken. */
    overtaken: 'You changed something meanwhile. The new version is further down.',
  },
  stopping: {
    sure: 'It has been running for a while. Really stop it?',
    which: 'Which one shall I stop?',
    nothing: 'Nothing is running right now.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'This video was stopped before it was finished. No minutes were used.',
    /** Something of it had been handed out. */
    stoppedBilled:
      'This video was stopped before it was finished. You had already opened its captions or its preview, so {time} of video time were used.',
    editStopped: 'This change was stopped. The version you have stays as it is.',
    makeOrBack: 'Shall I make the change after all, or take it back?',
    /** Text and look are again those of the version that the person has. */
    editTakenBack:
      'This change was stopped. Your video and its text are as they were before. Shall I make the change after all?',
    draftGone: 'Okay, the change is dropped. The video stays as it is.',
    tooLate: 'It’s too late to stop: the video has just been finished.',
    goesOn: 'Okay, it keeps running.',
  },
  results: {
    ready: 'Here it is! 🎉',
    changed: 'Here’s the new version.',
    tip: '💡 {correction} Now: {look}. Another look? Write {wish}.',
    /** Ways to correct a word: one that is doubtful and has a guess, one that may be wrong, any. */
    corrections: {
      doubt: 'A word is wrong? Just write “{right} not {wrong}”.',
      word: 'Is “{wrong}” wrong? Just write “replace {wrong} with” and the right word.',
      any: 'A word is wrong? Just write “Zapier not zap-ear”.',
    },
    /** Examples in a colour that the video does not have yet. */
    wishes: {
      yellow: '“Bigger, yellow, at the top”',
      green: '“Bigger, green, at the top”',
      white: '“Bigger, white, at the top”',
    },
  },
  draft: {
    understood: 'Okay, {look}.',
    notUnderstood: 'I didn’t get {pieces}.',
    outOfRange: '{setting} goes from {min} to {max}, so I took {value}.',
    unchanged: 'That’s how it looks already.',
    pictureLater: 'You’ll see a picture as soon as I’ve listened to the video.',
    picture: 'This is how it would look now, with {look}.',
    earlierLook: 'This is the look from before.',
    framedLater: 'I’ll look for people when I render it, so it may then show another part of the picture.',
    placedLater: 'I’ll look for faces when I render it, so captions may then be in another place.',
    listensAgain: 'For that I’ll listen to it again.',
    nothingToRender: 'Nothing is waiting to be rendered. Tell me what to change, if you like.',
    /** Somebody orders what is finished. */
    allRendered: 'It’s all rendered already, nothing has changed since. Tell me what to change, if you like.',
    rendering: 'Rendering it now.',
    olderLook: 'That picture is from a while ago, and I don’t have its look any more. This is the newest one.',
    /** An edit of words takes the look along that waits. */
    takenAlong: 'The new version gets the look in the picture, too.',
    /** The first version is still being made. */
    comesSo: 'That’s how your video will look.',
    /** @param look what is not rendered along, of a draft newer than the picture whose button was tapped */
    leftOut:
      'I’m rendering the look in that picture. It does not include what you changed afterwards: {look}. Here is that one too, in case you want it.',
    /** @param look what has changed by it, as it is again */
    undone: 'Okay, back to {look}.',
    nothingToUndo: 'There’s nothing to undo.',
    startedOver: 'Back to the plain look.',
    noLastTime: 'There’s no earlier video to copy the look from yet.',
    likeLastTime: 'Like last time.',
    defaultSaved: 'Saved: your next videos will look like this.',
    defaultTakenBack: 'Taken back: your next videos look as they did before you saved that.',
    noDefault: 'Nothing is saved for your next videos that I could take back. /settings shows how they look.',
    limit: 'That’s as far as it goes.',
    /** A step that leads nowhere, by what it would change. */
    atLimit: {
      bigger: 'The letters can’t be any bigger.',
      smaller: 'The letters can’t be any smaller.',
      higher: 'The captions can’t go any higher.',
      lower: 'The captions can’t go any lower.',
    },
  },
  places: {
    /** @param place as in «position: top» */
    now: 'At the moment – {place}.',
    offFaces: 'When I choose the place, captions stay off faces as long as there’s room.',
    notHere: 'That didn’t work out here, so choose a place below, or just say “a bit higher”.',
    /** Before where they are: whether they are where somebody asked. */
    yes: 'Yes.',
    no: 'No.',
    /** Behind «position: automatic». */
    automatic: 'That is the lower third, off faces.',
    onlyFaces: 'On my own, I only keep captions off faces. Where should they be? Just tell me.',
    /** What apps draw over a vertical video. */
    apps: 'TikTok, Reels and Shorts put their buttons and texts over the lowest quarter of a vertical video: there they can hide captions.',
  },
  panel: {
    forVideo: 'The look now – {look}.\nChoose below, or just tell me.',
    forDefaults: 'The look of your next videos – {look}.\nChoose below, or just tell me.',
    defaultsChanged: 'Okay, for your next videos: {look}.',
    plain: 'the plain look',
    otherColor: 'Any other colour: just say it, like “letters #FF8800”.',
    otherLanguage: 'Another one? Just say it, like “spoken in Polish”.',
  },
} as const;
