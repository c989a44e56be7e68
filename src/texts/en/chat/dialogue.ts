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
  /** A message said «Title: …». */
  title: {
    taken: 'Got it: the title is “{title}”. {stays} Here comes a new version.',
    forNext: 'Got it: the next video that you send gets the title “{title}”. {stays}',
    tooLong: 'That title is too long. I can take {max} characters.',
    removed: 'Got it: no title.',
    how: 'Yes! Write it like this: title: “My day at the lake”. It stands at the top at the beginning of the video. “Title at the bottom” moves it, and “no title” takes it away.',
    looks:
      'A title always goes with the captions: it has their font and their colours. In this chat I change its words (title: “…”) and its place (“title at the bottom”), or take it away (“no title”).',
    stays: 'It is there for the first {time}.',
    staysWhole: 'It is there for the whole video.',
    apart: 'No, never: the title always finds a place where no captions are.',
    timed: 'Got it. Here comes a new version.',
    howToTime: 'Say “title for 6 seconds” or “title for the whole video” to change that.',
    placed: 'Got it: the title moves. Here comes a new version.',
    ownColour: 'The title has the colours of the captions; I can’t give it one of its own.',
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
  /** The preset of the person. */
  brand: {
    saved: 'Saved as your preset “{name}”. Your next videos will look like this: here, on the pages and over the API.',
    none: 'You have no brand yet. Tell me how a video is to look, then say “save this as my brand”.',
    used: 'This is the look of “{name}”.',
    forNext: 'Your next videos will have the look of “{name}”.',
    full: 'You have as many presets as you may. Delete one on your profile page first.',
  },
  places: {
    /** @param place as in «position: top» */
    now: 'At the moment – {place}.',
    offFaces: 'When I choose the place, captions stay off faces as long as there’s room.',
    notHere: 'That didn’t work out here, so choose a place below, or just say “a bit higher”.',
    onlyFaces: 'On my own, I only keep captions off faces. Where should they be? Just tell me.',
  },
  panel: {
    forVideo: 'The look now – {look}.\nChoose below, or just tell me.',
    forDefaults: 'The look of your next videos – {look}.\nChoose below, or just tell me.',
    defaultsChanged: 'Okay, for your next videos: {look}.',
    plain: 'the plain look',
    otherColor: 'Any other colour: just say it, like “letters #FF8800”.',
    otherLanguage: 'Another one? Just say it, like “spoken in Polish”.',
  },

  corrections: {
    replaced: '“{wrong}” → “{right}” ({places}, {lines}).',
    removed: '“{wrong}” is removed ({places}, {lines}).',
    emphasized: '“{wrong}” stands out now ({places}, {lines}).',
    plain: '“{wrong}” no longer stands out ({places}, {lines}).',
    allPlain: 'No marked word stands out any more ({places}).',
    linesCapitalized: 'Every line now begins with a capital letter.',
    linesCapitalAlready: 'Every line begins with a capital letter already.',
    /** Asks to name the words that need a capital. */
    nameCapitals:
      'Which words inside the lines need one, I can’t know for sure. Name them: “Anna and Paris with a capital letter”.',
    oneLine: 'line {number}',
    severalLines: 'lines {numbers}',
    lineReplaced: 'Line {line} is changed.',
    lineRemoved: 'Line {line} is removed: “{text}”.',
    notFound: 'I can’t find “{wrong}” in the captions.',
    nearest: 'Closest is line {line}: “{text}”. Shall I turn “{words}” into “{right}”?',
    alreadyRight: '“{right}” stands there already, in line {line}.',
    noSuchLine: {
      one: 'There’s no line {line}; there is {count} line.',
      other: 'There’s no line {line}; there are {count} lines.',
    },
    tooMuch:
      'Some corrections aren’t made: that was too many at once, or the captions would get too long. Send me fewer in one message.',
    takenBack: 'The correction is undone.',
    notHeardYet: 'I haven’t listened to the video yet. Please tell me again in a moment.',
    noVideo: 'There’s no video to correct yet. Send me one first.',
  },
  /** Questions about words that were probably heard wrong. */
  doubts: {
    ask: '🤔 Did you say “{words}”?',
    counted: '({number} of {total})',
    /** Where it is said. */
    place: '{time}: “{line}”',
    noted: '“{wrong}” → “{right}”.',
    type: 'What was it instead of “{words}”? Just write it to me.',
    correcting: 'Thanks! I’m correcting that now.',
    keeping: 'Thanks! Then it stays as it is.',
    changedElsewhere: 'The captions have changed in the meantime, so I left them as they are.',
    spellings: 'Shall I spell it like this in your next videos, too: {spellings}?',
    spellingsSaved: 'Done. I’ll spell it like this in your next videos, too.',
    spellingsDropped: 'Okay, only this time.',
    dictionaryFull: 'Your dictionary is full. Remove entries on your profile page first.',
    asksNothing: 'Okay, I won’t ask about words any more. /settings turns it on again.',
    asksAgain: 'Okay, I’ll ask when I’m not sure about a word.',
  },
  captionText: {
    heading: 'The captions. To fix one, write its number and the new text: “3: Hello there”. Or “remove line 3”.',
    none: 'This video has no captions.',
    asFile:
      'The captions, in a file since there are many. To fix one, write its number and the new text: “3: Hello there”.',
    srt: 'Here are the captions as a subtitle file.',
  },

  videos: {
    heading: 'Your latest videos:',
    none: 'No videos yet. Send me one!',
    states: { processing: 'in progress', processed: 'ready', failed: 'failed' },
    sureDelete: 'Delete this video for good?',
    deleted: 'Deleted.',
    kept: 'Kept.',
  },
  usage: {
    none: 'You haven’t made a video this month.',
    made: 'This month: {videos}, {time} in all.',
    nothingLeft: 'You have no minutes left for now.',
    left: 'You have {time} left.',
    renews: 'You’ll get another {time} on {day}.',
    unlimited: 'There’s no limit here.',
  },
  languages: {
    which: 'Which language shall I speak?',
    chosen: 'Okay, English it is.',
    unknown: 'I don’t speak “{name}” yet. Choose one of these:',
  },
  deliver: {
    on: 'Videos that you make with the API are sent here, too.',
    off: 'Videos that you make with the API are not sent here.',
  },
  link: {
    code: 'To connect this chat to your account, open the page below, sign in and enter the code {code} there. Or write /link {code} in a chat that is already connected to it. The code works once, for {minutes}.',
    joined:
      'Done! This chat now belongs to {email} and shares its videos and minutes. /unlink disconnects it again. Videos, minutes and settings then stay with the account.',
    otherJoined: 'Done! Your other chat now belongs to {email} too. Its videos and minutes are there.',
    broughtAlong: 'Done! Your videos and minutes are with the account now.',
    sureUnlink:
      'Shall I disconnect this chat from your account? Everything stays with the account: videos, minutes and settings, including what you brought from here. This chat then continues without the account.',
    unlinked: 'This chat is no longer connected to an account.',
    stayed: 'Everything stays as it is.',
  },
  /** To a contact of a chatbot platform that was linked to an account. */
  linked: {
    now: '🔗 This chat is now connected to the account {account}. Its videos are sent here. If that was not you, undo it below.',
    /** Where the contact has videos or minutes of its own. */
    ownStays:
      'What you made here before stays yours, separate from that account. If the account is your own, the second button moves your videos and minutes to it.',
  },
  deleting: {
    sure: 'This deletes everything I have about you: videos, captions, settings, minutes and this conversation. It cannot be undone. Really delete it?',
    sureAccount:
      'This chat belongs to your account, and the whole account is deleted: videos, captions, settings, bought minutes, API keys, its other chats and this conversation. To keep the account and only disconnect this chat, write /unlink instead. It cannot be undone. Really delete it?',
    kept: 'Nothing was deleted.',
    done: 'Everything is deleted. If you ever want to start again, just send me a video.',
  },

  problems: {
    invalid_input: 'That isn’t possible with what you sent.',
    not_found: 'That video is gone. It was deleted, or its storage time has ended.',
    conflict: 'I can’t do that right now.',
    upload_deleted: 'The uploaded file has been deleted. Please upload it again.',
    linked_already:
      'This chat is already connected to an account. /unlink disconnects it. Then /link connects it to another one.',
    not_linked: 'This chat isn’t connected to an account. /link connects it to one.',
    telegram_taken:
      'That account already has another Telegram chat. Write /unlink there first, or disconnect it on the account’s page.',
    whatsapp_taken:
      'That account already has another WhatsApp chat. Write /unlink there first, or disconnect it on the account’s page.',
    no_account:
      'Neither of your two chats is connected to an account with an email address yet. Write /link, open the page it shows, sign in there and enter the code.',
    too_many_codes: 'You asked for many codes. Please wait ten minutes, then try again.',
    nothing_to_bring: 'There’s nothing to move: your videos are all here already.',
    storage_limit:
      'Your storage is full. Delete videos you no longer need: /videos shows them. Their space is free within an hour.',
    queue_full: 'You have a lot of videos waiting already. Please try again when some of them are ready.',
    service_full:
      'A lot of people have sent videos, and I can’t take new ones right now. Please try again in a few minutes.',
    disk_low: 'I’m short of disk space, so I can’t take anything new right now. Please try again later.',
    allowance_exhausted:
      'Your minutes are used up, or reserved for videos in progress. /usage shows when you get new ones.',
    code_wrong_or_used: 'That code is wrong, too old or already used. /link makes a new one.',
    too_complex: 'That is too much for me at once. Please send it in smaller parts.',
    unavailable: 'Something isn’t working on my side. Please try again in a few minutes.',
  },
} as const;
