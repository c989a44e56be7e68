/** What a chat says about the words of the captions. */
export const captions = {
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
    lineBack: 'Line {line} is as it was: “{text}”.',
    noEarlierLine: 'I know no earlier text of line {line} any more, so it stays as it is.',
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
} as const;
