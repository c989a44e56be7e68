import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const englishTopics: TopicPhrases = {
  settings:
    '^ (settings|preferences|options) $, (show|open|see|where) (settings|preferences), where (change|set) (stuff|things|everything|this|that|defaults)',
  styles:
    '(what|which|any|other|more|else|different) (styles|style|looks|designs|templates|presets|options), what_else (got|have|is_there|can), (show|see|list|browse) (styles|looks|presets|templates|designs), (got|have|something|anything) (classier|nicer|better|fancier|cooler|different|else), ^ (styles|looks) $, surprise_me',
  colors:
    '(what|which|show|list|other|more|see) (colors|colours), (change|pick|choose) (color|colour|colors|colours) $, ^ (colors|colours|color|colour) $',
  language: '(change|switch|set|choose) language $, ^ language $, where language, (your|bot) language $',
  videos:
    '^ (my|old|previous) (videos|clips) $, (show|list|see|where|find) (my|old|previous|all|past|earlier) (videos|clips), ^ history $, (videos|clips) (ive|i_have|i) (made|sent|done)',
  home: '(back|go|return|take) (start|beginning|menu|homepage), main_menu, ^ (home|menu) $',
  deleteData:
    '(delete|erase|remove|wipe|clear|destroy) (everything|all|anything) (me|my|mine|about|have|you), (delete|erase|remove|wipe|destroy|close) (my|all|personal) (data|info|information|account|details|profile), ^ forget_me, forget (me|everything) (completely|entirely|please), erasure, right_to_be_forgotten, (delete|wipe|erase)_everything, (delete|wipe|erase) all_of_it',
  deleteVideo:
    '(delete|erase|trash|scrap) (video|clip|footage|recording|oldest|newest|one|#), (delete|erase|trash)_(it|this|that), get_rid (video|clip), take_down (video|it|clip), remove (video|clip) (server|servers|here|from), (video|clip) (gone|deleted|removed) (please|now|asap)',
  sendAgain:
    '(send|resend|forward|share|give|post) again, resend, send (once_more|another_time|one_more_time), lost (video|it|file), wont (open|play|load|download), (cant|cannot|doesnt) (open|play|load|download) , deleted_it (accident|accidentally|mistake)',
  sendFile:
    'as (file|document|attachment), (full|original|better|best|highest|max|maximum|high|good|top) (quality|resolution|res|hd), uncompressed, lossless, (squashed|compressed|crushed|ruined|killed|destroyed) quality, (pixelated|grainy|compressed) , quality (bad|awful|terrible|trash|squashed|poor|low)',
  sendSrt:
    'srt, vtt, (subtitle|subtitles|subs|captions|caption) (file|files|separately|separate), srt as_(a_file|file)',
  showMistakes:
    'how (correct|fix|change|edit) (word|words|mistake|mistakes|text|typo|spelling|name|something|line|it), (there|found|has|have|are|made|some|few|couple|spotted) (mistake|mistakes|typo|typos|error|errors), (spelled|spelt|wrote|got|have) (name|word|words|something|stuff) wrong, (can|could|may) (edit|correct|fix) (text|words|captions|subtitles|it|transcript)',
  speak: '',
  work: '(is|are|isnt) (it|video|this|everything|that|mine|they) (ready|done|finished|there|working), (ready|done|finished)_yet, how_much_longer, how_long (take|takes|till|until|will|left|does|is|usually|more|now), how_far, where (is|s|are|wheres) (video|clip|it|result|mine|they), wheres (video|clip|it|my), why (long|slow|taking|takes), (is|it|this|its|bot|video) (frozen|stuck|crashed|hanging|hung|dead), (anyone|anybody|u|you) there, still (working|going|there|waiting|rendering|nothing), (taking|takes|take) (forever|ages|so_long|long), (ready|done) (by|before|in_time|when), whats_(happening|the_status), ^ (status|eta|progress|ready|done) $, any_(news|update|progress), havent (got|received|gotten), (nothing|never) (came|come|arrived|received|got), where will (get|receive|come|arrive|appear), when (ready|done|finished|get|be)',
  minutes:
    '(minutes|time|credit|credits|quota|allowance|videos) (left|remaining), how_many (minutes|videos) (left|have|can|remaining|got), (used|usage) (minutes|month)',
  price:
    'how_much (cost|costs|pay|is|for|do|does|per|an), (price|prices|pricing|subscription|subscriptions|discount), (is|its|this|bot|it) free, for_free, (have|need|must) to_pay, paid_(plan|version), credit_card, (what|does) cost, what costs, free_trial, (monthly|yearly|annual) (plan|fee)',
  privacy:
    '(who|anyone|anybody|else|people) (see|sees|access|watch|view|watches|look) (my|our|video|videos|clips|it|this|footage|files), who (has|have|gets) access, what (happens|happen) (video|videos|clips|data|footage|files), (do|are|will|does) (keep|store|stored|saved|save|private|confidential|safe|secure) , how_long (keep|stored|store|stay|kept|saved), gdpr, privacy, confidential*, (train|training|trained) (ai|models|model|on), (is|are) (private|secure|safe|public), where (stored|saved|servers|hosted), deleted (after|automatically|when)',
  formats:
    '(what|which) (format|formats|file_types|filetypes), (mov|mp4|mkv|avi|webm|wmv|hevc|flv|m4v|prores) (ok|okay|work|works|files|file|fine|good|possible|supported|accepted|too), (take|accept|support|read|handle|send|do) (mov|mp4|mkv|avi|webm|wmv|format|formats|hevc|flv|m4v)',
  length:
    '(how_long|how_big|how_large) (can|may|be|allowed|max) , (max|maximum|longest|biggest) (length|duration|size|video|minutes|long|file|filesize), (is_there|theres|any|whats) (limit|maximum|max), (length|size|time|duration|file) limit, (hour|hours|minutes|minute|min|gb) (ok|okay|possible|fine|too_long|too_big|allowed|work), too_long',
  platforms:
    '(which|what) (sites|platforms|apps|links|websites|socials), (youtube|instagram|insta|facebook|fb|tiktok|vimeo|linkedin|dropbox|drive|twitter|snapchat|twitch|whatsapp|loom|zoom) (links|link|work|works|ok|okay|possible|too|fine|supported), (take|accept|support|do|does|can|will|paste|send) (link|links|youtube|insta|instagram|facebook|vimeo|dropbox|linkedin|twitch|whatsapp|twitter)',
  whoAreYou:
    'who_are_(you|u), what_are_(you|u), (are|r)_(you|u) (human|bot|real|person|robot|ai|machine|chatgpt), (talking|speaking|this|there) (human|bot|person|robot|real), whats_your_name, who (made|built|runs|owns) (you|this)',
  howToBegin:
    'how (start|begin|use|works|work), (dont|do_not|cant|didnt) (understand|get_it|know_how|follow), what (can|do|all) (you|u) (do|offer), explain, where (start|begin), help_me $, confused, what (is|does) this (bot|thing|do), (can|could) (caption|subtitle) (video|videos|clip|clips) $, new_(here|to_this)',
  silences:
    '(cut|remove|delete|trim|edit|take|get_rid|kill) (silence|silences|pauses|pause|ums|um|uhs|uh|gaps|filler|fillers|dead_air|breaths), jump_cut, jump_cuts, jumpcuts',
  translation:
    'translat*, bilingual, (two|both)_languages, (captions|subtitles|subs|text) in (english|spanish|french|german|hindi|italian|portuguese|russian|arabic|chinese|two) (instead|although|but|even|while|too|also)',
  cleanVideo:
    '(remove|take|get_rid|erase|without|delete|strip) (captions|subtitles|subs) (off|out|original|existing|burned|burnt|away|already|clean|all|again|completely|altogether|entirely|first), (captions|subtitles|subs|text) (already|burnt|burned|baked|hardcoded), (clean|original)_video, ^ (no|without|remove) (captions|subtitles|subs) $, (take|get|remove) (captions|subtitles|them|those) off',
  music:
    '(add|put|lay|with|some|want|need|play|stick|throw) (music|song|beat|lofi|soundtrack|tune|jingle), (music|song|beat|lofi|soundtrack|tune) (under|behind|background|underneath|over)',
  download:
    '(download|save|rip|grab) (no|without|dont) (captions|subtitles|watermark|need), just_(download|save|rip|grab), only_(download|save), download (for_me|only|without|this_for), (without|no|remove) watermark',
  voice:
    '(change|make|deepen|pitch|alter|disguise|lower|raise|distort|autotune) (voice|voices), voice (deeper|higher|lower|robot|different|male|female|chipmunk|darth)',
  trim: 'trim, (cut|chop|crop|shorten|clip|snip|remove|delete|lose|skip) (first|last|start|end|beginning|intro|outro|ending) (seconds|second|sec|secs|minute|minutes|part|bit|off|out|video|of), (cut|chop|crop|shorten) (video|clip|it_down|it_to|intro|outro|seconds|sec|minute), (first|last) # (seconds|sec|secs|minutes) (off|out|away|gone)',
  speed:
    '(speed|slow)_(up|down|it_up|it_down), speed up, (faster|slower) (video|clip|playback), (1.5x|2x|1.25x|1.2x|1.1x|0.5x), slow_motion, slowmo, slow_mo, time_lapse, timelapse, (play|run) (faster|slower)',
  picture:
    '(add|put|insert|slap|place|stick|drop|overlay|use|pop|throw) (logo|picture|photo|image|pic|pics|gif|sticker|png|broll|images|photos|watermark), (logo|picture|photo|image) (corner|top|bottom|intro|end|over|in_the)',
  backgroundBlur:
    '(blur|unblur) (background|behind|room|backdrop|bg), (replace|swap|change) background (video|behind|room|image|picture|beach|me), green_screen, greenscreen, virtual_background',
  posting:
    '(post|publish|upload|share|schedule) (insta|instagram|tiktok|youtube|facebook|linkedin|channel|page|account|story|for_me|yt|fb|ig) , autopost, auto_post, (post|publish|upload) (it_for|directly|straight|automatically)',
  speakers:
    '(two|three|both|each|different|every|#) (people|speakers|speaker|persons|person|guests|guest|hosts|of_us) (color|colors|colour|colours|pink|blue|green|yellow|red|mine|words), (color|colour|colors|colours) (per|each|every|by) (speaker|person|guest|one), (her|his|my) (words|lines|text|captions) (mine|my|his|her|hers|guest*|the_other), different (color|colours|colors|colour) (speaker|speakers|person|people|guest|each)',
  live: 'livestream*, live_stream*, (live|realtime|real_time) (captions|caption|captioning|subtitles|subtitle|transcri*|on|for|during), (captions|caption|subtitle|subtitles|work) live, in_real_time',
  dubbing:
    'dub, dubbed, dubbing, (voiceover|voice_over|ai_voice), make (me|him|her|it) (speak|talk), (voice|read|say) in (spanish|english|french|german|hindi|italian|portuguese)',
  summary:
    'summar*, (best|good|funny|highlight|viral) (bits|parts|moments|clips), highlight_reel, (make|cut|turn|split) (shorts|clips|pieces) (out|from|of), tldr, (short|shorter)_version',
  otherFont: `${fontNames}, (my|own|custom|our|upload|another|different|other) (font|typeface), (what|which|show) fonts`,
  noise:
    '(remove|reduce|clean|cancel|kill|fix|less|mute|filter) (noise|hum|hiss|wind|echo|fan|buzz|audio|sound), noise (reduction|removal|cancel*), (louder|quieter) (voice|audio|sound|volume|music), (volume|audio|sound|voice) (up|louder|quieter|increase|too_quiet|too_low)',
  brightness:
    '(brighten|darken|lighten) (picture|video|image|it|clip|footage|shot), (brighter|darker) (picture|video|image|footage|shot), (color|colour) (grade|grading|correction), (picture|video|image|footage|shot) (dark|bright|brighter|darker|contrast|saturation), (video|picture) filter, add_a_filter',
  timing:
    '(captions|subtitles|text|words|subs) (early|late|ahead|delayed|lag*|behind_the), out_of_sync, (not|isnt|arent) (in_sync|synced|synchron*), sync (off|wrong), (captions|subtitles|subs) (come|appear|show) (before|after|early|late)',
  capitals:
    'all_(caps|capitals|uppercase), (in|only|with|use|no|without|not) (caps|capitals|uppercase), uppercase, lowercase, lower_case, upper_case, (small|capital|big_capital)_letters, sentence_case, capitals, ^ caps $, (stop|looks|like|dont|im) (shouting|yelling|screaming)',
  wordCount:
    '(max|maximum|only|just|at_most|limit) (#|two|three|four|five|six) words, (#|two|three|four|five|six) words (time|max|per|only|screen|once|each|line|page), (fewer|less|more) words, (too_many|too_few|so_many) words, words (at_once|at_a_time|per_screen|per_page|on_screen), (longer|shorter) (lines|phrases|chunks|sentences)',
  punctuation:
    'punctuation, (no|without|add|remove|drop|with|missing|put|lose) (commas|comma|periods|full_stops|dots|question_marks), (commas|periods|full_stops) (missing|back|please|out|off|gone|in)',
  weight:
    '(thinner|bolder|heavier|lighter|slimmer|skinnier|finer) (font|letters|type|typeface|lettering), (font|letters|type|typeface|lettering|text) (thinner|bolder|heavier|lighter|slimmer|skinnier|less_heavy|too_heavy|too_thin), less_bold, more_bold, too_bold',
  praise:
    '(love|loved|loving|adore) (it|this|that|them), ^ (wow|omg|amazing|awesome|brilliant|fantastic|beautiful|gorgeous|superb|excellent|stunning|wicked|sick|insane|incredible|chefs_kiss), (this|it|thats|its|that|looks) (so|really|absolutely|is|pretty|just|bloody|looks) (good|great|amazing|awesome|perfect|brilliant|fantastic|beautiful|gorgeous|fire|cool|lovely|nice|sick|insane), (great|good|nice|amazing|lovely|fantastic)_(job|work|stuff), well_done, you_rock, bless_you, looks_(great|good|amazing|awesome|lovely|fab), so_(good|cool|nice), spot_on',
  complaint:
    '(hate|dislike|ugly|awful|terrible|horrible|garbage|rubbish|crap|disappoint*|useless|worst|sucks|disgusting|horrendous|trash|pathetic), dont_like, (not|isnt)_(good|great|nice|happy|impressed|what_i_wanted), (looks|look) (bad|cheap|ugly|wrong|weird|off), ^ (it|this|thats|that) is bad $, (wtf|ffs|meh|ew|yuck)',
  patience:
    'take time, no_(rush|hurry|worries|problem|stress), (ill|will|can|happy_to) wait, ^ (ok|okay|fine|cool) (waiting|wait|thanks|then) $',
  refusal:
    '^ (no|nope|nah|naw|negative|no_thanks|no_thank_you|not_now|nah_thanks|no_need) $, (leave|dont_touch|keep|dont_change) (text|words|it|everything|them) (alone|as_is|as_it|like|be|$), leave (alone|be), dont_(touch|change) (anything|it|text|words)',
};
