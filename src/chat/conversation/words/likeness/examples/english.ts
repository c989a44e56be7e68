import type { Examples } from '../meanings.ts';

export const englishExamples: Examples = {
  settings:
    'where are the settings | take me to the options | can i set defaults somewhere | open the preferences please | where do i configure this | i want to change my settings',
  styles:
    'what looks do you have | show me some examples of styles | which designs can i pick from | got any other templates | i want to see the different caption styles | can i choose another look | something more modern please | like the second picture | what was that style called | which style is this | make it look like those famous vids | surprise me with a style | any other designs i could look at | do you do anything more stylish | i want what the influencers have | like the captions everyone has on tiktok | make it look more professional but show me options | got anything less boring | can it be jazzed up a bit | a different design would be nice | it looks a bit dull can you liven it up | what else could it look like | something trendier',
  colors:
    'which colours can i have | let me pick a colour | what colors are there | i want to change the colours but dont know to what | show me the palette | this colour is hard on the eyes | the colour is too harsh | that green is horrible | i cant stand that colour | isnt there a softer colour | the colours clash with my shirt | the colours dont go with our logo | a gentler shade maybe | is there another colour instead of that one | the red looks aggressive | what shades do you have',
  language:
    'can you talk to me in another language | how do i change your language | i dont speak english | which languages do you speak | change the bot language',
  videos:
    'where are the videos i did before | show me everything i made | can i see last weeks clips | list of my videos please | i want my old video back | history of my videos | which one was the one about the dog | how many videos have i made so far | i cant tell which is which | list everything ive sent you | what were all my videos again | how many did i do | which video was number two',
  home: 'go back to the beginning | take me to the main menu | back to start | lets start from scratch | main menu please',
  deleteData:
    'i want all my data gone | remove my account and everything | wipe all you know about me | gdpr erase me | please forget everything about me | delete my account | please erase all records of me | i withdraw my consent delete everything | wipe my entire history | i want to be forgotten | remove all traces of me | close my account for good',
  deleteVideo:
    'get rid of that video | i dont want this video on your server | please delete the clip | throw this video away | remove this video completely | get that video off your computers | i want all three videos deleted | please erase my clips | bin the lot | could you remove my recordings | id like this footage gone',
  sendAgain:
    'send it once more | can i get the video again | i lost the video can you resend | it didnt arrive | where did the video go send again | download doesnt work send it again | the video wont open | i accidentally deleted it can you send it over again | where did it go i need it once more | could i have number one again | forward me that one once more | it vanished from my phone please resend',
  sendFile:
    'can i get it as a file | send it uncompressed | i need the original quality | send as document not as video | quality is bad can i have the full quality file | in hd please',
  sendSrt:
    'can i have the subtitle file | export the subtitles | give me an srt | i need the transcript as a file | send me the captions as text file | vtt please',
  showMistakes:
    'there are mistakes in the text | some words are wrong | it misheard me | it spelled my name wrong | you got a word wrong | the transcription isnt right | how do i fix a wrong word | i want to edit the text | let me correct the captions | where is the rest of what i said | is that all of it | let me read the words first | the town is wrong | i want to copy what i said | copy paste version of what i said | one line is a mess | let me check what you heard | show me what you understood | can i see what it wrote',
  work: 'is it done yet | how much longer will this take | still waiting for my video | whats the progress | did it get stuck | why is this so slow | how long until i get it | when will my video be finished | where is my video | is anything happening | are you still working | has it crashed | its been ages | how far along is it | is it frozen | its been stuck for ages | seems to have hung | any idea when its finished | will it be much longer | im in a hurry how long still | nothing is happening | hows it coming along | it hasnt moved in ten minutes | and | nearly there | does it always take this long | is it making the new one already | how many minutes will the changes take | how long | its been ten minutes is that normal',
  minutes:
    'how many minutes are left this month | whats my remaining quota | how much do i have left | how many videos can i still make | did i use up my free minutes | what is my limit | have i got any minutes remaining | whats left on my account | how many more minutes can i use | am i close to the limit',
  moreMinutes:
    'what happens when my minutes run out | how do i get more minutes | can i buy more minutes | and when they are used up | what if i run out of minutes | where can i top up | minutes of what | and once I finish them',
  renewal:
    'do i get new minutes next month | when do my minutes renew | is that per day or per month | nine minutes until when | how many videos can i do a day | do the minutes expire | when do the minutes come back | is it a daily or a monthly limit | do unused minutes carry over | will it fill up again by itself',
  editsCost:
    'do corrections use up my minutes | does every change cost minutes again | do you charge for edits | does it take minutes each time you redo the video | are changes free | does a new version count again | do i lose minutes when i fix a word',
  price:
    'how much would twenty videos a month be | does this cost money | is it free | what do you charge | how do i pay | is there a subscription | how much per video | do i need a credit card | what plans are there | will i be charged | or is there some catch | will i get an invoice | is there a bill | whats it going to cost me | how much is this | do i have to sign up or pay | do i need to register | do you want my card details | is this going to cost money | whats the damage | how much do you want for it | is it really for nothing | so it costs nothing then',
  privacy:
    'which link | what link do you mean | is there a link at all | what link i never sent one | who can see my videos | what happens to my data | do you keep my video | is my video safe with you | are you storing this | is it confidential | do you share the videos with anyone | do you train ai on this | who besides me can see it | where are my recordings stored | how long do you hold on to the files | can strangers see this | there are children in the video who sees it | are you gdpr compliant | is anyone else watching my videos | do other people get to see this | is it kept confidential my patients are in it | who reads what i write here | where are your servers | how long do you keep my video | who gets to keep the recording and for how long | do you delete it afterwards | is it stored somewhere | can anybody else watch it | who all gets to see the video',
  formats:
    'what file types do you take | does an mov work | which formats are supported | can i send avi | is mp4 okay | will iphone videos work | what do i get back which format | can i just drop any file | will a clip from my camera do | is a file from my laptop fine',
  length:
    'how long may a video be | is there a maximum size | whats the file size limit | can it be an hour long | my video is 2 gb is that ok | is a 20 minute video too long | is it ok if the video is ten minutes long | can it be a long one | can it handle a forty minute sermon | how about a whole lecture | only short clips or long ones too | is one and a half hours possible | i have a really long recording | my talk is two hours | how long can the video be | mine is three minutes is that alright | is five minutes too much | does a quarter of an hour work',
  platforms:
    'can i paste a youtube link | does it work with instagram links | which sites do you support | can you take a link from tiktok | is this good for reels and shorts | does it work for linkedin | can i just send a link | do you take links or do i need the file | will a google drive link do | can i throw in a youtube url | link or file which is better',
  several:
    'can i send several videos | can i send the next one already | do i have to keep the app open | how many videos can i send at once | may i close the chat while you work | should i wait before sending another | should i keep the app open | can i lock my phone meanwhile | can i switch off my phone while it runs | may i close this meanwhile | can i leave the app while its working | should i send them one by one',
  whoAreYou:
    'who am i talking to | are you a real person | is this a robot | what are you exactly | who made you | am i chatting with an ai | am i talking to a machine | is there somebody behind this | are you real | is anyone actually reading this | are you human or a computer | who is this | is this an automated thing | are you one of those ai things',
  howToBegin:
    'so what exactly can you do | how does this work | what can you do for me | what am i supposed to do | i need help | how do i use this | give me instructions | i have no idea what to do now | what are my options | im lost | what else can you do | can you explain how it works | what should i send you | do i press the paperclip | how do i send it | most of it is silent would it still work | i dont know how this works | my daughter gave me this how does it work | im old how do i do this | do i just send you the film | whats this for | what do i have to do | tell me what to do | what are those numbers for | how do i fix a line | how do i change a word',
  canCaption:
    'is this the thing that puts words on videos | so you write what people say on the video | can you put captions on my video | my son said you do subtitles for videos | are you the bot that makes the subtitles | i heard you can add the words to a film | do you write the text under videos | somebody told me you put what i say on the screen | would you be able to help me with subtitles | are you the captions bot | can you help me with a video | am i right here for captions on my videos | is it true you can put the words on my clip | i need subtitles for a film could you do that | you the one who does the captions right',
  install:
    'do i have to install something | is there an app i need | must i download a program first | do i need an account for that | does it work without an app | can i just use it here in the chat | do i need special software for this | is there anything to download | do i have to sign up somewhere first | will this work on my old phone',
  spoken:
    'does it understand my dialect | which languages do you understand in the video | i have a strong accent is that a problem | does it work if i speak with an accent | can you understand scottish people | i mumble a bit will that work | what if i mix two languages | does it do welsh | i talk quite fast can you follow | we speak broad yorkshire can it cope | can it understand old people | my english isnt perfect does that matter | what languages can i speak in',
  watermarked:
    'is there a watermark on it | do you put your logo on my video | will your name be on the video | does it come with a watermark | do the videos have some branding of yours | is it without watermark | will people see it was made with a bot',
  fonts:
    'which fonts do you have | what fonts are there | list your fonts please | tell me the names of the fonts | what lettering can i choose from | show me the fonts | can i see all typefaces | which typefaces do you offer | what kinds of letters have you got | names of the fonts you have | i want a serif font | letters like in an old video game | a retro poster font | letters that look stitched | a gothic font | a pixel font would be cool | old fashioned lettering like on a shop sign | a font like in the comics | curly letters like on a wedding card',
  someWords:
    'can you highlight only certain words | can just one word have another colour | make only the product names stand out is that possible | could single words be bold | can i have one word in red and the rest white | just some words in a different colour | only the important word should be coloured | can i choose which words are highlighted | give just that one word its own colour | emphasise a few words of my choice',
  nextVideos:
    'will my next video look the same | do i have to tell you all this again next time | are the other videos going to look like this too | does it remember this style for later videos | will it stay like that for the next ones | is that how all my videos come out now | next time can it be like this right away | will it remember these colours for next week | can i have the same look next time',
  changedLater:
    'can i redo it if i change my mind | what if i make a mistake can i go back | can i still change it later | is it possible to edit it afterwards | how often can i change things | and if i dont like it tomorrow can i change it | can i come back and fix something',
  othersEdit:
    'can my daughter edit it too | can somebody else change it as well | my colleague should be able to correct it | is it possible that my husband edits it | can two people work on it | can my assistant log in and change the words',
  cropped:
    'does it cut off the sides | will there be black bars | is anything cropped left and right | do i lose the edges in vertical | are the sides gone now or are there bars | what happens to the edges when it is vertical',
  noisySound:
    'it is quite windy in my video is that ok | does it work with a lot of noise | i filmed next to a machine can you still understand me | there is loud music while i talk does that matter | my clip is noisy will it work',
  putAway:
    'does my phone have to stay on | will my laptop need to stay awake | can i put my phone away | can i close the chat in the meantime | do i have to keep this open | can i lock my phone while it runs | may i leave the app now',
  passOn:
    'is there a link i can send to somebody | how do i share it with my friends | can i just forward it to the group | how do i get it onto my phone | where do i find the video afterwards | do i have to save it myself | is it in my camera roll now | how do i put it on my status | can i send this on to my sister | how do i show it on the telly | how do i get this on my facebook | what do I press to keep it',
  burntIn:
    'will everyone see the captions | do people have to switch the subtitles on | can viewers turn the words off | are the words burnt into the picture | are the captions still there when i forward it | do the words show on facebook too | is the text part of the video',
  spellingsKept:
    'can you remember how i spell my name | will it spell that right next time | do you learn from my corrections | do i have to correct that every time | does it know the name in the next video | can it remember the spelling',
  kept: 'how long do you keep my video | how long will it stay here | does it get deleted at some point | when does the video disappear | is it kept here forever | can i still get it next month | will the video still be here tomorrow | is it kept with you',
  howToSend:
    'how do i send it from my phone | its on my phone what do i press | which button do i tap to attach a video | where is the button to upload',
  shapeFits:
    'is it the right shape for tiktok | will it fit reels or get cut off | is the video vertical now or not | is this the right size for insta stories | can you do vertical videos | do you make vertical ones',
  saveButtons:
    'what does as my brand do | what is the difference between default and brand | what happens when i tap as my default | why would i save it as my brand | what is my brand for',
  srtFile:
    'what is an srt file | what do i need the srt for | what can i do with the caption file | how do i open an srt',
  resultButtons:
    'what do the buttons do | explain the buttons under the video | what is this button for | what happens if i press that button',
  lastChange: 'what did you just change | what was the last change | which change did you make just now',
  moreWords:
    'more words at once please | show more words on the screen | longer lines please | more words per line | whole sentence at once instead of word after word | show the entire line not single words | id rather read full sentences | put more of the sentence up at a time | not every word on its own please | the words change too quickly show more together | it goes too fast put more on the screen | i want six or seven words together | can you show two lines at a time | leave more text up so people can read it',
  shadow:
    'put a shadow behind the letters | can the text have a drop shadow | a little shadow under the words | give the letters some shadow | shadow please | add shadow to the writing | the letters should cast a shadow | make the shadow stronger',
  frame:
    'put a frame around the video | a border round the whole picture | can i have a flower frame | draw something on the video | a drawing next to me | put a wooden frame round it | decorate the edges of the video | can you paint hearts around it | make a coloured border around the film',
  endCard:
    'put my phone number at the end | add an end card with our website | can you show my contact at the end of the video | credits at the end please | a last screen with our address | i want a closing slide | write the address of the shop at the end | add an outro | show my email address for the last seconds | the opening hours should come at the end',
  hideFaces:
    'blur the faces of the others | can you hide my neighbours face | pixelate the kids please | make the number plate unreadable | cover that man in the background | there is somebody in it who must not be seen | make the children unrecognisable | black out the faces',
  fileSize:
    'the file is too big for email | can you make the file smaller | how many megabytes will it be | it must be under 10 mb | compress it please so i can mail it | my mail says the attachment is too large | a smaller file would help | whatsapp says it is too big | shrink the video so that i can send it',
  announced:
    'ok ill send you one | sending it now | here comes my video | ill film something and send it | let me find the video | one moment im uploading it | alright here you go then | ok ill try it with a video | wait i need to find the clip first | well i will send you this and we will see | going to send you my clip | ill just give it a go then | good ill send it tomorrow | gonna upload it in a sec | okay let me try one',
  thanks:
    'thanks a lot for your help | much obliged to you | thank you for your patience | thats very kind of you | you have been a great help | i appreciate it | thanks a million | many thanks and goodbye | ta very much | cheers for that bye | thank you kindly and have a nice evening | that was all thank you | youre a lifesaver thank you | tysm ur the best',
  greeting:
    'hello are you there | hey whats up what do you do | good evening | hi im new here | good morning everyone | hello hello anybody home | hey bot | hi there nice to meet you | does this work | you there',
  showText:
    'send me everything in writing | could i have it all in writing | i need everything written down to print | i want to print what was said | just the words on paper please | the whole speech as text so i can print it | show me the text | let me read it first | let me check what you heard | show me what you understood | can i see what it wrote | i want to see all of it written down | could i read what it says | where can i read the words | let me see that line again | the whole text please | print out all the lines | what exactly have you written | can i look over the wording | what does line three say now | read me the last line',
  silences:
    'cut out the pauses | remove the silent parts | take out the ums and ahs | can you get rid of the gaps where i say nothing | auto cut the dead air',
  translation:
    'can you translate it | i want the subtitles in another language | put english subtitles on my german video | make the captions in spanish | captions in two languages | i speak english but captions should be french | and now in another language so my family understands | can my cousins read it in french | second language under the first one | captions in two languages | can you make them turkish for my colleague | i need it in arabic as well | the text should be in french though i speak english | half my team speaks polish can they read it',
  cleanVideo:
    'can you remove subtitles that are already in the video | i want the video without captions | take the captions off again | give me back the clean video | no text at all please | the video already has captions get rid of them',
  music:
    'add some background music | put a song under it | can you add a beat | i want music | a soundtrack would be nice | put a tune underneath | some soft music in the background would be lovely | can you lay a song under it',
  download:
    'just download this for me | save this video from instagram | i only want the video no captions | can you remove the tiktok watermark | rip this video',
  voice:
    'change my voice | make my voice deeper | can you disguise the voice | give me a different voice | autotune me',
  trim: 'cut off the first seconds | make the video shorter | can you trim the end | remove the intro | keep only the part from 10 to 30 seconds | cut the beginning where i am fumbling | chop the start off | lose the first few seconds | snip the end | i just stare at the start cut that | can you take off the bit at the end',
  speed: 'play it faster | speed the video up | slow it down a bit | make it 2x | i talk too slow can you speed it up',
  picture:
    'put my logo in the corner | add a picture | can i insert a photo | add b roll | overlay my image | add a gif | can my handle be on it | put our team name on it | my website in the corner | watermark saying our name | stick our handle in the corner | our logo should be in it | put my name in the corner so nobody steals it | can you add our emblem | i want a sticker on it | can you do watermarks | can you put a watermark on it | my channel name in a corner | a line of text in the corner like a watermark',
  backgroundBlur:
    'blur my background | replace the background behind me | green screen please | hide my messy room | change the background of the video',
  posting:
    'post it on instagram for me | upload it straight to youtube | can you publish this to tiktok | schedule the post | share to my channel | does it go straight onto my insta | will you put it on my page | do i have to upload it myself | can it go on youtube automatically | can you send it to my sister on whatsapp | email it to me please | mail the video to my boss | forward it to the group | can you pass it on to my wife | send it by email | share it with my club | could you text it to my friend | can it go straight to my customers mail',
  speakers:
    'each speaker in their own colour | we are two people can each get a color | make her words pink and mine blue | different colors for different speakers | who is speaking should be visible',
  live: 'can you caption a livestream | live subtitles during a stream | does it work in real time | captions for my zoom call',
  dubbing:
    'dub it into spanish | make me speak french | add a voice over | ai voice in english | can you make it talk in another language',
  summary:
    'summarise the video | make shorts from the long video | find the best parts | give me the highlights | what is the video about | write a description or title for me | suggest hashtags',
  otherFont:
    'can you use my font | do you have comic sans | i want a different font | use helvetica | our brand font is called | change the font | another typeface please | a different lettering please | got any nicer fonts | another font like on wedding invitations | i would like handwriting style letters',
  noise:
    'remove the background noise | my audio is too quiet make it louder | clean up the sound | theres wind noise | improve the audio | the sound is bad',
  brightness:
    'make the picture brighter | the video is too dark | can you put a filter on the video | color correct it | more contrast in the video | can you make me look slimmer | take away my double chin | remove my spots | make my skin nicer | can you edit my face',
  timing:
    'the captions come too late | words are out of sync | subtitles are ahead of my voice | the text is delayed | timing is off | captions dont match the audio | the captions should stay during the silence | keep the text up when nobody speaks | why do the words disappear when i pause | leave the last caption on until i speak again | the line vanishes too soon',
  capitals:
    'no capital letters please | everything in lower case | dont shout | why is it all in capitals | i want upper case | normal letters not all caps | everything in big letters | all in capitals bro | i want it shouting in caps | no big letters even at the start | small letters all the way',
  wordCount:
    'fewer words at a time | too many words on screen | show only three words | too much text at once | one line only',
  punctuation:
    'no punctuation please | leave out the commas | put a full stop at the end | i dont want dots | there are commas missing',
  weight:
    'bolder letters | thinner font | the letters are too fat | make the text less bold | make the font lighter | thinner letters it looks like shouting | chunkier letters | the font is too heavy | less fat letters | finer lettering | the letters look clunky',
  shape:
    'make it square | i need a square video | four by five for the feed | can it be square for instagram | square format please | a 4 by 5 version',
  joining:
    'join these two videos | merge my clips into one | put both videos together | can you add this clip behind the first',
  manyColors:
    'every word in a different colour | rainbow letters | colourful letters for the kids | mix the colours from word to word',
  emojiChoice:
    'fewer emojis | too many emojis | the emoji does not fit there | use another emoji | i want to choose the emojis myself',
  praise:
    'this is so good | i love it | wow great work | thats exactly what i wanted | perfect | youre the best | looks amazing | nice one | thats better | ooh exciting | cant wait to see it | i am looking forward to it | love it | this is brilliant my mum will be thrilled | youre a star | cheers mate spot on | lovely job | im so happy with it | what a result',
  complaint:
    'this is terrible | i dont like it | thats not what i asked for | it looks awful | nothing works here | youre useless | this is wrong | you dont understand me | what a mess | thats not right | stop doing that | there are no captions at the end | that is not even what i said | the last seconds have no text | thats not my style at all | not good at all | this look is not me | well thats rubbish | great job not | is that supposed to be good | so much for artificial intelligence | what a shambles | not impressed | hmm not sure about this | oh dear | you never listen | i told you that already | how many times do i have to say it | are you blind or what | you dont understand anything | this is going from bad to worse | what have you done now | you keep getting it wrong | this bot is useless | thats the third time i say this | why wont you do what i say | i am losing my patience | youve ruined it | i am quite annoyed | it really turned out badly',
  patience:
    'ok i will wait | take your time | no hurry | alright ill come back later | no problem | cool got it | sure | im off to make tea | ill go walk the dog then | no rush im at work anyway | going to put the kettle on | ill grab a coffee meanwhile | back in a bit | take all the time you need | off to bed',
  refusal:
    'no thanks | leave it as it is | dont change anything | its fine like this | nothing else | not now | never mind | forget it | its right dont touch it | no wait leave it | that one is correct by the way | just checking no change needed | keep that line as it is | forget what i said keep it | no actually dont',
  undo: 'take that back | go back to how it was before | that was a mistake put it back | i liked it better before | revert that | undo the last change | the previous one was better | it was nicer before | i preferred the old one | can you put it back how it was | i want the earlier version again | put everything back how it was | undo both of those | bring the old line back | i want it back the way it was | reverse what you just did | no undo that | take back the yellow | please undo that last thing | undo the last correction | get me back to the version from before | one step back please | that was better before go back | restore what was there',
  reset: 'back to the default look | reset everything to normal | remove all my changes | original settings please',
  sameAgain:
    'like last time please | same as my last video | do it the way you did before | the usual | same style as yesterday | do all of them like the last one | same look on all three | the other two should look like this one | make them all match | use the same style for these',
  render:
    'looks good make it | go ahead | ok do it now | finish it | please create the video | yes make the final video | im happy with it send me the video',
  makeDefault:
    'always do it like this | save this for next time | remember this look | use this for all my videos | keep these settings from now on',
  clearFaces:
    'the text is over my face | captions cover my mouth | move it away from his face | you cant see my face | the words are on her chin',
  bigger:
    'i cant read it its tiny | too small | make the letters larger | my grandma cant read that | increase the text | barely see the captions on my phone | cant read it on my phone bigger | my nan needs it larger | make the writing bigger | its too little for my eyes | pump up the letters | i need my glasses for that',
  smaller:
    'the text is huge | too big | takes up the whole screen | make the letters tinier | reduce the text | less big | the words take over the picture | bit smaller would do | its shouting at me make it smaller | reduce the lettering',
  higher:
    'move it up | a bit further up | the captions are too low | the buttons of the app cover it | raise the text | not so far down | shift the words up a bit | its sitting on my hands go higher | up a wee bit | lift it off the bottom',
  lower:
    'move it down | the text should be further down | too high up | lower the captions | closer to the bottom edge | could it sit further down | drop it a bit | a touch lower | bring the words down',
  thickerOutline:
    'stronger border around the letters | more outline | the edge should be thicker | add a thicker stroke | you lose the letters on the wall give them a thicker edge | fatter border please',
  readable:
    'make it easier to read | hard to read on the bright background | i cant read white on white | text disappears in the background | needs more contrast | for people who see badly | the words vanish on the white wall | you cant make out the letters on the bright bit | white on white is no use | the text gets lost against the sky',
  vertical:
    'i need it for tiktok | make it portrait | for instagram stories | upright format please | crop it for the phone | 9 by 16 | turn it into a short | i need it tall for my phone | for instagram please | standing up not lying down | make it phone shaped',
  notVertical:
    'keep it landscape | dont crop it | wide format | not upright | leave the video the way i filmed it | horizontal for youtube | you cut off my head | my head is cut off | wide please its for a projector | landscape instead of portrait its for the telly | sideways like a film | for the big screen | for our website so wide | lying down not standing',
  emojis:
    'add some smileys | put emojis in | with little icons | more fun with emoji | throw in some emojis | its a bit dry add smileys | spice it up with little faces | a few emojis here and there',
  noEmojis:
    'no smileys | those little pictures are silly | take the emojis away | without the icons | im too old for emojis | whats with the emojis get rid of them | lose the little faces | get rid of the smileys | were a law firm no emojis',
  plain:
    'something simple | just plain text | less flashy | more serious | not so colourful | calmer look | keep it minimal | professional and clean | nothing fancy | no shadow please | the shadow can go | tone it down its too much | something more corporate | its for a law firm so keep it sober | less colour less everything | more serious we sell houses | not so loud its for a funeral | discreet please',
  boxed: 'put a box behind the text | black background behind the words | white text on a black bar | text in a box',
  wordByWord: 'one word at a time | show each word alone | word for word | single words',
  noAnimation:
    'the text shouldnt move | no bouncing | stop the jumping words | make it static | no animation | hold the captions still | its making me dizzy | too much going on | the letters hop about and make me ill | im getting seasick from the words | can the words stay still | too jumpy | dont let the words jump | it makes my head spin',
  zoom: 'zoom in when i say something important | the zoom makes me dizzy | stop zooming in on my face | can it zoom in a little at the important words | no zoom please | a close up of my face at the end | move the camera closer when i talk | i dont like the zooming',
  ownScript:
    'i have the script can i just paste it | i wrote down what i say can i give you that | can i send you my text instead | i read it from a teleprompter | would it help if i send the script | here is a text of everything i say shall i paste it',
  cancel:
    'dont bother ill send a better one | forget it i will record it again | stop that was the wrong video | cancel that please | hold on wrong clip | abort it i found a mistake | you can stop i will do it over | please dont make this one | never mind this video | no no i sent the wrong one | oh no thats the wrong clip | stop thats not the one | please stop i picked the wrong video | abort wrong video',
  saveBrand:
    'remember this look for next time | save this style as my brand | keep these colours as ours | store this design under my name | can you remember these settings | i want to use exactly this look again later',
  noOutline:
    'take the edge off the letters | without that border | lose the black line around the words | no outline please | the dark edge has to go',
  thinnerOutline: 'the edge is too thick | thinner border round the words | less outline',
  progressBar:
    'a line at the bottom that shows how far along it is | one of those bars that fill up | can you have a bar running along the bottom | like the reels with the bar that moves',
  noProgressBar: 'take the bar away | no bar at the bottom please',
};
