import type { Lexicon } from '../vocabulary/lexicon.ts';

export const english: Lexicon = {
  endings: { s: '- s' },
  words: {
    swap: 'swap, exchange, replace, trade',
    asking:
      'could those, can those, could these, can these, i asked you (to|for), i asked for, i did ask for, i had asked for, can you, could you, can u, could u, would you, will you, would u, can we, could we, may we, can i have, can i get, could i have, may i have, lets have, let me have, give me, give it, give, make, set, change, switch, turn, put, use, choose, pick, select, id like, i would like, would like, i want, i wanna, want, wanna, i just wanted, just wanted, i wanted, need, i need, gimme, lemme, shift, id rather, i would rather, rather have, id prefer, i prefer, i would prefer, prefer, id love, i would love, i d like, chuck, chuck in, throw, throw in, bung, whack, slap, slap on, shove, go with, paint, color it',
    because:
      'so its, because, cause, cuz, coz, cos, since, so that, its for, it is for, thats for, this is for, theyre for, as its, as it is, otherwise, or else, in case',
    article:
      'the, a, an, my, your, our, their, its, all, all of, any, every, each, some, this, that, these, those, it, them, more of',
    filler:
      'approx, approximately, roughly, half of what it is now, by half, let the, let my, let these, came out, comes out, turned out, turns out, has turned out, in my opinion, if you ask me, any more, any longer, anymore, innit, isnt it, dont you think, wouldnt you say, around (them|it), theres a, there is a, is there a, big (man|guy|fella|lad|yin|dog|boss|dude|bro|ups|love|thanks|thank|kiss|hug), wee (man|pal), not everything, not all, not all of it, not all of them, i said, i told you, i told u, like i said, as i said, i asked for, i meant, i mean, that one, those ones, them ones, this one here, lowkey, highkey, ngl, fr, deadass, dang, bruh, welp, yikes, thing is, kind of like, sorta like, at it, (is |its |)(little|small|short|big|tiny|long|wee) (video|vid|clip|film|movie|reel), chuck, chuck in, throw, throw in, bung, bung in, whack, slap, slap on, shove, pop them, pop it, pop em, pop that, pop those, has to go to, has to go at, has to go in, has to go on, has to go into, have to go to, have to go at, have to go in, have to go on, have to go into, needs to go to, needs to go at, needs to go in, needs to go on, needs to go into, need to go to, need to go at, need to go in, need to go on, need to go into, must go to, must go at, must go in, must go on, at all, ya know, you know, honest, crikey, blimey, bloke, when its done, when its ready, when its finished, when its all done, when it is done, when it is ready, when it is finished, when it is all done, when it s done, when it s ready, when it s finished, when it s all done, when youre done, when youre finished, when youre ready, when you are done, when you are finished, when you are ready, once its done, once its ready, once its finished, once it is done, once it is ready, once it is finished, once youre done, when it finishes, when done, when ready, once done, after its done, while youre at it, while you are at it, while u r at it, while ur at it, while were at it, while im at it, in the meantime, meanwhile, by the way, if you would, will ya, would ya, ta, oh n, on second thoughts, on second thought, if thats alright, couldnt you, cant you, wont you, wouldnt you, couldnt we, could you not, hi, hello, hey, hey there, hiya, yo, dude, bro, man, mate, buddy, bot, ' +
      'captioneer, i, can, crop, could do with being, could do with, could use, could stand to be, wants to be, needs to be, need to be, id like, i would like, would like, i want, i wanna, want, wanna, need, i need, can you, could you, could u, can u, would you, ' +
      'will you, can i have, can i get, could i have, may i have, lets have, let me have, give me, give it, give, make, makes, making, set, change, ' +
      'switch, turn, put, use, using, do, try, choose, pick, select, go for, have, has, get, keep, move, place, show, update, color it, ' +
      'along, at least, be, is, are, should be, should, must be, in, to, into, of, for, at, as, by, from, then, so, just, now, instead, rather, actually, maybe, ' +
      'perhaps, here, there, again, only, too please, by default please, for this video, for this one, this time, from now on please, ' +
      'how about, what about, kind of, kinda, sort of, real quick, quickly, if possible, if you can, well, um, uh, oh, hmm, ' +
      'video, videos, clip, clips, film, movie, screen, frame, picture, image, reel, one, ones, thing, things, part, area, side, bot please, ' +
      'keep the rest, rest the same, everything else the same, leave the rest, rest stays the same, ' +
      'like this, this way, with the video, exactly, slightly different, nice and, looking, look, looks, a touch of, on screen, on the screen, ' +
      'of the screen, of the video, of the frame, to the, into the, colored, coloured, them all, we, could we, can we, may we, shall we, lets, gimme, lemme, stick, shift, id rather, i would rather, rather have, id prefer, i prefer, i would prefer, prefer, would be (nice|cool|great|better|awesome|sick|lovely|perfect|good|dope|ideal), would look (better|nicer|nice|good|great|cool|sick), would slap, looks better, id love, i would love, i d like, leave, stays, stay, remains, needs, needs to be, need to be, has to be, have to be, gotta be, shall be, ought to be, is it possible to, would it be possible to, is it possible, is there a way to, is there any way to, any chance you could, any chance of, any chance, would you mind, i was wondering if you could, i was hoping you could, im thinking, i think, i guess, i feel like, i reckon, imo, imho, tbh, honestly, lol, lmao, haha, hahaha, btw, fyi, asap, rn, right now, when you can, when you get a chance, if u can, if thats ok, if thats possible, if you dont mind, for me, for us, throughout, okay so, ok so, ok, okay, alright, right, oh and, and also, one more thing, another thing, last thing, quick one, quick question, hey can you, thats all i want, that i sent, i sent, i sent you, i uploaded, i just sent, youtube video, em, goddamn, damn, bloody, freaking, fkn, fricking, ffs please, my god, ugh, argh, sorry, sorry but, excuse me, my bad, actually no, wait, hold on, hang on, hmm, mmm, er, erm, ah, oops, ooh, yay, hii, heyy, hola, good morning, good evening, good afternoon, hi there, hello there, dear bot, captain, boss, chief, pal, friend, guys, buddy, sir, maam, fam, bestie, babe, luv, love, bby, there pls, (set|setting|settings) to, a different colour like, something like, something, sth, smth, such as, stuff, bits, what i want is, all i want is, the thing is, for once, finally, first, firstly, second, secondly, then, next, after that, lastly, as well please, too thanks, stand, standing, appear, appears, shown, displayed, written, come, comes, be in, be at, be the, go with, go in, going, going with, goes, work, works, fit, fits, fancy, fancier, pretty please, with sugar on top, pretty, quite, super duper, version, new version, different, another, other, new, could (it|they|we|my|that|this), sit, sits, remain, remains, (the |)rest is (ok|okay|fine|good|perfect|great|right|correct), solid, ish, same as (my|our|the) (logo|brand|website|channel|shirt), like (my|our|the) (logo|website|channel), as (my|our) logo, to match (my|our|the) (logo|brand|website|channel|shirt), matching (my|our|the) (logo|brand), from (my|our|the) logo, same (red|blue|green|yellow|orange|pink|purple) as (my|our|the) (logo|brand|website), suits me, suits me better, suits it, suits it better, suits, matches, match, works better, goes better, fits better, so people can read, so people can read it, so you can read it, so i can read it, so that people can read it, so its readable, so everyone can read it, so that its readable',
    praise:
      'nice, cool, great, good, perfect, awesome, wow, amazing, lovely, super, excellent, well done, good job, nice one, brilliant, fantastic, thats great, thats nice, beautiful',
    polite: 'please, pls, plz, pleas, kindly, thanks, thank you, thx, ty, cheers',
    command:
      'make it, make them, make this, make that, make it all, set it to, set them to, change it to, change them to, turn it, turn them, put it, ' +
      'put them, move it, move them, i want it, i want them, i need it, i need them, can it be, can they be, could it be, could they be, ' +
      'have it, have them, do it in, do them in, should it be, it should be, they should be, switch it to, switch to, change to, set to, can they go, can it go, could they go, could it go, should they go',
    foreign:
      'from tiktok, from tik tok, from instagram, from insta, from youtube, off tiktok, off instagram, is this it, is this that, is this thing, is this caption thing, why, what, whats, who, whos, when, where, wheres, which, how, whose, do you speak, do you know, do you like, do you have, are you, i speak, ' +
      'i am, im, polish it, polish video, polish captions, polish text, turn it up, turn it down, turn up, turn down, keep up, grow up, whats up, (video|clip|file) is (too|very|so|not), was, were, did, didnt, had, like, love, hate, if, (less|fewer|not so many|not that many|too many|so many) emoji{s}, any news, blur my background, blur our background, green screen, greenscreen, background of video, background of my video, background behind me, color correct, colour correct, color correction, colour correction, talk to, speak to, speak with, talk with, chat with, connect me',
    and: 'and, &, +, n, also, plus, but, as well as, then also, nd',
    or: 'or, nor',
    with: 'with, w, on, on a, over, against, having, on top of',
    yes: 'yes please add, add, enable, include, turn on, switch on, activate, lots of',
    not: 'keep (it|them|that|this|em|words|captions|text|letters|) (off|off of|outta|out of|away from|clear of), (outta|out of|away from|not in|not at|not on), take it off, take them off, get it off, away with it, away with them, has to go, have to go, needs to go, need to go, must go, not keen on, minus the, less of the, instead of, rather than, no, not, dont, do not, doesnt, never, disable, remove, delete, off, none, drop, lose, get rid of, take away, take off, take out, turn off, switch off, skip, hide, nope, minus, stop using, stop adding, not any, no more, kill, ditch, nuke',
    without: 'without, w/o, wo, without any',

    captions: 'caption{s}, subtitle{s}, subs, sub, closed captions, cc, captioning, transcript',
    oneWord: 'word',
    text: 'everything else, all else, characters, typography, print, letterings, text, texts, font, fonts, letter{s}, lettering, words, typeface, text color, font color, text colour, font colour, writing, type face, letters color, captions text, caption text, subtitle text, subtitles text, regular words, normal words, other words, rest of the words, rest of the text, rest of words, rest of text, non highlighted words, the rest, rest',
    standOuts:
      'words that stand out, words which stand out, words standing out, word that stands out, stressed words, stand out words',
    highlight:
      '(bit|thing|part|one) that lights up, (bit|thing|part|one) which lights up, word which lights up, lit up words, glowing word, glowing words, lighted word, lighted up word, word that lights up, word lighting up, highlight{s}, highlighted, highlighting, highlighter, highlight word{s}, highlighted word{s}, word highlight, word highlights, active word{s}, ' +
      'spoken word{s}, current word{s}, word being spoken, word that is spoken, words being spoken, words as they are spoken, accent, accents, accent color, accent colour, ' +
      'active, active color, highlight color, highlight colour, highlights color, emphasis, emphasized words, said word, word being said, highlighting color, highlighting colour, spoken one, word being said, word im saying, word i say, word i am saying, word that im saying, words im saying, word thats being said, word thats being spoken, word which is being spoken, word that is being spoken, word that is being said, word thats spoken, word being read, current one, active one, word thats active, lit up word, lit word, one being spoken, one being said, pop color, pop colour, accent words, coloured words, colored words, karaoke color, karaoke colour, karaoke word, main color of highlight, glow color, current word color, current word colour, important word',
    outline:
      '(outline|border|stroke|edge) around (them|it|letters|words|text), round letters, round text, round words, round captions, round subtitles, round font, round writing, round lettering, around letters, around text, around words, around captions, around subtitles, around font, around writing, around lettering, edges of letters, edges of text, edges of words, piping, outline{s}, outlined, outlining, border{s}, bordered, stroke{s}, edge{s}, contour{s}, outline color, outline colour, border color, border colour, stroke color, stroke colour, rim, frame around the text, line around the letters, outline around (text|letters|words), border around (text|letters|words), stroke around (text|letters|words), edge around (text|letters|words), line around (text|letters|words), text border, text stroke, text edge, letter outline, letter border, font outline, font border, word outline, word border, lining, edging, trim around letters',
    box: 'text bar, caption bar, colour bar, color bar, bar for the text, bar under the text, (strip|band|bar|panel|block) behind, background, backgrounds, background box, text background, backdrop, backing, caption background, box behind, box behind text, background color, background colour, bg, (background|box|bg|backdrop|shape|rectangle|bar|panel|plate|shade|something|block|strip|card) (behind|under|underneath|around|below) (text|words|captions|letters|subtitles|subs|them|it|font|lettering), colored background, coloured background, solid background, dark background, background plate, textbox, text box, caption box, subtitle box, rectangle, rectangles, box around it, box around them, box color, box colour, boxes color',
    color: 'color{s}, colour{s}, hue, shade, tone',
    size: 'size{s}, font size, text size, fontsize, letter size, caption size, captions size, height, scale, text scale',
    thickness: 'thickness, width, weight',
    spacing:
      'letter spacing, letterspacing, spacing, character spacing, text spacing, spacing of letter{s}, tracking, kerning, letter gap{s}, (space|spaces|spacing|gap|gaps|distance|room|air) (between|among|in between) (letters|characters), (space|spaces|gap|gaps) between each letter',
    position: 'position, placement, location, caption position, captions position, vertical position, pos',
    style: 'style{s}, preset{s}, theme{s}, template{s}, look called, effect{s}, animation{s}, mode',
    language:
      'language, lang, spoken language, video language, speak, speaks, speaking, spoken, talks, talking, talk, language spoken, said in, audio, audio is in, speech, voice, they speak, people speak, language of the video, (he|she|it|they|we|people|everyone|everybody|everyone is|he is|hes|she is|shes|they are|theyre|we are|were|im|i am|speaker is|person is|people are) speaking, (he|she|they|we|people|everyone|everybody|speaker|person) (speak|speaks|talk|talks), (hes|shes|theyre|he is|she is|they are) talking, spoken in, speaks in, speaking in, in the video i speak, language is, language to, captions language, subtitles language, subtitle language, caption language, language is wrong, language was wrong, wrong language, got the language wrong, got language wrong',

    bigger:
      'biger, bigegr, twice as (big|large), double the size, twice the size, (is|isnt|is there|isnt there|there|theres) (nothing|anything|anything even|any) (bigger|larger), nothing (bigger|larger) than (that|this), is (that|this|it) the biggest, is (that|this|it) as big as it gets, cant (it|they|you) (go|get|be) any bigger, (come|comes|came|coming|turned|turn) out (small|tiny|little), (is|are|its|theyre|looks|look|seems|seem) small, bigger, larger, big, large, biger, enlarge, letters taller, words taller, text taller, make them taller, captions taller, size up, increase size, increase the size, upsize, bigger size, larger size, bigger font, bump up, make bigger, grow, zoom in, small is bad, not so small, less small, not that small, (increase|raise|up|bump up|crank up|pump up|boost) (the |)(font |text |letter |caption |captions |subtitle |word |)size, (increase|enlarge|magnify|scale up|blow up|beef up) (text|captions|subtitles|subs|font|letters|words), blow up, beef up, scale up, embiggen, double size, double the size, twice the size, twice as big, twice as large, bump the size up, crank it up, go bigger, go larger, size it up, bigga, bigg, bigger bigger, need bigger, not big enough, isnt big enough, arent big enough, not large enough, bigger text, larger text, larger print, large print, (is|are|its|theyre|looks|look|seems|seem) (tiny|minuscule|teeny|microscopic|titchy|little), too (minuscule|teeny|microscopic|titchy)',
    smaller:
      'tinier, smaler, smalller, half as (big|large), half the size, (is there|isnt there|there|theres) (nothing|anything|any) smaller, nothing smaller than (that|this), cant (it|they) (go|get|be) any smaller, (huge|giant|gigantic|enormous|massive) (is |was |thats |that is |)(too much|a bit much|much too much|way too much|over the top), (is|are|its|theyre|looks|look|seems|seem) (big|large|huge), smaller, small, little, littler, shrink, size down, decrease size, reduce size, downsize, less big, not so big, not that big, not as big, less large, shorter, make smaller, zoom out, (decrease|reduce|lower|drop|bring down|tone down) (the |)(font |text |letter |caption |captions |subtitle |word |)size, (decrease|reduce|shrink|scale down) (text|captions|subtitles|subs|font|letters|words), scale down, half size, half the size, half as big, go smaller, size it down, smol, smoler, not small enough, isnt small enough, arent small enough, smaller text, (go|goes|going|run|runs|running|fall|falls|stick|sticks) off (screen|edge|frame|video|sides|side), (take|takes|taking) up (too much|so much|half) (space|room), too much space, overpowering, too in your face, (is|are|its|theyre|looks|look|seems|seem|too|way too) (massive|giant|enormous|gigantic|humongous)',
    huge: 'huge, giant, gigantic, enormous, massive, as big as you can',
    tiny: 'tiny, teeny, minuscule, super small, itty bitty',
    largest: 'largest, biggest, maximum size, max size, as big as possible, as large as possible, maximum',
    smallest: 'smallest, minimum size, min size, as small as possible, minimum',
    thicker:
      'twice as (thick|wide|fat), double the (thickness|width), thicker, fatter, wider, heavier, chunkier, bolder outline, bold outline, stronger, more visible outline, less thin, not so thin',
    thick: 'thick, fat, wide, heavy, chunky',
    thinner:
      'half as (thick|wide|fat), half the (thickness|width), thinner, slimmer, finer, narrower, lighter outline, skinnier, less thick, not so thick, subtle, subtler',
    thin: 'thin, slim, slender',
    apart:
      '(far|further|farther|wider|more|more widely) apart, spread out, more spread out, spaced out, more spaced out, more spaced, widely spaced, wider spaced, more widely spaced, spread apart, spread letters, spread letters out, space letters out, space out letters, looser, airier, more airy, letters apart, less tight, less cramped, not so tight, less squeezed',
    together:
      'closer together, close together, nearer together, closer to each other, closer to one another, letters closer, letters closer together, letters closer to each other, tighter, tight, tightly spaced, more tight, condensed, more condensed, squeezed together, less spaced out, less spread out, less spaced, less apart, not so far apart, less far apart, not so spaced out, denser, compact, more compact',
    higher:
      'higer, hihger, upp, futher up, (put|move|shift|bring|push|scoot|nudge) (them|em|it) up, not so far down, not that far down, not as far down, not as low, not that low, has to go higher, has to go up, have to go higher, have to go up, needs to go higher, needs to go up, need to go higher, need to go up, must go higher, must go up, up a wee bit, up a smidge, up a tad, up a notch, bit higher up, lift it up, higher, high, higher up, up, upwards, upward, raise, move up, lift, further up, more up, up higher, shift up, less low, not so low, (raise|lift|hoist|elevate) (text|captions|subtitles|subs|words|letters|caption|subtitle|them|it), (put|move|shift|bring|push|scoot|nudge) (text |captions |subtitles |subs |words |letters |em |)(up|higher), nudge up, scoot up, bump up a bit, more towards the top, closer to top, nearer top, up more, too far down, way down there, more to the top, above (my|his|her|the|their) (chin|mouth|chest|hands|shoulders), above (chin|mouth|chest|hands|shoulders)',
    lower:
      '(put|move|shift|bring|push|scoot|nudge) (them|em|it) down, not so far up, not that far up, not as high, not that high, has to go lower, has to go down, have to go lower, have to go down, needs to go lower, needs to go down, need to go lower, need to go down, must go lower, must go down, lower, low, lower down, down, downwards, downward, move down, further down, more down, bring down, shift down, less high, not so high, (lower|drop down|bring down|push down|pull down) (text|captions|subtitles|subs|words|letters|caption|subtitle|them|it), (put|move|shift|push|scoot|nudge|slide) (text |captions |subtitles |subs |words |letters |em |)(down|lower), nudge down, scoot down, more towards the bottom, closer to bottom, nearer bottom, down more, too far up, way up there, more to the bottom, below (my|his|her|the|their) (face|chin|mouth|head), below (face|chin|mouth|head), under (face|chin|mouth|head|speaker), beneath (face|chin|mouth|speaker), below speaker',
    more: 'increase, raise the, bump, boost, more',
    less: 'decrease, reduce, less, lessen, cut down',
    much: 'double that, twice as much, much, much much, way, a lot, lots, far, very, really, so much, even much, extra, significantly, considerably, a whole lot, waaay, waay, extremely, quite a bit, ton, a ton, heaps, loads, massively, hugely, drastically, big time, a good bit, a fair bit, sooo, soo, sooooo, waaaay, wayyy, mega, hella, double, twice as, 2x, by a lot, by two steps, two steps, a couple of steps, by a mile',
    bit: 'a smidge, smidge, a smidgen, smidgen, a hair, a teeny bit, a wee bit, a tad, tad, a bit, bit, tiny bit, a tiny bit, a little, a little bit, little bit, slightly, a tad, tad, somewhat, a touch, a notch, one notch, a smidge, even, still, a step, one step, a wee bit, wee bit, a hair, a touch more, a fraction, ever so slightly, a teeny bit, teeny bit, a lil bit, a lil, lil bit, lil, a smidgen, smidge, a smidgeon, just a bit, just a little, just a touch, slight, a pinch, marginally, one size, a size, one level, by a bit, by a step, by one step, by one, by a little',
    too: 'for my taste, for my liking, for my tastes, to my taste, (is|are|its|theyre|looks|look|seems|seem) (very|so|really|quite|pretty|a bit|kinda|a little|rather), too, way too, far too, much too, a bit too, a little too, kinda too, bit too',

    normalSpacing:
      '(normal|default|usual|standard) (letter |character |)spacing, (normal|default|usual) (space|distance) between letters',
    top: 'right at the top, top, at top, at the top, on top, on the top, to the top, up top, upper, upper part, upper third, top of the screen, top of the video, top of the frame, above, at the very top, topmost, all the way up, near the top, near top, towards the top, very top, upper edge, top edge, top third, top of screen, top of picture, top part, top centre, top center, up at the top, up there, upper area, head of the screen',
    middle:
      'in the midle, midle, in the midel, midel, in the middel, middel, in the cent(er|re) of it, middle third, middle, in the middle, center, centre, centered, centred, in the center, in the centre, mid, central, screen center, at the center, middle of the screen, center of the screen, halfway, centrally, dead center, dead centre, smack in the middle, smack bang in the middle, right in the middle, bang in the middle, middle of screen, center of screen, centre of screen, middle of picture, vertically centered, vertically centred, in the centre of the screen, in centre, in center, mid screen, midscreen, halfway up, halfway down, in the middle of the screen',
    bottom:
      'bottom, at bottom, at the bottom, on the bottom, to the bottom, at the very bottom, lower part, lower third, bottom of the screen, bottom of the video, bottom of the frame, below, underneath, beneath, all the way down, bottom third, bottom of screen, bottom edge, bottom of picture, down the bottom, down at the bottom, right at the bottom, all the way at the bottom, near the bottom, near bottom, towards the bottom, at bottom of, bottom part, bottom centre, bottom center, lower area, foot of the screen, base of the screen, very bottom',

    emojis:
      'smiley faces, little faces, funny faces, emoji faces, smiley face, emoji{s}, emojies, emojiis, emoticon{s}, smiley{s}, smilies, emojy, emojie, emojies please, emoji stuff, emoji thing, little pictures, smileys please, emotes, icons, little icons',
    vertical:
      'for my story, for my stories, for my reels, for my tiktok, for my shorts, for my insta, standing up, for my mobile, for my cell, for my cellphone, for our phone, for our mobile, for our cell, for our cellphone, for phone, for cell, for cellphone, phone shaped, up and down, vertical, vertically, portrait, portrait mode, 9:16, upright, for tiktok, tiktok, tik tok, for tik tok, tiktok format, for reels, reels, instagram reels, reels format, for shorts, shorts, youtube shorts, ' +
      'yt shorts, stories, for stories, instagram stories, instagram story, for a story, for social media, social media, social media format, phone format, for phones, mobile format, for mobile, vertical format, vertical video, full screen on phone, resize for social media, crop to vertical, crop for tiktok, for ig, for insta, for instagram, ig reels, for ig reels, insta reels, for insta reels, insta story, insta stories, for insta stories, for insta story, tiktok size, tiktok dimensions, reel format, reel size, reels size, shorts format, shorts size, story format, story size, stories format, snapchat, for snapchat, snap, tall, tall format, tall video, phone size, for my phone, for the phone, mobile size, 9 16, 9x16, 9 by 16, 9 to 16, 1080x1920 vertical, for youtube shorts, for yt shorts, as a reel, as a short, as a tiktok, as a story, as reel, as short',
    horizontal:
      'make it wide again, wide again, back to wide, make it wide, like i shot it, like i filmed it, like i recorded it, like i took it, as i recorded it, as i took it, how i shot it, how i filmed it, how i recorded it, how i took it, the way i recorded it, the way i took it, for projector, for telly, for television, for big screen, for cinema, for beamer, for laptop, for monitor, for projector in church, for projector in hall, for projector in school, for projector in office, for telly in church, for telly in hall, for telly in school, for telly in office, for television in church, for television in hall, for television in school, for television in office, for tv in church, for tv in hall, for tv in school, for tv in office, on its side, lying down, sideways, wide instead of tall, wide not tall, horizontal, horizontally, landscape, landscape mode, 16:9, widescreen, wide screen, original format, original size, original aspect ratio, original ratio, as filmed, dont crop, do not crop, no crop, no cropping, uncropped, dont resize, no resizing, dont cut the sides, for youtube, youtube format, for yt, yt format, horizontal format, horizontal video, landscape format, landscape video, landscape again, wide format, widescreen format, original aspect, original dimensions, original shape, original framing, as i filmed it, as i shot it, as shot, the way i filmed it, the way i shot it, as it was filmed, as recorded, same format as the original, same format as original, keep original format, keep the original format, keep format, keep the format, keep aspect ratio, keep the aspect ratio, keep it wide, keep it horizontal, not vertical, no vertical, dont make it vertical, dont make vertical, not portrait, 16 9, 16x9, 16 by 9, for tv, for a tv, for the tv, full width, uncropped please, dont cut off the sides, dont cut sides, dont crop it, dont crop me, dont crop my video, stop cropping, i filmed it (horizontally|horizontal|in landscape|wide|in widescreen|sideways), i film in (widescreen|landscape|horizontal), filmed in (widescreen|landscape), shot in (landscape|widescreen), keep it so',
    followPeople:
      'follow people, follow person, follow speaker, follow face{s}, follow me, follow us, follow him, follow her, ' +
      'follow whoever speaks, follow whoever is speaking, follow who speaks, follow who is speaking, follow whoever talks, ' +
      'follow whoever is talking, track people, track person, track speaker, track face{s}, track me, focus on people, ' +
      'focus on person, focus on speaker, focus on face{s}, focus on me, stay on speaker, stay on face{s}, stay on me, ' +
      'keep (people|person|speaker|face|faces|everyone|everybody|me|us|him|her) in (picture|frame|view|shot), ' +
      'keep people visible, keep speaker visible, keep face{s} visible, dont cut people off, dont cut off people, ' +
      'dont cut me off, auto framing, automatic framing, smart crop, auto crop, auto reframe, follow person talking, follow person speaking, follow person who talks, follow person who speaks, follow the action, follow my face, keep me centered, keep me centred, keep me in the middle, keep me in the center, keep my face centered, keep face centered, center on me, centre on me, center on the speaker, center on speaker',
    keepMiddle:
      'take up the full screen, take up the whole screen, take up the entire screen, fill the whole screen, stretch to full screen, fill the entire screen, get rid of the black bars, no black bars at the sides, without black bars, keep middle, keep center, keep centre, keep middle of picture, keep center of picture, keep centre of picture, ' +
      'show only middle, only show middle, crop to middle, crop to center, crop to centre, crop middle, crop center, ' +
      'crop centre, center crop, centre crop, middle crop, cut out middle, fixed crop, dont follow, dont follow anybody, ' +
      'dont follow anyone, keep (the |)(middle|center|centre), keep (the |)(middle|center|centre) of picture, ' +
      'keep only middle, keep only center, only middle, just middle, middle only, show middle, show center, show centre',
    showAll:
      'all of the picture, all of the image, all of the frame, all of the shot, sides are cut off, sides cut off, cut off at the sides, cut off on the sides, cut off at the edges, cropped at the sides, whole picture, entire picture, full picture, complete picture, whole image, entire image, full image, whole frame, ' +
      'entire frame, full frame, whole scene, entire scene, full scene, show whole video, show entire video, ' +
      'show full video, fit whole video, fit entire video, fit full video, fit video, keep whole video, keep entire video, ' +
      'show everything, keep everything in (picture|frame|view|shot), everything in (picture|frame|view|shot), ' +
      'fit everything, fit everything in, show all of it, nothing cut off, cut nothing off, dont cut anything off, ' +
      'dont cut off anything, dont cut anything, without cutting anything off, whole picture visible, see everything, i want to see everything, (cut|cutting|cuts|cropped|crops|cropping) (off|out|) (my |his |her |our |)(head|heads|face|faces|hair|hands|feet|people|half), (my |his |her |our |)(head|face|hair|hands|feet) (is|are|gets|get|got|was|were) (cut|cropped|chopped|missing) off, (head|face|hair|hands|feet) (is|are|gets|get|got) (cut|cropped|chopped), full body visible, fit it all in, fit all in, zoomed in too much, too zoomed in, too much zoom, zoom out the video, show more of the (picture|video|scene|frame), less zoomed in, not so zoomed in, (you|it) (cut|cuts|cutting|crop|crops|cropped) (people|me|us|him|her|everyone|them), (you|it) (cut|cuts|crop|crops|cropped) (people|me|us|him|her|everyone|them) off, show everyone, show everybody, everyone in (picture|frame|shot), everybody in (picture|frame|shot)',
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
      'progress bar, progressbar, progress line, (add|show|with|put) (progress bar|progressbar|loading bar), loading bar, time bar, timeline bar, bar that shows progress, bar that fills, bar showing how long, bar showing progress, video progress, playback bar, bar at the bottom that fills, progress indicator, loading line, time line bar, retention bar, progress thingy, progress thing',
    noMovement:
      'without any movement, without any animation, no animation at all, no movement at all, less movement, less motion, less bouncing, less jumping, less of the movement, less of the motion, less of the bouncing, less of the jumping, stop bouncing, stop jumping, stop moving, stop wiggling, stop shaking, makes me (seasick|dizzy), let text sit there, no bouncing, dont bounce, no movement{s}, no motion, no animation{s}, without movement{s}, without motion, without animation{s}, reduced motion, reduce motion, dont move, do not move, nothing moves, nothing should move, stop moving, not moving, dont animate, do not animate, not animated, unanimated, static captions, still captions, keep still, (stop|kill|remove|lose|ditch|no more|cut|turn off|switch off|disable|drop|get rid of|without any|take out|take off) (animation|animations|motion|movement|moving|bouncing|jumping|bounce|wiggling|shaking|wobble|wobbling|effects|jumpiness), text shouldnt move, (text|words|captions|subtitles|letters) (should not|shouldnt|must not|dont) (move|jump|bounce|wiggle|shake), (static|still) (text|words|subtitles|subs), just appear, simply appear, just static, just still, stand still, let it stand still, sit still, keep it still, stay still, keep text still, dont like the (jumping|bouncing|moving|wiggling|shaking|animation|movement), hate the (jumping|bouncing|moving|wiggling|shaking|animation|movement), too (jumpy|bouncy|wiggly|shaky|animated|hectic|busy), so (jumpy|bouncy|wiggly|shaky), less (jumpy|bouncy|wiggly|shaky|hectic), stop it (jumping|bouncing|moving|wiggling|shaking), stop it (jumping|bouncing|moving|wiggling|shaking) around, stop them (jumping|bouncing|moving|wiggling|shaking), stop (text|words|captions|letters) (jumping|bouncing|moving|wiggling|shaking|from moving|from jumping|from bouncing), freeze text, freeze it, freeze words, freeze captions, freeze them',
    ownMovement:
      '(words|text|letters|captions|subtitles|they|it) (should|must|have to|need to) move, (make|let|want) (words|text|letters|captions|subtitles|them|it) move, (words|text|letters|captions|subtitles) to move, put movement back, bring movement back, (automatic|default|normal|usual) (animation|movement|motion), (animation|movement|motion) (automatic|as in style|of style)',
    fadeIn:
      'appear slowly, appear softly, appear gently, appearing slowly, appearing gently, come in gently, come in softly, gently appear, slowly appear, fade, fades, fading, fade in, fades in, fading in, fade in and out, fade animation, fade in fade out, fades in and out, soft fade, gentle fade, smooth fade, fade effect, fading effect, fade them in, fade it in, words fade in, text fades in',
    riseUp:
      'rise, rises, rising, rise up, rising up, slide up, sliding up, float up, floating up, rise animation, rise from below, come up from below, come up from the bottom, slide in from below, slide up from the bottom, words come up',
    dropIn: 'settle, settles, drop in, dropping in, drop into place, fall into place, with tilt, tilt in, tilted in',
    slideIn:
      'slide in, slides in, sliding in, slide in from side, swipe in, slide animation, slide in from left, slide in from right, slide in from the left, slide in from the right, fly in, flying in, swoosh in, words slide in, text slides in',
    wave: 'wave, waves, in waves, in wave, like wave, wave animation',
    typeIn:
      'type words, type each word, type every word, type words out, letter by letter, letters one by one, type itself out, type out, types out, typed out, being typed, as if typed, as if someone types, letters appear one by one',
    wordsPop:
      'pop in, pops in, popping in, pop up, pops up, popping up, words pop, words pop in, words pop up, each word pops in, each word pops up, words bounce, bounce in, bouncing in, bounce, bouncing, bouncy, words jump, jump in, pop in one by one, pop animation',
    jumpingWords: '(bouncing|jumping|hopping|popping) words',
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
      'cant read, cannot read, can barely read, can hardly read, hard to read, difficult to read, unreadable, not readable, blend into, blends into, blending into, high contrast, deaf, hard of hearing, poor eyesight, visually impaired, accessible, more accessible, accessible to everyone, accessible for everyone, accessible captions, accessible subtitles, accessibility, easy to read, easier to read, easily readable, readable, more readable, better readable, readable for everyone, legible, more legible, high contrast, higher contrast, more contrast, better contrast, no flashing, without flashing, dont flash, no flicker, no flickering, a11y, wcag, tough to read, tricky to read, impossible to read, hard to see, difficult to see, cant see the (text|words|captions|subtitles), cant make out, cannot make out, barely readable, barely legible, hardly readable, illegible, not legible, gets lost, get lost, disappears in, disappear in, doesnt stand out enough, not enough contrast, low contrast, poor contrast, bad contrast, deaf people, deaf friendly, hearing impaired, for deaf, for deaf people, colour blind, color blind, colorblind, dyslexic, dyslexia, for old people, for elderly, for seniors, friendly for deaf people, readable on, more visible, better visible, easier to see, clearer, (im|i am|people|we) struggling to read, struggle to read, struggling to read, squinting to read, straining to read, have to squint',
    askReadable:
      'is (it|this|that) readable, are they readable, are (captions|subtitles|words|letters) readable, is text readable, is (it|this|that) easy to read, are they easy to read, are (captions|subtitles|words|letters) easy to read, is text easy to read, is (it|this|that) legible, are they legible, are (captions|subtitles) legible, can (people|everyone|everybody|anyone|anybody|one|you|viewers) read (it|this|that|them|captions|subtitles|text), can it be read, can they be read, how readable (is it|is this|are they|are captions|are subtitles), will people be able to read (it|this|them|captions|subtitles), check readability, test readability, readability, readability check, how is readability',

    keyWords:
      'key words, keywords, important words, most important words, important bits, key phrases, key terms, key words popped out, key words pop out, key words popped, key words pop, keywords pop out, key words stood out, key words stand out, keywords stand out, important words stand out, key words pop, important words pop, key words bigger, keywords bigger, important words bigger, (emphasize|emphasise|stress|accentuate) (key words|keywords|important words), highlight important words, (key word|keyword|word) emphasis, emphasis on (key words|keywords|important words), (emphasized|emphasised) (keywords|important words), (automatic|auto) emphasis, make important words (bigger|stand out|pop|bold|huge), make key words (bigger|stand out|pop|bold|huge), make keywords (bigger|stand out|pop|bold|huge), (bring out|call out|accentuate|punch up) (key words|keywords|important words), emphasis on, turn on emphasis, emphasise keywords, emphasize keywords, stress the important words',
    plainWords:
      'all words should look the same, all words look the same, words should all look the same, stop making random words huge, stop making words huge, stop making words big, random words huge, random words big, random big words, all words alike, all words (are |look |)the same size, (no|without|without any) emphasis, (dont|do not|stop) (emphasize|emphasise|stress) (key words|keywords|important words|words), (dont|do not) make (key words|keywords|important words) stand out, no key words, no keywords, no word stands out, dont make random words (big|huge|bigger|stand out), stop highlighting random words, random words are (big|huge|bigger|highlighted), dont highlight random words, all words same size, every word the same size, same size for all words, make all words the same, keep all words the same, no big words, no huge words, no random emphasis',

    rubik: 'rubik, rubic, rubick',
    sigmar: 'sigmar, sigmar one, segmar',
    bold: 'the bold font, bold font, theboldfont, bold, the bold, bold letters, bold text',

    pop: 'pop, pop style, popping, pop look, pop more style, default tiktok style, bubbly, poppy, pop style captions, make it pop, make it pop more, make them pop, popping style',
    pill: 'pill, pills, pill style, bubble, pill shape, rounded box, rounded boxes, rounded background, round background, bubble style, speech bubble, bubbles, rounded, capsule',
    karaoke:
      'karaoke, karaoke style, karoke, kareoke, sing along, like karaoke, like in karaoke, karaoke effect, karaoke captions, karaoke subtitles, karaoke ones, karaoke mode, karaoke thing, words light up, words light up as i speak, words light up as spoken, light up words, fill in as i speak, word fills in, words fill up, words fill in, follow along style, like karaoke bar, lyric video, lyrics style, lyric style, like song lyrics, like lyrics',
    wordByWord:
      'word by word, one word at a time, word for word, single word, single words, one word at once, a word at a time, word after word, one by one, one word only, one word per screen, one word each time, 1 word each time, 1 word at a time, single word at a time, one at a time, one word per page, one word on screen, one word on the screen, just one word, only one word, 1 word only, one single word, word at a time, each word alone, each word on its own, each word by itself, every word alone, one word each',
    minimal:
      'minimal, minimalist, minimalistic, simple, clean, plain, basic, calm, simpler, cleaner, plainer, understated, discreet, unobtrusive, low key, no gimmicks, nothing fancy, without gimmicks, no frills, bare, bare bones, boring, boring normal, toned down, calmer, quieter, more minimal, more subtle style, like movie subtitles, like subtitles in a movie, like film subtitles, like in the movies, movie subtitles, movie style, cinema style, film subtitles, classic subtitles, traditional subtitles, ordinary subtitles, regular subtitles, netflix style, like netflix, like on netflix, tv subtitles, like on tv, classic, calm it down, calm down, calm them down, tone it down, old school, plain old',
    boxed:
      'black (box|bar) behind (them|it|text|words|letters|captions|subtitles|), boxed, box, boxes, in a box, in boxes, with a box, with boxes, on a box, background box style, black box, boxed style, boxed text, boxed captions, letters in a box, words in a box, text in a box, in a black box, in a dark box, black bar, black bars behind text, dark bar',
    neon: 'neon, neon style, glow, glowing, neon glow, neon lights, neon look, neon sign, neon signs, like a neon sign, like neon signs, glowy, glowing letters, glowing text, glow effect, cyberpunk, neon style please, retro neon, 80s style, 80s neon, lit up letters',
    typewriter:
      'like an old typewriter, old typewriter style, like on a typewriter, as on a typewriter, typewriter, type writer, typing, typing effect, typed, typewriter effect, old typewriter, typewriter style, typewriter font, typewriter look, type writer style, retro typewriter, typing machine, hacker style, terminal style, code style, monospace, monospaced, courier style, like a typewriter',
    underline:
      'underline, underlined, underlining, underscore, underlined words, underline words, underline the words, underline word, line under the word, line under words, line under each word, with underline, with a line under',
    comic:
      'comic, comics, comic style, cartoon, comic book, cartoonish, comic look, comics style, cartoony, manga, manga style, comic strip, superhero style, fun, more fun, playful, more playful, funny, goofy, for kids, kids style, childlike, childish, cute, cuter, cute style',
    impact:
      'impact, impact style, condensed letters, condensed font, narrow letters, tall letters, hormozi, alex hormozi, hormozi style, like hormozi, like alex hormozi, alex hormozi style, mrbeast, mr beast, mrbeast style, mr beast style, like mrbeast, like mr beast, youtuber style, like the youtubers, meme style, meme font, meme letters, meme text, like a meme, big bold youtube style, punchy, punchier, loud style',
    handwritten:
      'like its written by hand, as if written by hand, like someone wrote it by hand, handwritten, handwriting, hand written, marker, marker pen, like handwriting, by hand, handwriting style, handwriting font, written by hand, hand drawn, scribble, scribbled, scribbly, cursive, like a note, like handwritten, pen style, notebook style, diary style, chalk',
    editorial:
      'editorial, magazine, magazine style, serif, with serifs, elegant, classy, classier, elegant style, elegant font, more elegant, fancy serif, sophisticated, refined, high end, luxury, luxurious, posh, stylish serif, vogue, like vogue, like a magazine, like in a magazine, magazine like, fashion magazine, fashion style, wedding style, romantic font, fancy style, fancy look, very elegant',
    news: 'news, news style, news banner, like on the news, like in the news, breaking news, news ticker, ticker, news bar, news channel, like cnn, cnn style, like bbc, bbc style, like a news channel, like tv news, tv news, reporter style, newsroom, broadcast style, lower third banner, news look',
    gradient:
      'gradient, gradients, gradient fill, color gradient, colour gradient, gradient thing, gradient text, gradient letters, gradient colors, gradient colours, color fade, colour fade, two tone, two toned, ombre, rainbow gradient, blend of colors, blend of colours, fade between colors, fade of colors',
    duo: 'duo, big word, one big word, two sizes, two sizes style, big and small words, small and big words, one big one small, mix of big and small',

    swapColors:
      '(wrong|other|opposite) way (round|around), (the |)(wrong|other) way about, swap (them|those|the two|both) (round|around|over), (swap|switch|exchange) (the |those |)(colours|colors), (switch|flip) (them|those|it) (round|around|over), vice versa, back to front, mixed up the colours, got them mixed up',
    noHighlight:
      '(no|without|without any|no more|remove|remove the|turn off|turn off the|switch off|switch off the|disable|disable the|lose|lose the|kill|kill the|drop|drop the|get rid of|get rid of the|take off|take off the|take away|take away the|ditch|ditch the|stop) (highlight|highlights|highlighting|highlighted words|word highlight|word highlighting), dont highlight, do not highlight, dont highlight (anything|words|any words|every word|each word|the words), stop highlighting (words|anything|every word|the words), highlight off, highlights off, highlighting off, highlight nothing, no highlight at all',
    noBox:
      '(background|box|backdrop|bg) (away|gone), (no|without|without a|without any) (backdrop|box|background|bar|band|strip) behind (the |)(words|text|letters|captions|subtitles), (no|without|without a|without any|no more|remove|remove the|turn off|turn off the|lose|lose the|kill|kill the|drop|drop the|get rid of|get rid of the|take off|take off the|take away|take away the|ditch|ditch the) (box|boxes|black box|black box thing|box thing|background|background box|black background|backdrop|bg|text background|box behind the text|box behind text|boxes behind text|black bar|bar behind text|rectangle), box off, background off, box away, boxes away',

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
      '(too much|so much|half|most) of (picture|screen|video|frame|image), important part, something important, important things, what im showing, what i am showing, what i show, action, name tag, title, price, chart, graph, subtitles already there, other text, text on screen, on screen text, everything, half of it, view, button{s}, like button, app buttons, tiktok buttons, tiktok ui, ui, username, user name, controls, tiktok icons, the caption of tiktok',
    onFace:
      '(over|on|across|onto|all over|all on) (dude|dudes|the dudes|homies|homie|guys|the guys|this guys|peoples|everyones|mans|bros|girls|kids|babys|buddys) (face|faces|head|heads|mouth|eyes), (over|on|across|onto) (his |her |his own |)(face|faces|mouth|mouths|eyes|nose|lips|chin|forehead|head|heads), hide (his |her |)(face|faces|mouth|eyes|chin|nose|lips|head|heads), ' +
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
    undo: '(take |undo |)the last (one|change|thing) back, go back to previous, go back to the previous one, go back to the one before, back to the one before, go back one, one before was better, was better before, it was better before, better before, the version before, one before, undo, undo that, undo it, go back, take it back, take that back, revert, revert that, revert it, put it back, change it back, undo last change, undo the last change, previous version, step back, one step back, as it was, as it was before, like before, how it was before, back, roll back, rollback, go back to how it was, back how it was, how it was before, as it was earlier, back to before, like it was before, like it was, back to what it was, before was better, first version was better, other one was better, old one was better, earlier version, one step backwards, nah undo, nah undo that, nope undo, no undo, undo please, that was wrong undo, not like that undo, make it like before, restore the last one, return to previous, ctrl z, ctrl+z, cmd z, back to the previous one, back to previous, back to previous one, scrap that last change, scrap last change, drop last change, cancel last change, remove last change, undo that last one, forget the last change, forget that last change',
    likeLastTime:
      'same style as my last one, same style as the last one, same look as my last one, same look as the last one, same look as my last video, same style as my last video, like last time, same as last time, as last time, the same as last time, like the last one, same as before, like the last video, like my last video, same as the last video, same as my last video, same settings as last time, same settings, same look as last time, same style as last time, same look, as always, as usual, the usual, same again, like the previous one, same as previous, like previous video, like the other one, same settings as before, use my last settings, last settings, previous settings, like yesterday, same as yesterday, same as my last one, same as the last one, like in the last one, like the last time, just like last time, the way it was last time, how you did last time, how you did it last time, as you did last time, as before please, same thing as last time, do the same as last time, same as usual, like usual, usual style, my usual, usual settings, the usual please, like the video before, same as the video before, same as the one before, copy the last one, copy the look of the last one, copy last style, reuse last settings',
    showText:
      'show text, show me text, show me the text, show the text, send text, send me the text, send the text, show captions, show me the captions, show the captions, show subtitles, show me the subtitles, show me the words, show transcript, show me the transcript, the text please, text please, send transcript, send me the transcript, transcript please, show me the lines, edit text, edit the text, edit captions, edit the captions, edit subtitles, edit the words, fix text, fix the text, correct the text, full text, show full text, see the text, see text, i want to see the text, let me see the text, see the captions, numbered text, print text, what does it say, read text, let me edit the text, i want to edit the text, fix a typo, fix typos, there is a typo, change the words, show script, there is a mistake in the text, view text, display text, get text, text of the video, give me the text, copy of the text, send me the captions, send captions, send me the subtitles, send subtitles, (show|see|edit|fix|correct|list) (lines|words|sentences), let me see what it wrote, let me see what you wrote, what did you write, what did it write, what did you hear, what did it hear, show what you heard, show me what you heard, show what it heard, show me what it says, show words, let me read it, let me read the text, can i see the text, can i see the words, can i see the captions, can i read it, can i read the captions, i want to read the text, let me check the text, check the text, check the words, check spelling, check the spelling, proofread, let me proofread, view the words, see all the words, all the words, list the lines, list all lines, lines please, show lines please, give me the lines, give me the transcript, get transcript, full transcript, written text, see the transcript, view transcript, edit the transcript, edit transcript, fix words, fix the words, correct words, correct the words, change some words, change text, change the text, i need to fix the text, i want to fix the text, text editor, open text, open the text',
    render:
      'render, render it, render this, render now, render please, start rendering, rerender, re render, render again, go, go ahead, go for it, lets go, do it, apply, apply it, apply this, apply changes, apply that, start, begin, make the video, make my video, make the video now, create, create it, create the video, generate, generate it, generate video, produce it, build it, run, run it, export, export it, finish it, send me the video, ready, im ready, im done, done, thats all, thats it, confirm, save changes, proceed, continue, process, process it, go on, make it so, ship it, looks good render, caption it, caption this, add captions, add subtitles, subtitle it, subtitle this, go ahead and render, render now please, do it now, make it now, okay go, ok go, ok do it, yes go, yes do it, yes render, yes please do it, yeah do it, yeah go, lets do it, lets do this, lets render, looks good go, looks good render, good go, perfect render, perfect go ahead, great go ahead, yes make it, go go, gogo, send it over, start it, kick it off, fire away, hit render, press render, render that, burn it',
    agree:
      'works for me, that works for me, good enough for me, thatll do, thatll do me, thatll do nicely, that will do, that will do me, itll do, suits me, that suits me, happy with that, im happy with that, ok, okay, k, okey, oki, okie, yes, yep, yeah, yup, ya, sure, fine, good to go, looks good, look good, lgtm, perfect go, sounds good, all good, thats good, thats fine, thats right, looks great, looks perfect, looks nice, i like it, love it, correct, right, yes please, 👍, 👌, ✅, 🆗, great go, absolutely, of course, definitely, alright, all right, roger, deal, agreed',
    cancel:
      'wrong video, wait no cancel that, i dont need it anymore, dont need it anymore, dont need it any more, cancel, cancel it, cancel that, cancel this, cancel video, cancel the video, cancel my video, cancel rendering, cancel the render, abort, stop it, stop rendering, stop this, stop the video, stop processing, never mind, nevermind, nvm, forget it, forget that, discard, discard it, discard changes, dont render, do not render, dont do it, dont bother, scrap it, scrap that, stop stop, stop stop stop, stop stop wrong video, no stop, stop please, please stop, pls stop, stop it please, stop now, wait stop, stop wait, stop right there, stop that, wrong video stop, wrong file, wrong clip, sent the wrong video, sent wrong video, thats the wrong video, thats not the right video, not that video, nvm cancel, nevermind cancel, cancel pls, cancel please, pls cancel, cancel everything, cancel all, call it off, kill it, drop it, leave it be, ignore that video, ignore the video, ignore this video, ignore my last video, dont make it, i changed my mind, changed my mind, nah dont, no dont, nah cancel, abort mission, abort please, abort abort',
    stop: 'stop, halt, quit, exit',
    reset:
      'forget all my changes, forget all the changes, drop all my changes, throw away all my changes, put everything back, everything back to how it was, back to how it was originally, how it was originally, put everything back to how it was originally, reset, reset it, reset all, reset everything, reset settings, reset my settings, reset to default, reset to defaults, reset style, back to normal, back to default, back to defaults, back to the default, back to default settings, normal again, default settings, default look, default style, use default, use defaults, use default settings, standard settings, standard, normal settings, normal, restore defaults, restore default settings, original settings, start over, start again, from scratch, clear settings, clear all settings, factory settings, undo everything, undo all, forget my settings, go back to normal, go back to default, make it normal, change everything back, original look, original style, back to original style, factory reset, wipe settings, clear everything, default everything, all defaults, start fresh, restart from zero, default one, the default, go default',
    always: 'always, every time',
    makeDefault:
      'always do (it|them) like that, always do (it|them) like this, do (it|them) like (that|this) from now on, for all my next videos, for my next videos, for all next videos, for every next video, for everything i send, for my next ones, for my next one, for my next videos, for my next video, for the next ones, for the coming ones, for the coming videos, for the future ones, for the future videos, for my coming ones, for my coming videos, for my future ones, for my future videos, for next ones, for coming ones, for coming videos, for future ones, as my standard, all my videos should be like this, my standard, as my usual, for everything i send you, on everything i send you, as default, as my default, as a default, as the default, as defaults, by default, make default, make it default, make it my default, make it the default, make this default, make this my default, make this the default, make that my default, set as default, set default, set as my default, set it as default, set it as my default, save as default, save default, save as my default, save this as default, save this as my default, save it as default, save it as my default, save this style, save this look, save these settings, save settings, save my settings, save these, save it, save this, save, remember this, remember it, remember these settings, remember settings, remember my settings, remember that, keep it for next time, keep this for next time, keep for next time, use it always, use this always, always use this, always like this, always this way, for all videos, for all my videos, for every video, for all future videos, for future videos, for next videos, for the next videos, from now on, each time, keep it like this, keep it this way, keep this style, my default, default from now on, permanently, keep these settings, use this for all videos, for next time, default please, for all my vids, for all vids, all my vids, all vids like this, every vid, all my videos, on all my videos, for all of my videos, in all my videos, for all upcoming videos, for the future, in future, in the future, going forward, from here on, from here on out, henceforth, always do it this way, always do it like this, do it this way always, do this always, do this every time, do it every time, use these always, same for all videos, apply to all future videos, keep this as my style, make this my style, this is my style, my style from now on, use this style from now on, use this look from now on, remember my style, remember my look, remember this style, remember this look, remember the look, stick with this, stick to this from now on, lock it in, lock this in, standard for me',
    saveBrand:
      'remember that for (the|my|our) brand, for (my|our) brand, remember (this|that|it) as (my|our) brand, remember that for brand, save (as|look as|style as|settings as|these settings as|colors as|these colors as|everything as) (brand|preset|my brand|our brand), (as|remember as|remember this as|remember it as|set as|set this as|make|make this|make it|make that) (my|our) brand, as (brand|preset), save (my|our) brand, save brand, this is (my|our) brand, thats (my|our) brand, new brand, remember this as my brand, thats our brand look, save to my brand, add to my brand, store as brand, store this as my brand, keep as brand, keep this as my brand, brand it, our company style save, save as company style, save as our company style',
    useBrand:
      'dress it in our brand (colours|colors), in our brand (colours|colors), our brand (colours|colors), our branding, my branding, our brand kit, my brand kit, brand kit, our house style, our corporate look, company branding, (use|apply|put on|take|with|in|like|go with|switch to) (my|our|the) (brand|preset), (use|apply) (brand|preset), (my|our) (brand|preset), (brand|branded) (look|style|colors|colours) please, (use|apply|in|with) (my|our|the|) (brand|branded) (look|style|colors|colours), make it on brand, on brand, use my brand look, use our brand look, use brand look, apply our style, in our company colors, in our company colours, with our company colors, company colors please, company colours please, use company colors, use company colours, use my preset, apply preset, use preset, in brand colors, in brand colours, brand colors please, brand colours please',
    help: 'help, help me, help please, i need help, what can you do, what can i do, what can i say, what can i change, how does it work, how does this work, how do i use this, how do you work, how to use, how to use this, how to use you, instructions, commands, command list, list of commands, menu, options, show options, show commands, manual, guide, what are the options, what are my options, what settings are there, which settings, what do you do, what is this, how do i start, what now, what should i do, what are you, tutorial, i dont understand, im lost, faq',
    hint: 'support',
  },
  colors: {
    white: 'white, whites, ⚪, ⬜',
    black: 'black, ⚫, ⬛',
    gray: 'gray, grey',
    silver: 'silver',
    yellow: 'lemon, lemon yellow, canary yellow, yellow, yelow, 🟡, 🟨',
    gold: 'gold, golden',
    orange: 'orange, 🟠, 🟧',
    red: 'cherry red, ruby, red, scarlet, 🔴, 🟥',
    crimson: 'crimson',
    burgundy: 'bordeaux, burgundy, maroon, wine red',
    pink: 'pink, hot pink, rose',
    magenta: 'magenta, fuchsia, fuschia',
    purple: 'purple, violet, 🟣, 🟪',
    lavender: 'lavender',
    indigo: 'indigo',
    blue: 'blue, royal blue, 🔵, 🟦',
    skyBlue: 'ice blue, icy blue, glacier blue, sky blue, baby blue, azure',
    navy: 'navy, navy blue',
    cyan: 'cyan, aqua',
    turquoise: 'turquoise, turqoise, aquamarine',
    teal: 'petrol, teal',
    mint: 'mint, mint green, minty',
    green: 'leaf green, leafy green, kelly green, apple green, grass green, green, 🟢, 🟩',
    lime: 'lime, lime green',
    olive: 'olive, olive green, khaki',
    brown: 'brown, 🟤, 🟫',
    beige: 'champagne, nude, beige, tan',
    cream: 'vanilla, cream, ivory, off white',
    salmon: 'salmon',
    coral: 'coral',
    peach: 'peach, apricot',
    brick: 'brick red, brick coloured, brick colored, rust, rusty, rust red, rust coloured, rust colored',
    terracotta: 'terracotta, terra cotta, clay coloured, clay colored, burnt orange',
    amber: 'amber coloured, amber colored, amber yellow, ambery',
    honey: 'honey yellow, honey coloured, honey colored, golden honey',
    mustard: 'mustard yellow, mustard coloured, mustard colored, ochre, ocher',
    bronze: 'bronze, bronze coloured, bronze colored, bronzed, golden brown, goldish brown',
    forest: 'forest green, bottle green, fir green, hunter green, racing green, pine green, moss green',
    plum: 'plum coloured, plum colored, aubergine, eggplant',
    charcoal: 'charcoal, anthracite',
    chestnut: 'chestnut brown, mahogany, reddish brown, russet, coffee brown',
  },
  colorsOfThings: {
    brick: 'brick, tile',
    terracotta: 'clay',
    amber: 'amber',
    honey: 'honey',
    mustard: 'mustard',
    sand: 'sand',
    plum: 'plum',
    brown: 'chocolate, coffee, cocoa',
    chestnut: 'chestnut',
  },
  tints: {
    red: 'reddish, redish, ruddy',
    yellow: 'yellowish',
    green: 'greenish',
    blue: 'bluish, blueish',
    brown: 'brownish',
    gray: 'greyish, grayish',
    pink: 'pinkish',
    orange: 'orangey, orangish',
    purple: 'purplish',
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
  howAreYou: /^(and )?(how are (you|u)( doing)?( today)?|how['’]?s it going|what['’]?s up|how do you do)$/,
  thanks:
    /^(thanks|thank you|thx|ty|great|cool|awesome|perfect|nice|diolch|gracias|merci|danke|grazie|obrigad[oa]|arigato|mahalo|спасибо)$/,
  title:
    /^\s*(?:(?:can you|could you|please|pls|i want|i'd like)\s+)?(?:(?:add|put|set|use|make|change|give it|with|write)\s+)?(?:(?:a|the|my|this|as|to|video)\s+){0,2}(?:(?:title|hook|headline|heading)(?:\s+(?:on top|at the top|at the start|at the beginning|above))?(?:\s+(?:is|to|says?|saying|that says|which says|reading|called))?\s*[:：]\s*|(?:title|headline|heading)(?:\s+(?:on top|at the top|at the start|above))?(?:\s+(?:is|to|says?|saying|that says|which says|reading|called))?\s+(?=["“„«][^"“”„«»]+["”“»][\s.!]*$)|(?:can you|could you|please|pls)?\s*(?:put|write|add|show)\s+(?=["“”„«»][^"“”„«»]+["“”„«»]\s+(?:on top|at the top|above|up top)[\s.!]*$))/i,
  noTitle:
    /^(?:(?:again|once more|same again|the same|redo it|do it again|same)[, ]+(?:please[, ]+)?(?:but |just |only )?)?(?:no|without(?: a| the)?|remove(?: the)?|delete(?: the)?|take off the) (?:title|hook|headline)[.!]?$/i,
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
  agreed: /^(yes|yep|yeah|yea|yup|aye|sure|ok(ay)?|right|all right|alright|correct|exactly|that[’']?s right|i did)$/,
  denied: /^(no|nope|nah|wrong|not really|i did ?n[o’']?t)$/,
  notTypos:
    'smile smiles smiled think thing while write wrote block blank slack track crown drown grown stale shall smell still spell whine bidder thick-skinned angel think other their there where these those fronts fonder plank prank winter letter latter better butter matter bitter center ranger danger longer lower power tower shower flower hover mover over cover border order older elder colder bolder folder holder title style steal small stall hello yellow fellow mellow bellow green greed creed breed bread break brown brawn thanks tanks money honey movie moved video voice choice price prince print point paint faint saint whole whose house mouse horse worse course source sauce cause pause ready reads heads leads teach reach beach peach speech peace piece price sound round found bound could would should world words sword works worse worst first third shirt short sport store story stories style stuff staff start smart heart earth death breath bottle battle button cotton common human woman women person reason season lesson listen silent wright light right night might fight sight eight weight height bright brick trick thick quick quiet quite quote quick white while whale wheat wheel heels feels steel sleep sheep cheap cheat chest chess check cheer sheer sweet tweet sweep bigger begin being bring brings thing rings kings wings sings higher hither singer finger linger anger hunger hanger banana orange arrange ranges centre enter enters print prints french trench wrench branch brunch polish finish punish danish spanish vanish banish german korean korea greek creek dutch ditch hindi irish welsh latin satin russian prussian italian arabic turkish',
  corrections: {
    sure: [
      'turn/make {wrong} into {right}',
      '{wrong} becomes/turns_into {right}',
      'make {right} out_of/of {wrong}',
      '{wrong} should_become/must_become/needs_to_become/has_to_become/is_supposed_to_be/is_supposed_to_say/was_supposed_to_be/thats_supposed_to_be/thats_supposed_to_say/its_supposed_to_be/its_supposed_to_say/supposed_to_be/supposed_to_say {right}',
      'replace/change/swap/correct/fix/switch/exchange {wrong} with/to/by/into/for {right}',
      "change/fix/correct {wrong} it_should_be/it_is/it's/should_be/must_be {right}",
      "instead_of {wrong} write/use/put/say/it_should_be/it_should_say/should_be/it's {right}",
      'use/write/put/say {right} instead_of/rather_than/not {wrong}',
      'spell {wrong} as/like {right}',
      "it_says/says/you_wrote/it_wrote/you_put/you_have/reads {wrong} but_it_should_be/but_it_should_say/but_should_be/but_i_said/but_it's/but_it_is/but_its/but_he_said/but_she_said/and_it_should_be/when_i_said/but_i_say {right}",
    ],
    likely: [
      "fix/correct/correction/it's/it_is/its/that's/that_is/should_be/it_should_be/it_should_say/it_must_be/it_has_to_be/i_said/he_said/she_said/they_said/i_say/he_says/she_says/correct_is/the_name_is/my_name_is/his_name_is/her_name_is/name_is/it's_called/it_is_called/it's_spelled/it_is_spelled/it's_written/spelled/written/we_say/means/you_mean/i_meant/i_mean/meant {right} not/and_not/instead_of/rather_than {wrong}",
      "it's_not/it_is_not/it_isn't/its_not/not/it_doesn't_say/that's_not/i_didn't_say/he_didn't_say/she_didn't_say {wrong} but/it's/it_is/its/but_rather/i_said/he_said/she_said/it_should_be/should_be/that's {right}",
      '{wrong} should_be/should_say/should_read/must_be/must_say/has_to_be/has_to_say/needs_to_be/needs_to_say/wants_to_be/wants_to_say/is_meant_to_be/is_meant_to_say/should_have_been/should_have_said/is_actually/is_really/is_spelled/is_written/ought_to_be {right}',
      '{right} not/and_not/instead_of/rather_than {wrong}',
    ],
    removal: [
      'remove/delete/cut/erase/drop/take_out/get_rid_of the_word/the_words/word/words {wrong}',
      'remove/delete/cut/erase/take_out {wrong} from_the_text/from_text/from_the_captions/from_captions/from_the_subtitles/everywhere',
    ],
    emphasis: [
      'can/could/should/may/let the_word/the_words/word {wrong} stand_out/pop/pop_out/jump_out/be_highlighted/be_emphasised/be_emphasized',
      'make/let/have {wrong} really_stand_out/really_pop/really_jump_out/jump_out',
      'make/let the_word/the_words/word/words {wrong} stand_out/pop/pop_out/bigger/larger/big',
      'make/let/have {wrong} stand_out/pop_out/emphasized/emphasised/be_emphasized/be_emphasised',
      'emphasize/emphasise/stress/accentuate/put_emphasis_on/emphasis_on the_word/the_words/word/words {wrong}',
      'emphasize/emphasise/accentuate/put_emphasis_on/emphasis_on {wrong}',
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
      'take/get it/the_colour/the_color/that off the_word/the_words {wrong}',
      "{wrong} should_not/shouldn't/must_not/need_not/doesn't_need_to/doesn't_have_to stand_out",
    ],
    line: 'line{s}, caption{s}, row{s}, subtitle{s}, phrase{s}, sentence{s}, no, number, nr',
    lineBecomes:
      'to, with, as, just say, can just say, can say, should just say, should be, should say, should read, must be, must say, is, becomes, say, says, by, into, it should be, reads, like this, like so, needs to be, needs to say, has to be, has to say, ought to say, ought to be, shud be, shud say, to say, to read, to be',
    changeLine: 'change, replace, correct, fix, edit, set, make, in, update, rewrite, write',
    removeLine:
      'remove, delete, cut, erase, drop, take out, get rid of, cut out, skip, hide, kill, del, rm, lose, scrap, ditch, remove all of, take away, bin, get rid of all of, can go, needs to go, has to go, should go',
    ordinals:
      'first/1st/one second/2nd/two third/3rd/three fourth/4th/four fifth/5th/five sixth/6th/six seventh/7th/seven eighth/8th/eight ninth/9th/nine tenth/10th/ten eleventh/11th/eleven twelfth/12th/twelve thirteenth/13th/thirteen fourteenth/14th/fourteen fifteenth/15th/fifteen',
    lineTo: 'to through till until',
    lineAnd: 'and & +',
    last: 'last final',
    insteadOf: 'instead rather',
    twice:
      'twice 2x double doubled duplicate duplicated repeat repeats repeated too_many one_too_many once_too_often extra',
    aWord: 'word words',
    mistaken:
      'misheard mishear mishears wrong wrongly mistake mistakes mistaken spelled spelt spelling spell misspelled typo typos error errors correct corrected correction corrections fix heard hear name surname called says said written wrote means meant should it’s its thats that’s spells spelling writes pronounced',
    notCorrected:
      'i you he she we they it this that these those am is are was were be been do does did done can could will would shall should may might must have has had why how what when who where which if because really maybe perhaps probably sure surely certainly definitely absolutely of course so too very just also better worse good bad why time today now yet still me him her us him my your his our their there here nothing something anything everything nobody video theres shud shuld cud wud cuz',
  },
};
