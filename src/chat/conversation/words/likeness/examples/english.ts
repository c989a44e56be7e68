import type { Examples } from '../meanings.ts';

export const englishExamples: Examples = {
  settings:
    'where are the settings | take me to the options | can i set defaults somewhere | open the preferences please | where do i configure this | i want to change my settings',
  styles:
    'what looks do you have | show me some examples of styles | which designs can i pick from | got any other templates | i want to see the different caption styles | can i choose another look | something more modern please | like the second picture | what was that style called | which style is this | make it look like those famous vids | surprise me with a style',
  colors:
    'which colours can i have | let me pick a colour | what colors are there | i want to change the colours but dont know to what | show me the palette',
  language:
    'can you talk to me in another language | how do i change your language | i dont speak english | which languages do you speak | change the bot language',
  videos:
    'where are the videos i did before | show me everything i made | can i see last weeks clips | list of my videos please | i want my old video back | history of my videos',
  home: 'go back to the beginning | take me to the main menu | back to start | lets start from scratch | main menu please',
  deleteData:
    'i want all my data gone | remove my account and everything | wipe all you know about me | gdpr erase me | please forget everything about me | delete my account',
  deleteVideo:
    'get rid of that video | i dont want this video on your server | please delete the clip | throw this video away | remove this video completely',
  sendAgain:
    'send it once more | can i get the video again | i lost the video can you resend | it didnt arrive | where did the video go send again | download doesnt work send it again | the video wont open',
  sendFile:
    'can i get it as a file | send it uncompressed | i need the original quality | send as document not as video | quality is bad can i have the full quality file | in hd please',
  sendSrt:
    'can i have the subtitle file | export the subtitles | give me an srt | i need the transcript as a file | send me the captions as text file | vtt please',
  showMistakes:
    'there are mistakes in the text | some words are wrong | it misheard me | it spelled my name wrong | you got a word wrong | the transcription isnt right | how do i fix a wrong word | i want to edit the text | let me correct the captions | where is the rest of what i said | is that all of it | let me read the words first | the town is wrong | i want to copy what i said | copy paste version of what i said | one line is a mess',
  work: 'is it done yet | how much longer will this take | still waiting for my video | whats the progress | did it get stuck | why is this so slow | how long until i get it | when will my video be finished | where is my video | is anything happening | are you still working | has it crashed | its been ages | how far along is it',
  minutes:
    'how many minutes are left this month | whats my remaining quota | how much do i have left | how many videos can i still make | did i use up my free minutes | what is my limit',
  price:
    'does this cost money | is it free | what do you charge | how do i pay | is there a subscription | how much per video | do i need a credit card | what plans are there | will i be charged | or is there some catch | will i get an invoice | is there a bill',
  privacy:
    'who can see my videos | what happens to my data | do you keep my video | is my video safe with you | are you storing this | is it confidential | do you share the videos with anyone | do you train ai on this | who besides me can see it',
  formats:
    'what file types do you take | does an mov work | which formats are supported | can i send avi | is mp4 okay | will iphone videos work | what do i get back which format',
  length:
    'how long may a video be | is there a maximum size | whats the file size limit | can it be an hour long | my video is 2 gb is that ok | is a 20 minute video too long | is it ok if the video is ten minutes long | can it be a long one',
  platforms:
    'can i paste a youtube link | does it work with instagram links | which sites do you support | can you take a link from tiktok | is this good for reels and shorts | does it work for linkedin',
  several:
    'can i send several videos | can i send the next one already | do i have to keep the app open | how many videos can i send at once | may i close the chat while you work | should i wait before sending another | should i keep the app open | can i lock my phone meanwhile',
  whoAreYou:
    'who am i talking to | are you a real person | is this a robot | what are you exactly | who made you | am i chatting with an ai',
  howToBegin:
    'how does this work | what can you do for me | what am i supposed to do | i need help | how do i use this | give me instructions | i have no idea what to do now | what are my options | im lost | what else can you do | can you explain how it works | what should i send you | do i press the paperclip | how do i send it | most of it is silent would it still work | i dont know how this works',
  silences:
    'cut out the pauses | remove the silent parts | take out the ums and ahs | can you get rid of the gaps where i say nothing | auto cut the dead air',
  translation:
    'can you translate it | i want the subtitles in another language | put english subtitles on my german video | make the captions in spanish | captions in two languages | i speak english but captions should be french | and now in another language so my family understands | can my cousins read it in french | second language under the first one | captions in two languages',
  cleanVideo:
    'can you remove subtitles that are already in the video | i want the video without captions | take the captions off again | give me back the clean video | no text at all please | the video already has captions get rid of them',
  music:
    'add some background music | put a song under it | can you add a beat | i want music | a soundtrack would be nice',
  download:
    'just download this for me | save this video from instagram | i only want the video no captions | can you remove the tiktok watermark | rip this video',
  voice:
    'change my voice | make my voice deeper | can you disguise the voice | give me a different voice | autotune me',
  trim: 'cut off the first seconds | make the video shorter | can you trim the end | remove the intro | keep only the part from 10 to 30 seconds | cut the beginning where i am fumbling',
  speed: 'play it faster | speed the video up | slow it down a bit | make it 2x | i talk too slow can you speed it up',
  picture:
    'put my logo in the corner | add a picture | can i insert a photo | add b roll | overlay my image | add a gif | can my handle be on it | put our team name on it | my website in the corner | watermark saying our name',
  backgroundBlur:
    'blur my background | replace the background behind me | green screen please | hide my messy room | change the background of the video',
  posting:
    'post it on instagram for me | upload it straight to youtube | can you publish this to tiktok | schedule the post | share to my channel',
  speakers:
    'each speaker in their own colour | we are two people can each get a color | make her words pink and mine blue | different colors for different speakers | who is speaking should be visible',
  live: 'can you caption a livestream | live subtitles during a stream | does it work in real time | captions for my zoom call',
  dubbing:
    'dub it into spanish | make me speak french | add a voice over | ai voice in english | can you make it talk in another language',
  summary:
    'summarise the video | make shorts from the long video | find the best parts | give me the highlights | what is the video about | write a description or title for me | suggest hashtags',
  otherFont:
    'can you use my font | do you have comic sans | i want a different font | use helvetica | our brand font is called | which fonts are there | change the font | another typeface please',
  noise:
    'remove the background noise | my audio is too quiet make it louder | clean up the sound | theres wind noise | improve the audio | the sound is bad',
  brightness:
    'make the picture brighter | the video is too dark | can you put a filter on the video | color correct it | more contrast in the video',
  timing:
    'the captions come too late | words are out of sync | subtitles are ahead of my voice | the text is delayed | timing is off | captions dont match the audio',
  capitals:
    'no capital letters please | everything in lower case | dont shout | why is it all in capitals | i want upper case | normal letters not all caps',
  wordCount:
    'fewer words at a time | too many words on screen | show only three words | longer lines please | more words per line | too much text at once | one line only',
  punctuation:
    'no punctuation please | leave out the commas | put a full stop at the end | i dont want dots | there are commas missing',
  weight: 'bolder letters | thinner font | the letters are too fat | make the text less bold | make the font lighter',
  shape:
    'make it square | i need a square video | four by five for the feed | can it be square for instagram | square format please | a 4 by 5 version',
  joining:
    'join these two videos | merge my clips into one | put both videos together | can you add this clip behind the first',
  manyColors:
    'every word in a different colour | rainbow letters | colourful letters for the kids | mix the colours from word to word',
  emojiChoice:
    'fewer emojis | too many emojis | the emoji does not fit there | use another emoji | i want to choose the emojis myself',
  praise:
    'this is so good | i love it | wow great work | thats exactly what i wanted | perfect | youre the best | looks amazing | nice one | thats better | ooh exciting | cant wait to see it | i am looking forward to it | love it',
  complaint:
    'this is terrible | i dont like it | thats not what i asked for | it looks awful | nothing works here | youre useless | this is wrong | you dont understand me | what a mess | thats not right | stop doing that | there are no captions at the end | that is not even what i said | the last seconds have no text | thats not my style at all | not good at all | this look is not me',
  patience:
    'ok i will wait | take your time | no hurry | alright ill come back later | no problem | cool got it | sure',
  refusal:
    'no thanks | leave it as it is | dont change anything | its fine like this | nothing else | not now | never mind | forget it',
  undo: 'take that back | go back to how it was before | that was a mistake put it back | i liked it better before | revert that | undo the last change | the previous one was better',
  reset: 'back to the default look | reset everything to normal | remove all my changes | original settings please',
  sameAgain:
    'like last time please | same as my last video | do it the way you did before | the usual | same style as yesterday',
  render:
    'looks good make it | go ahead | ok do it now | finish it | please create the video | yes make the final video | im happy with it send me the video',
  makeDefault:
    'always do it like this | save this for next time | remember this look | use this for all my videos | keep these settings from now on',
  clearFaces:
    'the text is over my face | captions cover my mouth | move it away from his face | you cant see my face | the words are on her chin',
  bigger:
    'i cant read it its tiny | too small | make the letters larger | my grandma cant read that | increase the text | barely see the captions on my phone',
  smaller:
    'the text is huge | too big | takes up the whole screen | make the letters tinier | reduce the text | less big',
  higher:
    'move it up | a bit further up | the captions are too low | the buttons of the app cover it | raise the text | not so far down',
  lower:
    'move it down | the text should be further down | too high up | lower the captions | closer to the bottom edge',
  thickerOutline:
    'stronger border around the letters | more outline | the edge should be thicker | add a thicker stroke',
  readable:
    'make it easier to read | hard to read on the bright background | i cant read white on white | text disappears in the background | needs more contrast | for people who see badly',
  vertical:
    'i need it for tiktok | make it portrait | for instagram stories | upright format please | crop it for the phone | 9 by 16 | turn it into a short',
  notVertical:
    'keep it landscape | dont crop it | wide format | not upright | leave the video the way i filmed it | horizontal for youtube | you cut off my head | my head is cut off',
  emojis: 'add some smileys | put emojis in | with little icons | more fun with emoji',
  noEmojis:
    'no smileys | those little pictures are silly | take the emojis away | without the icons | im too old for emojis | whats with the emojis get rid of them',
  plain:
    'something simple | just plain text | less flashy | more serious | not so colourful | calmer look | keep it minimal | professional and clean | nothing fancy | no shadow please | the shadow can go | tone it down its too much',
  boxed: 'put a box behind the text | black background behind the words | white text on a black bar | text in a box',
  wordByWord: 'one word at a time | show each word alone | word for word | single words',
  noAnimation:
    'the text shouldnt move | no bouncing | stop the jumping words | make it static | no animation | hold the captions still | its making me dizzy | too much going on',
  zoom: 'zoom in when i say something important | the zoom makes me dizzy | stop zooming in on my face | can it zoom in a little at the important words | no zoom please | a close up of my face at the end | move the camera closer when i talk | i dont like the zooming',
  ownScript:
    'i have the script can i just paste it | i wrote down what i say can i give you that | can i send you my text instead | i read it from a teleprompter | would it help if i send the script | here is a text of everything i say shall i paste it',
  cancel:
    'dont bother ill send a better one | forget it i will record it again | stop that was the wrong video | cancel that please | hold on wrong clip | abort it i found a mistake | you can stop i will do it over | please dont make this one | never mind this video',
  saveBrand:
    'remember this look for next time | save this style as my brand | keep these colours as ours | store this design under my name | can you remember these settings | i want to use exactly this look again later',
};
