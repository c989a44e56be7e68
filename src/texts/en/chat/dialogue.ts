export const dialogue = {
  welcome:
    'Hi! Send me a talking video, as a link or as a file, and I’ll send it back with animated captions.\n\nYou can tell me how they should look, in plain words: “bigger, yellow, at the top, no emojis”. Shall we try it?',
  hello: 'Hi! Send me a video, as a link or as a file, and I’ll put captions on it.',
  thanks: 'You’re welcome! Send the next one whenever you like.',
  help: 'Here is what I can do:\n\n• Send a link to a video, or the video itself: it comes back with captions.\n• Say how it should look: “bigger”, “green highlight”, “at the top”, “make it vertical”, “show the whole picture”, “like last time”, “undo”. You see a picture before anything is made.\n• Fix a word: “Zapier not zap-ear”, “line 3: Hello there”, “remove line 2”. “Show the text” numbers the lines.',
  /** What each command does: under `help`, and in the menu of messengers that have one. */
  commands: {
    settings: 'the look of your next videos',
    videos: 'what you have made',
    usage: 'your minutes',
    language: 'the language I speak',
    link: 'join this chat to your account',
    cancel: 'stop what is being made',
    delete: 'delete all of your data',
    help: 'what I can do',
  },
  notUnderstood: 'Sorry, I didn’t get that. Send me a video or a link to one, or see /help.',
  notUnderstoodLook:
    'Sorry, I didn’t get that. Try “bigger”, “yellow”, “at the top”, or fix a word: “Zapier not zap-ear”. More in /help.',
  unknownCommand: 'I don’t know /{command}. /help lists what I can do.',
  oldButton: 'That button is too old to work. /videos shows what is here.',
  videoUnknown: 'I don’t have that video at hand any more. Look for it under /videos, or send it again.',

  /** How something that was said is quoted. */
  quoted: '“{words}”',
  counted: {
    videos: { one: '{count} video', other: '{count} videos' },
    places: { one: '{count} place', other: '{count} places' },
    /** For how long a code works. */
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },

  links: {
    several: '{videos}: I’ll make them one after the other.',
    tooMany: 'That’s a lot at once! I’m taking the first {taken}; send the others when these are done.',
    again: 'I’ve captioned this one before ({name}). Shall I send that one, or make it anew?',
    /** `look`: what was said this time. */
    againWith: 'I’ve captioned this one before ({name}). Shall I send that one, or make it anew with {look}?',
    alreadyAtIt: 'I’m already working on this one ({name}).',
    onPage: 'That link opens a page, and I need the video itself.',
    notWeb: 'I can only fetch links that begin with http:// or https://. Or send me the video as a file.',
    whatIsTaken:
      'Download the video there and send it to me as a file, or send a link that ends in something like .mp4.',
    withLook: 'On it, with {look}.',
  },
  files: {
    tooLarge: 'That file is too large for this chat.',
    tooLargeOf: 'That file has {size} and is too large for this chat.',
    limitHere: 'I can take {limit} here.',
    otherWays:
      'Put it somewhere with a link (Google Drive, Dropbox …) and send me the link, or send a smaller version.',
    picture: 'Nice picture! But I need a video with somebody talking in it.',
    sound: 'That’s sound only. Captions need a picture to stand on, so please send a video.',
    sticker: '🙂 Now send me a video, as a link or as a file.',
    other: 'I can’t do anything with that. Please send a video, as a link or as a file.',
  },

  progress: {
    stages: {
      queued: '🕐 In line',
      fetching: '⬇️ Fetching the video',
      listening: '👂 Listening to the words',
      planning: '✍️ Setting the captions',
      rendering: '🎬 Rendering',
      assembling: '📦 Putting it together',
      processed: '✅ Done',
      failed: '⚠️ That didn’t work',
      cancelled: '✖️ Stopped',
    },
    next: 'You’re next.',
    place: 'You’re number {place} in line.',
    left: 'about {time} left',
  },
  stopping: {
    sure: 'It has been at it for a while. Really stop?',
    which: 'Which one shall I stop?',
    nothing: 'Nothing is being made right now.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'This one was stopped before it was done. Nothing was used up.',
    editStopped: 'This change was stopped. The version you have stays as it is.',
    draftGone: 'Okay, the change is dropped. The video stays as it is.',
    tooLate: 'Too late to stop: it has just been finished.',
    goesOn: 'It goes on.',
  },

  results: {
    ready: 'Here it is! 🎉',
    changed: 'Here’s the new version.',
    tip: '💡 A word is wrong? Just write “Zapier not zap-ear”. Another look? “Bigger, yellow, at the top.”',
  },

  draft: {
    understood: 'Okay, {look}.',
    notUnderstood: 'I didn’t get {pieces}.',
    unchanged: 'That’s how it looks already.',
    pictureLater: 'You’ll see a picture as soon as I’ve heard the words.',
    picture: 'This is how it would look now, with {look}.',
    earlierLook: 'This is the look from before.',
    framedLater: 'I’ll look for the people when I render it: it may then show another part of the picture.',
    placedLater: 'I’ll look for faces when I render it: captions may then be in another place.',
    listensAgain: 'For that I’ll listen to it again.',
    nothingToRender: 'Nothing is waiting to be rendered. Tell me what to change, if you like.',
    rendering: 'Rendering it now.',
    olderLook: 'That picture is from a while ago, and I don’t have its look any more. This is the newest one.',
    /** @param look what is not rendered along, of a draft newer than the picture whose button was tapped */
    leftOut:
      'I’m rendering the look of that picture. What you changed after it is not in it: {look}. Here it is, if you want it too.',
    /** @param look what has changed by it, as it is again */
    undone: 'Okay, back to {look}.',
    nothingToUndo: 'There’s nothing to undo.',
    startedOver: 'Back to the plain look.',
    noLastTime: 'There’s no earlier video to copy the look from yet.',
    likeLastTime: 'Like last time.',
    defaultSaved: 'Saved: your next videos will look like this.',
    limit: 'That’s as far as it goes.',
  },
  places: {
    /** @param place as in «position: top» */
    now: 'Now – {place}.',
    offFaces: 'Left to me, captions keep off faces as long as there’s room.',
    notHere: 'That didn’t work out here, so choose a place below, or just say “a bit higher”.',
    onlyFaces: 'Faces are all I keep captions off by myself. Where should they be? Just tell me.',
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
    removed: '“{wrong}” is gone ({places}, {lines}).',
    oneLine: 'line {number}',
    severalLines: 'lines {numbers}',
    lineReplaced: 'Line {line} is changed.',
    lineRemoved: 'Line {line} is gone: “{text}”.',
    notFound: 'I can’t find “{wrong}” in the captions.',
    nearest: 'Closest is line {line}: “{text}”. Shall I turn “{words}” into “{right}”?',
    noSuchLine: {
      one: 'There’s no line {line}; there is {count} line.',
      other: 'There’s no line {line}; there are {count} lines.',
    },
    takenBack: 'The correction is taken back.',
    notHeardYet: 'I haven’t heard the words yet. Tell me again in a moment.',
    noVideo: 'There’s no video to correct yet. Send me one first.',
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
    states: { processing: 'being made', processed: 'ready', failed: 'failed' },
    sureDelete: 'Delete this video for good?',
    deleted: 'Deleted.',
    kept: 'Kept.',
  },
  usage: {
    none: 'You haven’t made a video this month.',
    made: 'This month: {videos}, {time} in all.',
    nothingLeft: 'Nothing is left for now.',
    left: 'You have {time} left.',
    renews: 'You get {time} again on {day}.',
    unlimited: 'There’s no limit here.',
  },
  languages: {
    which: 'Which language shall I speak?',
    chosen: 'Okay, English it is.',
    unknown: 'I don’t speak “{name}” yet. Choose one of these:',
  },
  deliver: {
    on: 'Videos that you make over the API are sent here, too.',
    off: 'Videos that you make over the API are not sent here.',
  },
  link: {
    code: 'To join this chat to your account, open the page below, sign in and enter the code {code} there. Or write /link {code} in a chat that is joined to it already. The code works once, for {minutes}.',
    joined:
      'Done! This chat now belongs to {email}: videos and minutes are shared. /unlink disconnects it again; videos, minutes and settings then stay with the account.',
    otherJoined: 'Done! Your other chat now belongs to {email} as well: its videos and minutes are there.',
    broughtAlong: 'Done! Your videos and minutes are with the account now.',
    sureUnlink:
      'Shall I disconnect this chat from your account? Everything stays with the account: videos, minutes and settings, also what you brought along from here. This chat goes on by itself.',
    unlinked: 'This chat is on its own again.',
    stayed: 'All stays as it is.',
  },
  /** To a contact of a chatbot platform that was linked to an account. */
  linked: {
    now: '🔗 This chat is now linked to the account {account}. Its videos are sent here. If that was not you, undo it below.',
    /** Where the contact has videos or minutes of its own. */
    ownStays:
      'What you made here before stays yours, apart from that account. Only if the account is your own: bring it along, videos and minutes, with the second button.',
  },
  deleting: {
    sure: 'This deletes everything I have of you: videos, captions, settings, minutes and this conversation. There is no way back. Really?',
    sureAccount:
      'This chat belongs to your account, and all of it is deleted: videos, captions, settings, bought minutes, API keys, its other chats and this conversation. To keep it and only disconnect this chat, write /unlink instead. There is no way back. Really?',
    kept: 'Nothing was deleted.',
    done: 'All of it is deleted. If you ever want to start again, just send me a video.',
  },

  problems: {
    invalid_input: 'I can’t do that with this.',
    not_found: 'That video is gone: it was deleted, or its time was up.',
    conflict: 'I can’t do that as things stand.',
    linked_already: 'This chat belongs to an account already. /unlink disconnects it; then /link joins it to another.',
    not_linked: 'This chat doesn’t belong to any account. /link joins it to one.',
    telegram_taken:
      'That account has another Telegram chat already. Write /unlink there first, or disconnect it on the account’s page.',
    no_account:
      'Neither of your two chats belongs to an account with an email address yet. Write /link, open the page it shows, sign in there and enter the code.',
    too_many_codes: 'That was a lot of codes. Please wait ten minutes, then try again.',
    nothing_to_bring: 'There’s nothing to bring along: your videos are all here.',
    allowance_exhausted:
      'Your minutes are used up, or held for videos that are being made. /usage shows when there are new ones.',
    code_wrong_or_used: 'That code is wrong, too old or already used. /link makes a new one.',
    unavailable: 'Something is stuck on my side. Please try again in a few minutes.',
  },
} as const;
