import type { RequestWish } from '../conversation/understood-words.ts';
import type { RequestTopic, Topic } from '../conversation/words/topics/topic.ts';

/** Those that a model may never ask for: they delete, stop, start over, or change what the account keeps. */
type Forbidden = 'cancel' | 'reset_settings' | 'make_default' | 'save_brand';
type ForbiddenTopic = 'deleteData' | 'deleteVideo' | 'home' | RequestTopic;

/** What a model may ask for, and when. */
export const modelRequests: Readonly<Record<Exclude<RequestWish['request'], Forbidden>, string>> = {
  undo: 'take back the last change',
  like_last_time: 'make it look like the video before',
  show_text: 'show the text of the captions, to correct it',
  render: 'make the video with the changes now',
  use_brand: 'use the saved brand style',
  check_reading: 'are the captions easy to read?',
  help: 'what can you do?',
  clear_faces: 'the captions cover a face',
  clear_view: 'the captions cover something else in the picture',
};

/** What a model may say that a message is about: questions and pages, then what this service cannot do, then talk. */
export const modelTopics: Readonly<Record<Exclude<Topic, ForbiddenTopic | 'speak'>, string>> = {
  settings: 'open the settings',
  styles: 'show the styles',
  colors: 'show the colours',
  language: 'choose the language of the chat',
  videos: 'list my videos',
  sendAgain: 'send the finished video again',
  sendFile: 'send it as a file, without compression',
  sendSrt: 'send the captions as SRT',
  showMistakes: 'there are mistakes in the text',
  work: 'is it ready, how long does it take, where is it',
  minutes: 'how many minutes do I have left',
  price: 'what does it cost',
  privacy: 'who sees my videos, what is kept',
  formats: 'which files can I send',
  length: 'how long may a video be',
  platforms: 'does it work for TikTok, Reels, Shorts',
  several: 'may I send more videos now, must I wait here',
  whoAreYou: 'who or what are you',
  howToBegin: 'what do I do first',
  ownScript: 'I have the text of what is said, can I send it',

  silences: 'cut silences',
  translation: 'translate',
  cleanVideo: 'the video without captions',
  music: 'add music',
  download: 'download from another site',
  voice: 'change the voice',
  trim: 'cut or shorten the video',
  speed: 'play faster or slower',
  picture: 'add a picture',
  backgroundBlur: 'blur the background',
  posting: 'post it somewhere',
  speakers: 'a colour for each speaker',
  live: 'live streams',
  dubbing: 'dub it',
  summary: 'summarise it',
  otherFont: 'a font that is not in the list',
  noise: 'remove noise',
  brightness: 'brighter, sharper picture',
  timing: 'captions come too early or late',
  capitals: 'capital or small letters',
  wordCount: 'words on screen at once',
  punctuation: 'with or without full stops and commas',
  weight: 'bold, thin, italic',
  shape: 'square or 4:5',
  joining: 'join two videos',
  manyColors: 'a colour for each word, rainbow letters',
  emojiChoice: 'fewer or other emojis',
  zoom: 'zoom in or out',

  praise: 'likes it',
  complaint: 'does not like it, without saying why',
  patience: 'will wait',
  refusal: 'does not want anything',
};
