import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

/** Answers to questions, and what is said of things that cannot be done: by topic. */
export const topics = {
  questions: {
    ready: 'It’s ready: {name}. Shall I send it again?',
    /** Asked while a draft waits. */
    readyButChanged:
      'The version that you have is ready. What you changed since is not rendered yet. Shall I render it?',
    nothingYet: 'You haven’t sent me a video yet. Send one, and I’ll tell you here how far it is.',
    privacy:
      'Your video is used to make your captions, and for nothing else. Only you get to see it; others do only if you pass it on. {stays} “delete this video” does it at once, and /delete removes everything about you.',
    /** `{stays}` */
    staysDays: 'It stays here for {days}, then it is deleted by itself;',
    staysAWhile: 'It is deleted by itself after a while;',
    formats: 'MP4, MOV, WebM, MKV, AVI: practically any video file works. You get an MP4 back, which plays everywhere.',
    length:
      'Minutes are no problem, and usually an hour isn’t either. If a file is too large for this chat, send a link to it. If it’s too long, I’ll tell you right away.',
    platforms:
      'Send the video as a file, or a link to the file itself (Google Drive, Dropbox, .mp4). I can’t open pages of YouTube, Instagram, TikTok or Facebook: save the video there first. The result fits all of them.',
    several:
      'Send as many videos as you like, one after the other: they are made in turn. You can close the chat meanwhile, I write when one is ready.',
    whoAreYou:
      'I’m a bot that puts captions on videos. No human reads along. Send me a video in which somebody speaks!',
    ownScript:
      'Yes. Write “Here is what I say: …” with your text behind it, or send it as a text file: the captions get its words.',
    canCaption: 'Yes! Send me a video in which somebody speaks, as a link or as a file, and I’ll put captions on it.',
    install: 'Nothing to install, and no account needed: it all happens here in the chat, on any phone or computer.',
    spoken:
      'I recognise the spoken language by myself, about a hundred of them, with most accents too. What I mishear, you just tell me: “Anna, not Hannah”.',
    watermarked:
      'No, I put no watermark and no name of mine on your video. If you want one of your own, send me the picture.',
    fonts: 'These are my fonts: {fonts}. You can also send your own, as a TTF or OTF file. Choose one:',
    someWords:
      'Yes: write “emphasize the word free”, with your own word. Such words are larger and have a colour of their own, the same for all.',
    /** `Same`: this look is the default already; `First`: there is no video yet. */
    nextVideos:
      'Your next videos look as /settings says, so this look isn’t there yet. With this button, all of them get it:',
    nextVideosSame: 'Yes: your next videos get this look, too, until you change it in /settings.',
    nextVideosFirst:
      'Yes: once a video looks as you like it, say “use this from now on”, and all the next ones look like it.',
    /** Whether a spelling is remembered. */
    spellingsKept:
      'Corrections count for the video that you make them in. After a new video I ask about names that I’m not sure of: answer, and with one tap I spell them that way in all later videos.',
    changedLater:
      'Yes, as often as you like while the video is here: say what is to be different, and you get a new version. “undo” takes back the last step.',
    othersEdit:
      'Only this chat can change this video: somebody else can write here from your phone. Or pass on your video as you filmed it, and they send it to me in a chat of their own.',
    cropped:
      'Vertical videos have no bars: I cut off the sides and follow the person who speaks. “Show the whole picture” keeps all of it, over a blurred background; “keep the middle” doesn’t follow.',
    noisySound:
      'Yes, that works: I mostly understand what is said over wind, machines or music, too. What I mishear, you just tell me: “Anna, not Hannah”.',
    putAway: 'Put your phone away or close the chat, no problem: I go on, and write here when the video is ready.',
    passOn:
      'To save the video, press and hold it, or tap the three dots, and choose “Save to gallery” or “Save”. To pass it on, forward the message with it: to a chat, to a group, by mail. On a computer, open this chat there, right-click the video and choose “Save as”; from there it goes onto a USB stick, too. The captions are part of the picture, so everybody sees them.',
    /** For an app that the person names; in the second one, people write to each other. */
    passOnPost:
      'Save the video on your phone: press and hold it, or tap the three dots, and choose “Save to gallery” or “Save”. Then open {app}, start a new post and choose it there. The captions are part of the picture, so everybody sees them.',
    passOnChat:
      'Save the video on your phone: press and hold it, or tap the three dots, and choose “Save to gallery” or “Save”. Then open {app}, go to a chat, a group or your status, and choose it there. The captions are part of the picture, so everybody sees them.',
    burntIn:
      'The captions are part of the picture: everybody sees them, everywhere, and nobody has to switch anything on. So they can’t be switched off either.',
    /** `ForAWhile`: the conversation does not know for how long. */
    kept: 'I keep a finished video here for {days}, then it is deleted by itself. To keep it for good, save it on your phone or computer.',
    keptForAWhile:
      'I keep a finished video here for a while, then it is deleted by itself. To keep it for good, save it on your phone or computer.',
    /** Whether captions cost quality. */
    quality:
      'It stays as good as you see it: I keep the size of your video and encode its pictures once more, at high quality. What a chat app takes away on the way to me is lost, so send the original as a file (📎, then “File”), or as a link.',
    /** How a video gets from the phone into the chat. */
    howToSend:
      'Tap the paperclip 📎 or the plus sign (＋) beside the line where you write, open the gallery or the photos there, choose the video and tap send. On a computer you can drag the file into this chat.',
    /** Whether the video is vertical; `Unknown`: the conversation does not know its shape. */
    shapeVertical: 'Yes: it is vertical 9:16, as TikTok, Reels, Shorts and stories show it in full.',
    shapeNotVertical:
      'Not yet: it has the shape of the video that you sent, and that isn’t vertical. TikTok, Reels and stories show vertical 9:16 in full. With this button I make it so:',
    shapeUnknown:
      'It gets the shape of the video that you sent. TikTok, Reels and stories show vertical 9:16 in full: if yours isn’t vertical, this button makes it vertical.',
    /** Where a style is described: that style and its font are on buttons. */
    fontsAlike: 'This comes close: the style, or only its font.',
    highlightPurpose:
      'The highlight marks the word being spoken, so that one can read along. If it distracts you, this button takes it away:',
    lastLook: 'The last change of the look: {look}.',
    /** Lines follow, with what stood there before. */
    lastWords: 'The last change of the words:',
    howLong:
      'That depends on the video; one minute of it is usually ready within a few minutes. Send one, and you see here how far it is.',
  },
  minutes,
  explained,
  /** What cannot be done, and the nearest thing. */
  limits: {
    silences:
      'I can’t cut out pauses or “um”s; the video keeps its length. Words you don’t want to read I can take out of the captions: “remove um”.',
    translation:
      'I can’t translate captions: they are in the language that is spoken. Get them as a file with “send the srt”, have that translated, and write me the lines: “3: Hola”.',
    cleanVideo:
      'Captions that are in a picture can’t be taken out again. Your own video stays as you sent it; I never change it.',
    music: 'I can’t add music; the sound stays as it is. Add it in the app where you post the video.',
    download: 'I don’t download videos from pages, I only put captions on videos that you send.',
    voice: 'I can’t change a voice; the sound stays as it is. I only work on captions and picture.',
    trim: 'I can’t cut a video. Cut it on your phone first and send it to me again.',
    speed: 'I can’t make a video faster or slower. Change the speed on your phone first, then send it to me.',
    picture:
      'Send me the picture here, and I’ll put it into a corner as a watermark. Pictures at other places or times I can’t add. Words I put at the top: “title: My channel”.',
    backgroundBlur: 'I can’t blur the background of the picture. What I can do: a box behind the words (“boxed”).',
    posting:
      'I can’t post it or pass it on for you. Save the video from here and share it in your app, by mail or in a message.',
    speakers: 'I can’t give each speaker a colour of their own. The word being spoken can have one: “green highlight”.',
    live: 'I can’t caption live streams. Send me the recording afterwards.',
    dubbing: 'I can’t dub a video or speak in another language. I only make captions of what is said.',
    summary: 'I can’t summarise or pick the best parts. “Show the text” gives you everything that is said.',
    otherFont:
      'I don’t have that font here. Send me yours as a TTF or OTF file or as a link to one, or choose one of mine:',
    noise: 'I can’t clean up the sound; it stays as it is.',
    brightness:
      'I can’t change the brightness or colours of the picture. For captions that are easier to read, say “easy to read”.',
    timing:
      'I take the times of words from the sound: captions come and go with the voice, and I can’t move them or keep them up. If a line is wrong, write me its text: “3: Hello there”.',
    capitals:
      'Capitals come with the style: Pop, Comic and Impact have them, the others write small letters too. Choose one:',
    wordCount: 'I choose how many words are shown at once, by the pauses. One at a time is the style “word by word”:',
    punctuation:
      'I can’t switch punctuation on or off for the whole video. You can write a line as you want it: “3: Hello, you!”',
    weight: 'How heavy letters are depends on the font. Choose one:',
    shape: 'I know two shapes: vertical 9:16 and the shape of your video. Say “vertical” or “not vertical”.',
    joining: 'I can’t join videos. Join them on your phone first, then send me the result.',
    manyColors:
      'I can’t give each word a colour of its own. There can be two: the letters and the word being said. “White, highlight green”.',
    zoom: 'I can’t zoom in or out at some places. In a vertical video I follow the person, or the picture stays still: “keep the middle”.',
    emojiChoice:
      'I choose the emojis myself. You can put your own at a word: “put 🔥 after hook”. “No emojis” leaves mine out.',
    file: 'I can’t send it as an uncompressed file in this chat. Write /link to connect your account: its page has the video in full quality.',
    moreWords:
      'How many words are shown at once, I choose by the pauses, so I can’t show more of them. Only the style “word by word” has them one at a time; others are here:',
    shadow: 'I can’t switch a shadow on or off. What makes letters stand out: “thicker outline”, or a box (“boxed”).',
    frame: 'I can’t put a frame or drawings around a video. A small picture in a corner I can: send it to me here.',
    endCard:
      'I can’t add a card at the end. The last caption can say it: “show the text” has its number. Or let it stand at the top: “title: call 555 0100”.',
    hideFaces:
      'I can’t make faces or number plates unrecognisable. Do that on your phone first, then send me the video.',
    fileSize:
      'I can’t make the file smaller. For mail, share it from your phone, which makes it smaller, or put it in a cloud and send the link.',
  },
  talk: {
    praise: 'I’m glad you like it! 😊 Send the next one whenever you want.',
    praisedPicture: 'I’m glad you like it. Shall I make the video like that?',
    complaint: 'I’m sorry. What is wrong: the words, or how they look?',
    patience: 'Thanks! I’ll write as soon as there is something new.',
    refusal: 'All right, everything stays as it is.',
    announced: 'Great, send it here, as a link or as a file. I’ll start right away.',
    misunderstood:
      'Sorry, I got that wrong. Send me a video in which somebody speaks, as a link or as a file, and I’ll put captions on it.',
  },
  /** On buttons that ask whether this is meant. */
  names: {
    settings: 'Settings',
    styles: 'Caption styles',
    colors: 'Colours',
    language: 'Bot language',
    videos: 'My videos',
    home: 'Start',
    deleteData: 'Delete my data',
    deleteVideo: 'Delete the video',
    sendAgain: 'Send it again',
    sendFile: 'Send it as a file',
    sendSrt: 'Caption file (.srt)',
    showMistakes: 'Fix the text',
    work: 'Is it ready?',
    minutes: 'My minutes',
    moreMinutes: 'More minutes',
    editsCost: 'Do changes cost?',
    renewal: 'When do minutes renew?',
    price: 'What does it cost?',
    privacy: 'Privacy',
    formats: 'File formats',
    length: 'Length and size',
    platforms: 'Links and platforms',
    several: 'Several videos',
    whoAreYou: 'Who are you?',
    ownScript: 'I have a script',
    nextVideos: 'My next videos',
    spellingsKept: 'Are names remembered?',
    cropped: 'Are the sides cut off?',
    noisySound: 'With background noise',
    putAway: 'Close the chat',
    passOn: 'Share or save it',
    burntIn: 'Do all see the words?',
    kept: 'How long is it kept?',
    quality: 'Is quality lost?',
    howToSend: 'How do I send it?',
    shapeFits: 'Right shape?',
    lastChange: 'The last change',
    saveButtons: 'Brand or default?',
    srtFile: 'What is an .srt?',
    resultButtons: 'What buttons do',
    howToBegin: 'How does it work?',
    silences: 'Cut out pauses',
    translation: 'Translate it',
    cleanVideo: 'Without captions',
    music: 'Add music',
    download: 'Download a video',
    voice: 'Change the voice',
    trim: 'Cut the video',
    speed: 'Video speed',
    picture: 'Picture or logo',
    backgroundBlur: 'Blur the background',
    posting: 'Post it for me',
    speakers: 'A colour per speaker',
    live: 'Live captions',
    dubbing: 'Another voice-over',
    summary: 'Short version',
    otherFont: 'Another font',
    noise: 'Better sound',
    brightness: 'Brightness, filters',
    timing: 'Captions out of sync',
    capitals: 'Capital letters',
    wordCount: 'Words at a time',
    punctuation: 'Punctuation',
    weight: 'Bolder or thinner',
    shape: 'Square format',
    joining: 'Join videos',
    manyColors: 'Many colours',
    zoom: 'Zooming',
    emojiChoice: 'Other emojis',
    praise: 'That’s good',
    complaint: 'I don’t like it',
    patience: 'I’ll wait',
    refusal: 'Leave it as it is',
    sameAgain: 'Like last time',
    clearFaces: 'Off the face',
    canCaption: 'Can you caption it?',
    install: 'Install anything?',
    spoken: 'Languages, accents',
    watermarked: 'A watermark on it?',
    fonts: 'Which fonts?',
    someWords: 'Single words',
    moreWords: 'More words at once',
    shadow: 'A shadow',
    frame: 'A frame around it',
    endCard: 'Text at the end',
    hideFaces: 'Hide faces',
    fileSize: 'A smaller file',
  },
} as const;
