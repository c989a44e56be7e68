import type { Lexicon } from '../vocabulary/lexicon.ts';

export const english: Lexicon = {
  endings: { s: '- s' },
  words: {
    article:
      'the, a, an, my, your, our, their, its, all, all of, any, every, each, some, this, that, these, those, it, them, more of',
    filler:
      'hi, hello, hey, hey there, hiya, yo, dude, bro, man, mate, buddy, bot, ' +
      'captioneer, i, can, crop, id like, i would like, would like, i want, i wanna, want, wanna, need, i need, can you, could you, could u, can u, would you, ' +
      'will you, can i have, can i get, could i have, may i have, lets have, let me have, give me, give it, give, make, makes, making, set, change, ' +
      'switch, turn, put, use, using, do, try, choose, pick, select, go for, have, has, get, keep, move, place, show, update, color it, ' +
      'along, at least, be, is, are, should be, should, must be, in, to, into, of, for, at, as, by, from, then, so, just, now, instead, rather, actually, maybe, ' +
      'perhaps, here, there, again, only, too please, by default please, for this video, for this one, this time, from now on please, ' +
      'how about, what about, kind of, kinda, sort of, real quick, quickly, if possible, if you can, well, um, uh, oh, hmm, ' +
      'video, videos, clip, clips, film, movie, screen, frame, picture, image, reel, one, ones, thing, things, part, area, side, bot please, ' +
      'keep the rest, rest the same, everything else the same, leave the rest, rest stays the same, ' +
      'like this, this way, with the video, exactly, slightly different, nice and, looking, look, looks, a touch of, on screen, on the screen, ' +
      'of the screen, of the video, of the frame, to the, into the, colored, coloured, them all',
    praise:
      'nice, cool, great, good, perfect, awesome, wow, amazing, lovely, super, excellent, well done, good job, nice one, brilliant, fantastic, thats great, thats nice, beautiful',
    polite: 'please, pls, plz, pleas, kindly, thanks, thank you, thx, ty, cheers',
    command:
      'make it, make them, make this, make that, make it all, set it to, set them to, change it to, change them to, turn it, turn them, put it, ' +
      'put them, move it, move them, i want it, i want them, i need it, i need them, can it be, can they be, could it be, could they be, ' +
      'have it, have them, do it in, do them in, should it be, it should be, they should be, switch it to, switch to, change to, set to',
    foreign:
      'why, what, whats, who, whos, when, where, wheres, which, how, whose, do you speak, do you know, do you like, do you have, are you, i speak, ' +
      'i am, im, polish it, polish video, polish captions, polish text, turn it up, turn it down, turn up, turn down, keep up, grow up, whats up, (video|clip|file) is (too|very|so|not), was, were, did, didnt, had, like, love, hate, if',
    and: 'and, &, +, n, also, plus, but, as well as, then also, nd',
    or: 'or, nor',
    with: 'with, w, on, on a, over, against, having, on top of',
    yes: 'yes please add, add, enable, include, turn on, switch on, activate, lots of',
    not: 'instead of, rather than, no, not, dont, do not, doesnt, never, disable, remove, delete, off, none, drop, lose, get rid of, take away, take off, take out, turn off, switch off, skip, hide, nope, minus, stop using, stop adding, not any, no more',
    without: 'without, w/o, wo, without any',

    captions: 'caption{s}, subtitle{s}, subs, sub, closed captions, cc, captioning, transcript',
    text: 'text, texts, font, fonts, letter{s}, lettering, word{s}, typeface, text color, font color, text colour, font colour, writing, type face, letters color',
    highlight:
      'highlight{s}, highlighted, highlighting, highlighter, highlight word{s}, highlighted word{s}, word highlight, word highlights, active word{s}, ' +
      'spoken word{s}, current word{s}, word being spoken, word that is spoken, words being spoken, words as they are spoken, accent, accents, accent color, accent colour, ' +
      'active, active color, highlight color, highlight colour, highlights color, emphasis, emphasized words, key words, keywords, said word, word being said',
    outline:
      'outline{s}, outlined, outlining, border{s}, bordered, stroke{s}, edge{s}, contour{s}, outline color, outline colour, border color, border colour, stroke color, stroke colour, rim, frame around the text, line around the letters',
    box: 'background, backgrounds, background box, text background, backdrop, backing, caption background, box behind, box behind text, background color, background colour, bg',
    color: 'color{s}, colour{s}, hue, shade, tone',
    size: 'size{s}, font size, text size, fontsize, letter size, caption size, captions size, height, scale, text scale',
    thickness: 'thickness, width, weight',
    spacing:
      'letter spacing, letterspacing, spacing, character spacing, text spacing, spacing of letter{s}, tracking, kerning, letter gap{s}, (space|spaces|spacing|gap|gaps|distance|room|air) (between|among|in between) (letters|characters), (space|spaces|gap|gaps) between each letter',
    position: 'position, placement, location, caption position, captions position, vertical position, pos',
    style: 'style{s}, preset{s}, theme{s}, template{s}, look called, effect{s}, animation{s}, mode',
    language:
      'language, lang, spoken language, video language, speak, speaks, speaking, spoken, talks, talking, talk, language spoken, said in, audio, audio is in, speech, voice, they speak, people speak, language of the video, (he|she|it|they|we|people|everyone|everybody|everyone is|he is|hes|she is|shes|they are|theyre|we are|were|im|i am|speaker is|person is|people are) speaking, (he|she|they|we|people|everyone|everybody|speaker|person) (speak|speaks|talk|talks), (hes|shes|theyre|he is|she is|they are) talking, spoken in, speaks in, speaking in, in the video i speak, language is, language to, captions language, subtitles language, subtitle language, caption language',

    light: 'light, lighter, pale, soft, pastel',
    dark: 'dark, darker, deep',
    bright: 'bright, brighter, vivid, fluorescent, fluo, electric, vibrant, strong',

    bigger:
      '(is|are|its|theyre|looks|look|seems|seem) small, bigger, larger, big, large, biger, enlarge, taller, size up, increase size, increase the size, upsize, bigger size, larger size, bigger font, bump up, make bigger, grow, zoom in, small is bad, not so small, less small, not that small',
    smaller:
      '(is|are|its|theyre|looks|look|seems|seem) (big|large|huge), smaller, small, little, littler, shrink, size down, decrease size, reduce size, downsize, less big, not so big, not that big, not as big, less large, shorter, make smaller, zoom out',
    huge: 'huge, giant, gigantic, enormous, massive, as big as you can',
    tiny: 'tiny, teeny, minuscule, super small, itty bitty',
    largest: 'largest, biggest, maximum size, max size, as big as possible, as large as possible, maximum',
    smallest: 'smallest, minimum size, min size, as small as possible, minimum',
    thicker:
      'thicker, thick, fatter, fat, wider, wide, heavier, heavy, chunky, chunkier, bolder outline, bold outline, stronger, more visible outline, less thin, not so thin',
    thinner:
      'thinner, thin, slimmer, slim, finer, narrower, lighter outline, skinnier, less thick, not so thick, subtle, subtler, slender',
    apart:
      '(far|further|farther|wider|more|more widely) apart, spread out, more spread out, spaced out, more spaced out, more spaced, widely spaced, wider spaced, more widely spaced, spread apart, spread letters, spread letters out, space letters out, space out letters, looser, airier, more airy, letters apart, less tight, less cramped, not so tight, less squeezed',
    together:
      'closer together, close together, nearer together, closer to each other, closer to one another, letters closer, letters closer together, letters closer to each other, tighter, tight, tightly spaced, more tight, condensed, more condensed, squeezed together, less spaced out, less spread out, less spaced, less apart, not so far apart, less far apart, not so spaced out, denser, compact, more compact',
    higher:
      'higher, high, higher up, up, upwards, upward, raise, move up, lift, further up, more up, up higher, shift up, less low, not so low',
    lower:
      'lower, low, lower down, down, downwards, downward, move down, further down, more down, bring down, shift down, less high, not so high',
    more: 'increase, raise the, bump, boost, more',
    less: 'decrease, reduce, less, lessen, cut down',
    much: 'much, much much, way, a lot, lots, far, very, really, so much, even much, extra, significantly, considerably, a whole lot, waaay, waay, extremely, quite a bit, ton, a ton',
    bit: 'a bit, bit, a little, a little bit, little bit, slightly, a tad, tad, somewhat, a touch, a notch, one notch, a smidge, even, still, a step, one step',
    too: '(is|are|its|theyre|looks|look|seems|seem) (very|so|really|quite|pretty|a bit|kinda|a little|rather), too, way too, far too, much too, a bit too, a little too, kinda too, bit too',

    normalSpacing:
      '(normal|default|usual|standard) (letter |character |)spacing, (normal|default|usual) (space|distance) between letters',
    top: 'right at the top, top, at top, at the top, on top, on the top, to the top, up top, upper, upper part, upper third, top of the screen, top of the video, top of the frame, above, at the very top, topmost, all the way up',
    middle:
      'middle, in the middle, center, centre, centered, centred, in the center, in the centre, mid, central, screen center, at the center, middle of the screen, center of the screen, halfway, centrally',
    bottom:
      'bottom, at bottom, at the bottom, on the bottom, to the bottom, at the very bottom, lower part, lower third, bottom of the screen, bottom of the video, bottom of the frame, below, underneath, beneath, all the way down',

    emojis: 'emoji{s}, emojies, emojiis, emoticon{s}, smiley{s}, smilies',
    vertical:
      'vertical, vertically, portrait, portrait mode, 9:16, upright, for tiktok, tiktok, tik tok, for tik tok, tiktok format, for reels, reels, instagram reels, reels format, for shorts, shorts, youtube shorts, ' +
      'yt shorts, stories, for stories, instagram stories, instagram story, for a story, for social media, social media, social media format, phone format, for phones, mobile format, for mobile, vertical format, vertical video, full screen on phone, resize for social media, crop to vertical, crop for tiktok',
    horizontal:
      'horizontal, horizontally, landscape, landscape mode, 16:9, widescreen, wide screen, original format, original size, original aspect ratio, original ratio, as filmed, dont crop, do not crop, no crop, no cropping, uncropped, dont resize, no resizing, dont cut the sides',
    followPeople:
      'follow people, follow person, follow speaker, follow face{s}, follow me, follow us, follow him, follow her, ' +
      'follow whoever speaks, follow whoever is speaking, follow who speaks, follow who is speaking, follow whoever talks, ' +
      'follow whoever is talking, track people, track person, track speaker, track face{s}, track me, focus on people, ' +
      'focus on person, focus on speaker, focus on face{s}, focus on me, stay on speaker, stay on face{s}, stay on me, ' +
      'keep (people|person|speaker|face|faces|everyone|everybody|me|us|him|her) in (picture|frame|view|shot), ' +
      'keep people visible, keep speaker visible, keep face{s} visible, dont cut people off, dont cut off people, ' +
      'dont cut me off, auto framing, automatic framing, smart crop, auto crop, auto reframe',
    keepMiddle:
      'keep middle, keep center, keep centre, keep middle of picture, keep center of picture, keep centre of picture, ' +
      'show only middle, only show middle, crop to middle, crop to center, crop to centre, crop middle, crop center, ' +
      'crop centre, center crop, centre crop, middle crop, cut out middle, fixed crop, dont follow, dont follow anybody, ' +
      'dont follow anyone, keep (the |)(middle|center|centre), keep (the |)(middle|center|centre) of picture, ' +
      'keep only middle, keep only center, only middle, just middle, middle only, show middle, show center, show centre',
    showAll:
      'whole picture, entire picture, full picture, complete picture, whole image, entire image, full image, whole frame, ' +
      'entire frame, full frame, whole scene, entire scene, full scene, show whole video, show entire video, ' +
      'show full video, fit whole video, fit entire video, fit full video, fit video, keep whole video, keep entire video, ' +
      'show everything, keep everything in (picture|frame|view|shot), everything in (picture|frame|view|shot), ' +
      'fit everything, fit everything in, show all of it, nothing cut off, cut nothing off, dont cut anything off, ' +
      'dont cut off anything, dont cut anything, without cutting anything off',
    blurAround:
      'blurred background, blurry background, blur background, with blurred background, with blurry background, ' +
      'with blur background, blurred bars, with blurred bars, blurry bars, blurred sides, blurred edges, blurred borders, ' +
      'blurry edges, blur around, blurred around, blur around it, blur bars, with blur, letterbox, letterboxed, ' +
      'vertical with bars, vertical without cropping, vertical without cutting, vertical uncropped, ' +
      'vertical but uncropped, vertical but not cropped, vertical but dont crop, vertical no cropping, vertical no crop',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, 1080 by 1920, in 1080, 1080 resolution, resolution 1080, highest resolution, full resolution, higher resolution',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, 720 by 1280, in 720, 720 resolution, resolution 720, lower resolution',
    sourceSize:
      'source resolution, source size, original resolution, native resolution, same resolution, keep resolution, resolution of source, size of source, dont upscale, do not upscale, no upscaling, without upscaling',
    zooming:
      'auto zoom, slow zoom on face, slow zoom on my face, slow zoom to face, autozoom, automatic zoom, slow zoom, slow zooms, zoom in slowly, slowly zoom in, zoom slowly, zooms, with zooms, punch in, punch ins, punch-ins, push in, zoom on face, zoom on my face, zoom in on face, zoom in on my face, zoom into face, zoom to face, zoom on speaker, ken burns',
    captionsAlone:
      'transparent, transparently, transparent background, with transparent background, on transparent background, transparent overlay, as overlay, as an overlay, make overlay, overlay, overlay only, overlay file, with alpha, alpha channel, with alpha channel, with transparency, captions alone, only captions without video, captions without video, captions without picture, without the picture, prores, prores 4444, as prores, for premiere, for final cut, for davinci, for resolve, for after effects, for my editing program, for editing',
    onVideo:
      'not transparent, without transparency, no transparency, no overlay, not an overlay, without alpha, with video again, on video again, on the video again, burnt in, burned in, burn in, burn captions in, burn them in, with the picture again, normal video again',
    progressBar:
      'progress bar, progressbar, progress line, (add|show|with|put) (progress bar|progressbar|loading bar), loading bar, time bar, timeline bar',
    noMovement:
      'stop bouncing, stop jumping, stop moving, stop wiggling, stop shaking, makes me (seasick|dizzy), let text sit there, no bouncing, dont bounce, no movement{s}, no motion, no animation{s}, without movement{s}, without motion, without animation{s}, reduced motion, reduce motion, dont move, do not move, nothing moves, nothing should move, stop moving, not moving, dont animate, do not animate, not animated, unanimated, static captions, still captions, keep still',
    ownMovement:
      '(automatic|default|normal|usual) (animation|movement|motion), (animation|movement|motion) (automatic|as in style|of style)',
    fadeIn: 'fade, fades, fading, fade in, fades in, fading in, fade in and out, fade animation',
    riseUp: 'rise, rises, rising, rise up, rising up, slide up, sliding up, float up, floating up, rise animation',
    dropIn: 'settle, settles, drop in, dropping in, drop into place, fall into place, with tilt, tilt in, tilted in',
    slideIn: 'slide in, slides in, sliding in, slide in from side, swipe in, slide animation',
    wave: 'wave, waves, in waves, in wave, like wave, wave animation',
    typeIn: 'type words, type each word, type every word, type words out, letter by letter, letters one by one',
    wordsPop:
      'pop in, pops in, popping in, pop up, pops up, popping up, words pop, words pop in, words pop up, each word pops in, each word pops up',
    wordsRise: 'words rise, words rise up, words rising, words rising up, each word rises',
    wordsSharpen:
      'words sharpen, blur in, blurs in, words blur in, blur to sharp, blurred to sharp, from blurred to sharp, blurry to sharp, from blurry to sharp',
    mask:
      'mask swearing, mask profanity, mask swear words, mask swears, mask curse words, mask bad words, censor, censor swearing, censor swear words, censor swears, censor profanity, censor curse words, censor curses, censor bad words, censored, ' +
      'bleep, bleep swearing, bleep swear words, bleep out swear words, bleep out swearing, bleep bad words, bleep curse words, hide swearing, hide swear words, hide profanity, hide curse words, hide bad words, no swearing, no swear words, no profanity, no curse words, no cursing, no bad words, no swears, ' +
      'without swearing, without swear words, without profanity, without curse words, without bad words, remove swear words, remove swearing, remove profanity, remove curse words, remove bad words, family friendly, child friendly, kid friendly, clean language, star out swear words, ' +
      'asterisks for swear words, blur swear words, filter swear words, filter profanity, profanity filter, swear filter, beep swear words, swear words masked, mask cursing, censor cursing, clean version, clean up the language, profanity mask',
    unmask:
      'uncensored, uncensor, unmask swearing, unmask, show swear words, show swearing, show profanity, show curse words, show bad words, keep swearing, keep swear words, keep profanity, keep curse words, allow swearing, allow swear words, allow profanity, leave swear words, leave swearing, swearing is ok, swearing is fine, dont mask swearing, explicit, no censorship, no censoring, no bleeping',
    accessible:
      'cant read, cannot read, can barely read, can hardly read, hard to read, difficult to read, unreadable, not readable, blend into, blends into, blending into, high contrast, deaf, hard of hearing, poor eyesight, visually impaired, accessible, more accessible, accessible to everyone, accessible for everyone, accessible captions, accessible subtitles, accessibility, easy to read, easier to read, easily readable, readable, more readable, better readable, readable for everyone, legible, more legible, high contrast, higher contrast, more contrast, better contrast, no flashing, without flashing, dont flash, no flicker, no flickering, a11y, wcag',
    askReadable:
      'is (it|this|that) readable, are they readable, are (captions|subtitles|words|letters) readable, is text readable, is (it|this|that) easy to read, are they easy to read, are (captions|subtitles|words|letters) easy to read, is text easy to read, is (it|this|that) legible, are they legible, are (captions|subtitles) legible, can (people|everyone|everybody|anyone|anybody|one|you|viewers) read (it|this|that|them|captions|subtitles|text), can it be read, can they be read, how readable (is it|is this|are they|are captions|are subtitles), will people be able to read (it|this|them|captions|subtitles), check readability, test readability, readability, readability check, how is readability',

    keyWords:
      'key words popped out, key words pop out, key words popped, key words pop, keywords pop out, key words stood out, key words stand out, keywords stand out, important words stand out, key words pop, important words pop, key words bigger, keywords bigger, important words bigger, (emphasize|emphasise|stress|accentuate) (key words|keywords|important words), highlight important words, (key word|keyword|word) emphasis, emphasis on (key words|keywords|important words), (emphasized|emphasised) (keywords|important words), (automatic|auto) emphasis',
    plainWords:
      'stop making random words huge, stop making words huge, stop making words big, random words huge, random words big, random big words, all words alike, all words (are |look |)the same size, (no|without|without any) emphasis, (dont|do not|stop) (emphasize|emphasise|stress) (key words|keywords|important words|words), (dont|do not) make (key words|keywords|important words) stand out, no key words, no keywords, no word stands out',

    rubik: 'rubik, rubic, rubick',
    sigmar: 'sigmar, sigmar one, segmar',
    bold: 'the bold font, bold font, theboldfont, bold, the bold, bold letters, bold text',

    pop: 'pop, pop style, popping',
    pill: 'pill, pills, pill style, bubble',
    karaoke: 'karaoke, karaoke style, karoke, kareoke, sing along, like karaoke, like in karaoke',
    wordByWord:
      'word by word, one word at a time, word for word, single word, single words, one word at once, a word at a time, word after word, one by one, one word only, one word per screen',
    minimal: 'minimal, minimalist, minimalistic, simple, clean, plain, basic, calm',
    boxed: 'boxed, box, boxes, in a box, in boxes, with a box, with boxes, on a box, background box style, black box',
    neon: 'neon, neon style, glow, glowing, neon glow, neon lights',
    typewriter: 'typewriter, type writer, typing, typing effect, typed, typewriter effect',
    underline: 'underline, underlined, underlining, underscore',
    comic: 'comic, comics, comic style, cartoon, comic book, cartoonish',
    impact: 'impact, impact style, condensed letters, condensed font, narrow letters, tall letters',
    handwritten: 'handwritten, handwriting, hand written, marker, marker pen, like handwriting',
    editorial: 'editorial, magazine, magazine style, serif, with serifs, elegant',
    news: 'news, news style, news banner, like on the news, like in the news, breaking news',
    gradient: 'gradient, gradients, gradient fill, color gradient, colour gradient',
    duo: 'duo, big word, one big word, two sizes',

    percent: '%, percent, pct',
    pixels: 'px, pixel{s}, pt, pts, point{s}',

    covering:
      'cover{s}, covering, covered, (get|gets|getting|is|are|be|being) covered, cover up, covers up, covering up, block{s}, blocking, blocked, obscure{s}, obscuring, obscured, ' +
      'hides, hiding, hidden, obstruct{s}, obstructing, overlap{s}, overlapping, overlap with, overlaps with, in front of, right in front of, go over, goes over, going over, running over, run over, runs over, ' +
      'take up, takes up, taking up, all over, right over, sit on, sits on, sitting on, right on, right on top of, (is|are|be) on top of, behind (text|caption|captions|subtitle|subtitles|words|letters), ' +
      '(i|we|you|one|people|to|can|could) (cant|cannot|dont|can not|can hardly|can barely) see, (cant|cannot|couldnt|can hardly|can barely) see, (cant|cannot) be seen, not visible',
    face: 'face{s}, mouth, mouths, eye, eyes, eyebrows, forehead, chin, nose, lips, beard, head, heads, hair, faces of people',
    person: 'me, us, him, her, person, people, speaker{s}, guest{s}, myself',
    thing:
      'product{s}, logo{s}, brand, hand, hands, finger{s}, body, chest, shirt, phone, screenshot, slide{s}, subject, demo, food, dish, dog, cat, baby, car, ' +
      '(too much|so much|half|most) of (picture|screen|video|frame|image), important part, something important, important things, what im showing, what i am showing, what i show, action, name tag, title, price, chart, graph, subtitles already there, other text, text on screen, on screen text, everything, half of it, view',
    onFace:
      '(over|on|across|onto) (his |her |his own |)(face|faces|mouth|mouths|eyes|nose|lips|chin|forehead|head|heads), hide (his |her |)(face|faces|mouth|eyes|chin|nose|lips|head|heads), ' +
      '(off|from|away from|off of) (his |her |)(face|faces|mouth|mouths|eyes|head|heads), (not|dont put text|dont put captions) (on|over) (his |her |)(face|faces|mouth|eyes|head), in (my|his|her|your|peoples|everyones) face',
    onPerson: '(over|on|across|all over|on top of) (me|us|him|her|person|people|speaker|speakers|guest)',
    onThing:
      'in (my |his |her |)way, in way of (his |her |)(face|faces|mouth|eyes|head), in way of (product|logo|picture|action|things|everything), in way of everything, ' +
      '(over|across|on top of) (his |her |)(product|products|logo|logos|hands|hand|body|chest|shirt|phone|slide|slides|subject|food|title|price|other text|chart|graph), hide (his |her |)(product|products|logo|logos|hands|hand|shirt|phone|food|title|price|picture), ' +
      '(off|away from|off of) (his |her |)(product|products|logo|logos|hands|hand|shirt|phone|food|title|price)',
    they: 'they, theyre, they are, they re',
    keepOffFaces:
      'keep off face{s}, keep (it|them|text|captions|subtitles) off (his |her |)face{s}, keep (it|them|text|captions|subtitles) away from (his |her |)face{s}, keep (his |her |)face{s} (free|clear|uncovered), avoid face{s}, avoid (his |her |)face, ' +
      'automatic position, position automatic, auto position, position auto, automatic placement, place automatically, position automatically, place (it|them|text|captions) automatically, choose place yourself, choose position yourself, you choose position, you choose place, wherever there is room, wherever theres room, where there is room',
    undo: 'one before was better, was better before, it was better before, better before, the version before, one before, undo, undo that, undo it, go back, take it back, take that back, revert, revert that, revert it, put it back, change it back, undo last change, undo the last change, previous version, step back, one step back, as it was, as it was before, like before, how it was before, back, roll back, rollback',
    likeLastTime:
      'like last time, same as last time, as last time, the same as last time, like the last one, same as before, like the last video, like my last video, same as the last video, same as my last video, same settings as last time, same settings, same look as last time, same style as last time, same look, as always, as usual, the usual, same again, like the previous one, same as previous, like previous video, like the other one, same settings as before, use my last settings, last settings, previous settings, like yesterday',
    showText:
      'show text, show me text, show me the text, show the text, send text, send me the text, send the text, show captions, show me the captions, show the captions, show subtitles, show me the subtitles, show me the words, show transcript, show me the transcript, the text please, text please, send transcript, send me the transcript, transcript please, show me the lines, edit text, edit the text, edit captions, edit the captions, edit subtitles, edit the words, fix text, fix the text, correct the text, full text, show full text, see the text, see text, i want to see the text, let me see the text, see the captions, numbered text, print text, what does it say, read text, let me edit the text, i want to edit the text, fix a typo, fix typos, there is a typo, change the words, show script, there is a mistake in the text, view text, display text, get text, text of the video, give me the text, copy of the text, send me the captions, send captions, send me the subtitles, send subtitles, (show|see|edit|fix|correct|list) (lines|words|sentences)',
    render:
      'render, render it, render this, render now, render please, start rendering, rerender, re render, render again, go, go ahead, go for it, lets go, do it, apply, apply it, apply this, apply changes, apply that, start, begin, make the video, make my video, make the video now, create, create it, create the video, generate, generate it, generate video, produce it, build it, run, run it, export, export it, finish it, send it, send me the video, ready, im ready, im done, done, thats all, thats it, confirm, save changes, proceed, continue, process, process it, go on, make it so, ship it, looks good render, caption it, caption this, add captions, add subtitles, subtitle it, subtitle this',
    agree:
      'ok, okay, k, okey, oki, okie, yes, yep, yeah, yup, ya, sure, fine, good to go, looks good, look good, lgtm, perfect go, sounds good, all good, thats good, thats fine, thats right, looks great, looks perfect, looks nice, i like it, love it, correct, right, yes please, 👍, 👌, ✅, 🆗, great go, absolutely, of course, definitely, alright, all right, roger, deal, agreed',
    cancel:
      'wrong video, wait no cancel that, i dont need it anymore, dont need it anymore, dont need it any more, cancel, cancel it, cancel that, cancel this, cancel video, cancel the video, cancel my video, cancel rendering, cancel the render, abort, stop it, stop rendering, stop this, stop the video, stop processing, never mind, nevermind, nvm, forget it, forget that, discard, discard it, discard changes, dont render, do not render, dont do it, dont bother, scrap it, scrap that',
    stop: 'stop, halt, quit, exit',
    reset:
      'put everything back, everything back to how it was, back to how it was originally, how it was originally, put everything back to how it was originally, reset, reset it, reset all, reset everything, reset settings, reset my settings, reset to default, reset to defaults, reset style, back to normal, back to default, back to defaults, back to the default, back to default settings, normal again, default settings, default look, default style, use default, use defaults, use default settings, standard settings, standard, normal settings, normal, restore defaults, restore default settings, original settings, start over, start again, from scratch, clear settings, clear all settings, factory settings, undo everything, undo all, forget my settings, go back to normal, go back to default, make it normal, change everything back, original look, original style',
    makeDefault:
      'as my standard, all my videos should be like this, my standard, as my usual, for everything i send you, on everything i send you, as default, as my default, as a default, as the default, as defaults, by default, make default, make it default, make it my default, make it the default, make this default, make this my default, make this the default, make that my default, set as default, set default, set as my default, set it as default, set it as my default, save as default, save default, save as my default, save this as default, save this as my default, save it as default, save it as my default, save this style, save this look, save these settings, save settings, save my settings, save these, save it, save this, save, remember this, remember it, remember these settings, remember settings, remember my settings, remember that, keep it for next time, keep this for next time, keep for next time, use it always, use this always, always use this, always like this, always this way, always, for all videos, for all my videos, for every video, for all future videos, for future videos, for next videos, for the next videos, from now on, every time, each time, keep it like this, keep it this way, keep this style, my default, default from now on, permanently, keep these settings, use this for all videos, for next time, default please',
    saveBrand:
      'remember that for (the|my|our) brand, for (my|our) brand, remember (this|that|it) as (my|our) brand, remember that for brand, save (as|look as|style as|settings as|these settings as|colors as|these colors as|everything as) (brand|preset|my brand|our brand), (as|remember as|remember this as|remember it as|set as|set this as|make|make this|make it|make that) (my|our) brand, as (brand|preset), save (my|our) brand, save brand, this is (my|our) brand, thats (my|our) brand, new brand',
    useBrand:
      '(use|apply|put on|take|with|in|like|go with|switch to) (my|our|the) (brand|preset), (use|apply) (brand|preset), (my|our) (brand|preset), (brand|branded) (look|style|colors|colours) please, (use|apply|in|with) (my|our|the|) (brand|branded) (look|style|colors|colours), make it on brand, on brand',
    help: 'help, help me, help please, i need help, what can you do, what can i do, what can i say, what can i change, how does it work, how does this work, how do i use this, how do you work, how to use, how to use this, how to use you, instructions, commands, command list, list of commands, menu, options, show options, show commands, manual, guide, what are the options, what are my options, what settings are there, which settings, what do you do, what is this, how do i start, what now, what should i do, what are you, tutorial, i dont understand, im lost, faq',
    hint: 'support',
  },
  colors: {
    white: 'white, whites, ⚪, ⬜',
    black: 'black, ⚫, ⬛',
    gray: 'gray, grey, greyish, grayish',
    silver: 'silver',
    yellow: 'yellow, yellowish, yelow, 🟡, 🟨',
    gold: 'gold, golden',
    orange: 'orange, 🟠, 🟧',
    red: 'red, reddish, scarlet, 🔴, 🟥',
    crimson: 'crimson',
    burgundy: 'burgundy, maroon, wine red',
    pink: 'pink, pinkish, hot pink, rose',
    magenta: 'magenta, fuchsia, fuschia',
    purple: 'purple, violet, lilac, 🟣, 🟪',
    lavender: 'lavender',
    indigo: 'indigo',
    blue: 'blue, blueish, bluish, royal blue, 🔵, 🟦',
    skyBlue: 'sky blue, baby blue, azure',
    navy: 'navy, navy blue',
    cyan: 'cyan, aqua',
    turquoise: 'turquoise, turqoise, aquamarine',
    teal: 'teal',
    mint: 'mint, mint green, minty',
    green: 'green, greenish, 🟢, 🟩',
    lime: 'lime, lime green',
    olive: 'olive, olive green, khaki',
    brown: 'brown, chocolate, 🟤, 🟫',
    beige: 'beige, sand, tan',
    cream: 'cream, ivory, off white',
    salmon: 'salmon',
    coral: 'coral',
    peach: 'peach, apricot',
  },
  languages: {
    pt: 'brazilian, brazilian portuguese, european portuguese',
    es: 'castellano, mexican spanish, latin american spanish, latam spanish',
    en: 'american english, british english, us english, uk english',
    zh: 'mandarin, cantonese, traditional chinese, simplified chinese',
    fa: 'farsi',
    tl: 'tagalog',
  },
  greeting: /^(hi|hello|hey|good (morning|afternoon|evening)|yo)$/,
  thanks: /^(thanks|thank you|thx|ty|great|cool|awesome|perfect|nice)$/,
  title:
    /^\s*(?:(?:add|put|set|use|make|change|give it|with)\s+)?(?:(?:a|the|my|this|as|to)\s+){0,2}(?:title|hook|headline)(?:\s+(?:is|to|says?))?\s*[:：]\s*/i,
  noTitle: /^(?:no|without(?: a| the)?|remove(?: the)?|delete(?: the)?|take off the) (?:title|hook|headline)[.!]?$/i,
  watermark: {
    noun: /water ?marks?|logo/,
    none: 'no without remove delete off hide drop rid',
    top: 'top upper up above',
    bottom: 'bottom lower down below',
    left: 'left',
    right: 'right',
    fainter: 'fainter faint lighter weaker paler dimmer dim subtle subtler transparent translucent',
    stronger: 'stronger clearer opaque bolder brighter visible',
    less: 'less',
    other:
      'as the a an my your of in to at on it is be should make move put place set show take get corner side please pls more much bit little into and now want i with add',
  },
  script:
    /^\s*(?:(?:here(?:['’]s| is)|this is) what (?:i|we|he|she|they)(?:['’]m| am|['’]re| are)? say(?:s|ing)?|(?:(?:here(?:['’]s| is)|this is) )?(?:my|the|our) script|script|what (?:i|we) say)(?: in (?:it|the video))?\s*(?:[:：]|\n)/i,
  done: /^((i[’']?m )?(done|finished)|that[’']?s (all|it)|that is (all|it)|enough|no more( questions)?|skip( it)?|leave it)$/,
  agreed: /^(yes|yep|yeah|yup|sure|ok(ay)?|right|all right|alright|correct|exactly|that[’']?s right|i did)$/,
  denied: /^(no|nope|nah|wrong|not really|i did ?n[o’']?t)$/,
  notTypos:
    'smile smiles smiled think thing while write wrote block blank slack track crown drown grown stale shall smell still spell whine bidder thick-skinned angel think other their there where these those fronts fonder plank prank winter letter latter better butter matter bitter center ranger danger longer lower power tower shower flower hover mover over cover border order older elder colder bolder folder holder title style steal small stall hello yellow fellow mellow bellow green greed creed breed bread break brown brawn thanks tanks money honey movie moved video voice choice price prince print point paint faint saint whole whose house mouse horse worse course source sauce cause pause ready reads heads leads teach reach beach peach speech peace piece price sound round found bound could would should world words sword works worse worst first third shirt short sport store story stories style stuff staff start smart heart earth death breath bottle battle button cotton common human woman women person reason season lesson listen silent wright light right night might fight sight eight weight height bright brick trick thick quick quiet quite quote quick white while whale wheat wheel heels feels steel sleep sheep cheap cheat chest chess check cheer sheer sweet tweet sweep bigger begin being bring brings thing rings kings wings sings higher hither singer finger linger anger hunger hanger banana orange arrange ranges centre enter enters print prints french trench wrench branch brunch polish finish punish danish spanish vanish banish german korean korea greek creek dutch ditch hindi irish welsh latin satin russian prussian italian arabic turkish',
  corrections: {
    sure: [
      'replace/change/swap/correct/fix/switch/exchange {wrong} with/to/by/into/for {right}',
      "change/fix/correct {wrong} it_should_be/it_is/it's/should_be/must_be {right}",
      "instead_of {wrong} write/use/put/say/it_should_be/it_should_say/should_be/it's {right}",
      'use/write/put/say {right} instead_of/rather_than/not {wrong}',
      'spell {wrong} as/like {right}',
    ],
    likely: [
      "fix/correct/correction/it's/it_is/its/that's/that_is/should_be/it_should_be/it_should_say/it_must_be/it_has_to_be/i_said/he_said/she_said/they_said/i_say/he_says/she_says/correct_is/the_name_is/my_name_is/his_name_is/her_name_is/name_is/it's_called/it_is_called/it's_spelled/it_is_spelled/it's_written/spelled/written/we_say/means/you_mean/i_meant/i_mean/meant {right} not/and_not/instead_of/rather_than {wrong}",
      "it's_not/it_is_not/it_isn't/its_not/not/it_doesn't_say/that's_not/i_didn't_say/he_didn't_say/she_didn't_say {wrong} but/it's/it_is/its/but_rather/i_said/he_said/she_said/it_should_be/should_be/that's {right}",
      '{wrong} should_be/should_say/should_read/must_be/has_to_be/needs_to_be/should_have_been/is_actually/is_really/is_spelled/is_written/ought_to_be {right}',
      '{right} not/and_not/instead_of/rather_than {wrong}',
    ],
    removal: [
      'remove/delete/cut/erase/drop/take_out/get_rid_of the_word/the_words/word/words {wrong}',
      'remove/delete/cut/erase/take_out {wrong} from_the_text/from_text/from_the_captions/from_captions/from_the_subtitles/everywhere',
    ],
    emphasis: [
      'make/let the_word/the_words/word/words {wrong} stand_out/pop/pop_out/bigger/larger/big',
      'make/let/have {wrong} stand_out/pop_out/emphasized/emphasised/be_emphasized/be_emphasised',
      'emphasize/emphasise/stress/accentuate/put_emphasis_on/emphasis_on the_word/the_words/word/words {wrong}',
      'emphasize/emphasise/stress/accentuate/put_emphasis_on/emphasis_on {wrong}',
      'highlight/accent the_word/the_words {wrong}',
      'the_word/the_words {wrong} should/must/has_to/needs_to/have_to/need_to stand_out/be_emphasized/be_emphasised',
      '{wrong} should/must/has_to/needs_to stand_out/be_emphasized/be_emphasised',
    ],
    quotedEmphasis: ['highlight/accent/enlarge/bold {wrong}', 'make {wrong} bigger/larger/big/huge/pop/bold'],
    plain: [
      "don't/do_not/never make/let the_word/the_words {wrong} stand_out/pop_out/pop",
      "don't/do_not/never make/let {wrong} stand_out/pop_out",
      "don't/do_not/stop emphasize/emphasise/emphasizing/emphasising/stress/stressing/highlight/highlighting the_word/the_words/word {wrong}",
      "don't/do_not/stop emphasize/emphasise/emphasizing/emphasising/stress/stressing {wrong}",
      'make/let the_word/the_words {wrong} plain/plain_again/normal/normal_again/like_the_others/like_the_rest',
      'make/let {wrong} plain/plain_again/normal_again/like_the_others/like_the_rest',
      'remove/drop/take_away/take/no the_emphasis/emphasis/stress from/of/on/off the_word/the_words {wrong}',
      'remove/drop/take_away/take/no the_emphasis/emphasis/stress from/of/on/off {wrong}',
      "{wrong} should_not/shouldn't/must_not/need_not/doesn't_need_to/doesn't_have_to stand_out",
    ],
    line: 'line{s}, caption{s}, row{s}, subtitle{s}, phrase{s}, no, number, nr',
    lineBecomes:
      'to, with, as, just say, can just say, can say, should just say, should be, should say, should read, must be, must say, is, becomes, say, says, by, into, it should be, reads',
    changeLine: 'change, replace, correct, fix, edit, set, make, in, update, rewrite, write',
    removeLine: 'remove, delete, cut, erase, drop, take out, get rid of, cut out, skip, hide, kill, del, rm',
    ordinals:
      'first/1st/one second/2nd/two third/3rd/three fourth/4th/four fifth/5th/five sixth/6th/six seventh/7th/seven eighth/8th/eight ninth/9th/nine tenth/10th/ten',
    lineTo: 'to through till until',
    lineAnd: 'and & +',
    last: 'last final',
    insteadOf: 'instead rather',
    twice: 'twice double doubled duplicate duplicated repeat repeats repeated',
    aWord: 'word words',
    mistaken:
      'misheard mishear mishears wrong wrongly mistake mistakes mistaken spelled spelt spelling spell misspelled typo typos error errors correct corrected correction corrections fix heard hear name surname called says said written wrote means meant should it’s its thats that’s',
    notCorrected:
      'i you he she we they it this that these those am is are was were be been do does did done can could will would shall should may might must have has had why how what when who where which if because really maybe perhaps probably sure surely certainly definitely absolutely of course so too very just also better worse good bad why time today now yet still me him her us him my your his our their there here nothing something anything everything nobody video',
  },
};
