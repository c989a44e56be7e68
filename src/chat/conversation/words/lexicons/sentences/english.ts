import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const englishSentences: SentenceWords = {
  possible: /possible|also|as well|do you (?:do|have)/u,
  already: /(?:is|are|isnt|arent)(?: \p{L}+){0,5} already|already in there/u,
  unchanged: /leave|keep|unchanged|untouched|alone|stay|dont touch/u,
  unseen:
    /unreadable|illegible|(?:cant|cannot|couldnt|hardly|barely|never|not) (?:\p{L}+ ){0,3}(?:see|seen|read|make (?:it |them |that |this )?out|recogni[sz]e)|(?:vanish|disappear|fade|blend|merge|drown)\p{L}*|(?:get|gets|is|are|got) lost|invisible/u,
  unread:
    /unreadable|illegible|(?:cant|cannot|couldnt|can ?not|hardly|barely|never|not|nobody can|no one can|no chance of) (?:\p{L}+ ){0,3}(?:reading|read|make (?:it |them |that |this )?out)|(?:hard|difficult|impossible|a pain) to read|easier to read/u,
  compared: 'like as same how as like',
  restoring: 'go back put change switch bring return',
  beforeNoun:
    'yeah yes yep but ok okay nah well hmm so the a my our your on upon over against in with those these that this at',
  letterCase: {
    first:
      'with_a_(capital|big|cap|upper_case|uppercase) , (has|needs|gets|have|wants)_a_(capital|big_letter|cap), capital_first_letter, capital_letter_(on|for|at), capital_(on|for), (is|be|gets|should_be)_capitalised, (is|be|gets|should_be)_capitalized, capital_@, big_@, with_capitals, (start|begin|starts|begins)_with_(capitals|capital_letters|a_capital|a_big_letter), capitalise, capitalize, capitalised, capitalized, capital_letter',
    each: 'both_(capitalised|capitalized|with_capitals|with_a_capital|in_capitals), (capitals|capital_letters|capital)_(on|for)_both',
    all: '(in|all|with|use)_(capitals|caps|uppercase|upper_case|capital_letters|big_letters), all_caps, (all|completely)_(uppercase|in_caps)',
    small:
      '(in|all|with|use)_(lowercase|lower_case|small_letters), lowercase $, lower_case $, with_a_(small|lowercase|lower_case), (not|isnt)_capitalised, (not|isnt)_capitalized, lowercase, lower_case, (small|little)_(letter|letters|@), no_(capital|capitals), without_(capitals|a_capital)',
  },
  standingOut:
    '(stand|stands|standing|pop|pops|jump|jumps)_out, pop, pops, emphasize, emphasise, emphasized, emphasised, highlight, highlighted, accentuate, (different|other|another|own)_(colour|color)',
  thanks:
    'thanks, thank_(you|u|ya|ye), thanx, thnx, thx, thks, ty, tysm, tyvm, cheers, ta, much_(obliged|appreciated), (obliged|indebted)_to_(you|ya), (appreciate|appreciated)_(it|that|this|you|your), grateful, bless_(you|ya|your), (ur|youre|you_are|u_r)_(a|an|the) (real_one|legend|star|lifesaver|angel|gem|best|hero|goat|champ|treasure|gent), appreciate, appreciated, nice_one, (did|done)_(alright|all_right|well|good|great|brilliant), ^ (works|good_enough)_for_me $, ^ that_works_for_me $, ^ (thatll|that_will|itll|it_will)_do $, ^ (thatll|that_will|itll|it_will)_do_(me|nicely|for_me|fine) $, ^ suits_me $, (drinks|beer|beers|pint|pints|coffee|round|lunch|dinner) on_me, (ill|i_will|id|let_me) (buy|get|stand) you (pint|beer|coffee|drink|cake), i_owe_(you|ya)_(one|a_pint|a_beer|a_drink|a_coffee|big_time), (ur|youre|you_are|u_r)_(a|an|the|such_a) (diamond|rockstar|rock_star|life_saver|brick|wonder|genius|ace|darling|saint|godsend|marvel)',
  goodbye:
    'good_(luck|waves|sales|vibes), happy_(baking|gardening|surfing|filming|days|sailing|fishing), bye, goodbye, byebye, (good|gd)_night, nighty_night, take_care, farewell, see_(you|ya|u) (later|soon|around|tomorrow|next|again|then|$), cya, ttyl, (all_the|kind|best|warm)_(best|regards|wishes), have_a_(nice|good|great|lovely) (day|evening|night|weekend|one), until_next_time, thats_(all|it|everything) (for|then|thank|thanks|$), ^ (over_and_out|so_long|laters) $',
  where: 'where, wheres, wherere',
  contrast: 'but, however, though, although, yet, except',
  asking: 'know, wonder, wondering, wondered, ask, asking, question',
  reported: 'says, said, told, heard, tells, recommended, apparently, supposedly, sent, gave, passed, shared',
  work: 'how_long (we|you|u)_(talking|looking), (did|has) (it|video|file|clip) (arrive|arrived|come_through), did_(it|you|u|this|my_video)_render, (is|are|has|have|did|u|you|its|was) (rendered|finish|finished|done|ready|complete|completed|processed|exported), (almost|nearly|already|all|you|u|rendering) (ready|done|there|finished|complete) $, (is|are|it) (rendering|processing|exporting) (yet|still|now|$), (what|whats|hows|how) (progress|status|going|coming), (minutes|seconds|hours|time) (until|till|before|left) (ready|done|finished|rendered), (tell|know|say) (if|when) (ready|done|finished), (will|would|gonna) (ready|done|finished), where (r|are)_(u|you|we) , (place|position|spot|number) (queue|line), (is|are)_(it|you|u)_(rendering|processing) $, am_i_(next|first|last), (how_many|anyone|anybody) (before|ahead), (queue|line) (long|full|big), is_there_a_(queue|line), are_we_there_yet, (percent|percentage) (done|is|are), (which|what) (stage|step|percent|percentage), ^ (will|is)_(it|this|that)_(be_quick|be_fast|be_long|quick|fast) $, ^ (will|does|do)_(it|this|that|you)_(take_long|take_a_while|take_ages) $, ^ (is|will)_(it|this|that)_(gonna|going_to)_(be_quick|take_long) $',
};
