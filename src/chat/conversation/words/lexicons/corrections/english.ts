import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const englishCorrections: CorrectionWords = {
  toLine: 'in at on for of to from',
  mistakes: 'mistakes errors typos corrections fixes changes',
  nextToLast: 'penultimate, second to last, second last, last but one, next to last',
  fromBottom: 'from the bottom, from bottom, from the end, from below',
  letterNames: 'h:aitch/haitch z:zed/zee w:double_u f:eff l:ell s:ess y:wye k:kay q:cue g:gee j:jay',
  letterAs: 'as in, for, like',
  doubled: 'double',
  signs: {
    ',': 'comma',
    '!': 'exclamation mark, exclamation point',
    '?': 'question mark',
    '.': 'full stop, period',
    ':': 'colon',
    '…': 'ellipsis, three dots, dot dot dot',
    '–': 'dash',
  },
  afterWord: 'after, behind',
  beforeWord: 'before, in front of',
  between: 'between',
  atEnd: 'at the end of, at the end, to the end of, at the very end',
  oneWord:
    'is one word, as one word, in one word, should be one word, one word, is all one word, all one word, is a single word, a single word, (each|both) one word, are one word, (is|are) (written|spelled|spelt) together, in one piece, (no|without a|has no|theres no) gap, (no|without a|has no|theres no) gap in it, no space in it, no space in between',
  hyphen: 'with a hyphen, with a dash, has a hyphen, needs a hyphen, hyphenated, is hyphenated',
  isRight:
    '(is|are|looks|look) (right|correct|fine|good|great|nice|lovely|amazing|awesome|brilliant|perfect|ok|okay|spot on), (dont|do not) (touch|change) (it|that|them)',
  leave:
    'no wait, never mind, nevermind, forget (it|that), scrap that, (leave|keep) (it|that|them|as is|as it is), (leave|keep) (it|that|them) (alone|as is|like that|like this|as it is|the way it is), dont, do not, (doesnt|does not) matter, no matter',
  noMistakes: '(no|zero|without) (errors|mistakes|typos)',
  others: 'the rest, rest, the others, others, everything else, all the rest, the other ones, the other lines',
  but: 'but except apart bar besides however although though only',
  still: 'still',
  indefinite: 'a an',
  without: 'without minus',
  plainNo: 'nah nope',
  asDigits:
    'as a number, in digits, in numbers, as digits, in figures, as numbers, in number, in numerals, as numerals, as figures',
  onlyOne: 'only one, just one, only once, just once',
  apart: 'are two words, is two words, should be two words, two words, separate words, with a space, written apart',
  add: 'add, insert, write in, tack on, stick in, append',
  missing:
    'missing, (is|are|was|were) (missing|lacking), lacks, you forgot, forgot, forgotten, you (missed|skipped|dropped|left out|lost), left out, there (should|needs to|must) be, should be',
  put: 'put, put in, place, write, stick, stick in, pop, pop in, set, slip in',
  unnamed:
    'something anything one thing things words letter letters sign space gap capital accent line sentence part bit name it this that logo picture pause music sticker link',
  lineSays:
    '(should|must|shud|shld|needs to|has to|ought to|to|is to|can|could) (just say|say|read), should have said, says, say, reads, (needs|has|ought|is) to be, to be, should be, be, it should (say|read|be)',
  thatLine: 'have, let, make, that',
  isName:
    '(is|was) (the|my|our|his|her|their|its) (name|surname|first name|last name|nickname), (is|was) (what|how) (the|my|our|his|her|its), is how you (spell|write), thats the name',
  myName: 'my name, my names, my surname, my first name, my last name, im called, i am called',
  introduces: 'im, i am, my name is, my names, this is, its, it is',
  year: 'year',
  atStart:
    'at the start of, at the start, at the beginning of, at the beginning, from the start, from the beginning, at the front',
  explains: "it's a, it is a, it's the, its a, its the, that's a, that's the, that's my, it's my, its my",
  letterByLetter: 'letter by letter, spelled out, spelling',
  itIs: "(its|it's|it is|it was|thats|that's|that is|theyre|they're) (really|actually|supposed to be|called|spelled|spelt|written|named), its, it's, it is, it was, thats, that's, that is, should be, should say, should read, must be, is, be, say, to say, to be, i said, i say, it says, it should be, it should say",
  address:
    "bro bruh dude mate buddy pal fam love dear darling honey hun sweetie lol lmao lmaoo rofl haha yall y'all thx ty pls plz k ok okay sir madam",
  together:
    'together, goes together, go together, belongs together, belong together, joined, joined up, all one name, one name, without a space, without the space, no space',
  also: 'also, too, as well, same for, same goes for, likewise',
  withLetter: 'with',
  pointing: 'it this that these those them hes shes theyre youre its thats',
};
