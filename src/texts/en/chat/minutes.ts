/** What it costs, by what the service knows of the account's minutes. */
export const minutes = {
  /** With a monthly allowance. */
  free: 'Yes, it’s free: you get {time} each month.',
  /** `…Again`: asked right after the answer. */
  freeAgain: 'Free, yes: you never pay anything in this chat, it only counts minutes.',
  unlimited: 'Yes, it’s free, and there’s no limit.',
  unlimitedAgain: 'Free, yes: however many videos you send, you pay nothing.',
  /** Without an allowance, where minutes are counted. */
  notCharged: 'It’s free in this chat: you pay nothing here, videos only use up your minutes.',
  notChargedAgain: 'Free, yes: nothing is charged here. A video only takes its length from your minutes.',
  /** What becomes of it when minutes run out. */
  usedUp:
    'They are minutes of video: each video takes as many as it is long, once. When they are used up, I make no new videos until you get more. Finished ones can still be changed, for nothing.',
  neverUsedUp: 'They don’t run out: there’s no limit here.',
  ofAccount: 'Minutes of an account count here, too: /link connects this chat to yours.',
  ofThisAccount: 'Minutes that are bought for your account count here, too.',
  editsFree:
    'No: a video takes minutes only once, as many as it is long, when it is first ready. Corrections and other looks after that take none.',
  editsUnlimited: 'No: nothing takes minutes here, there’s no limit.',
  enough: 'Yes, your minutes are enough for {time}: you have {left} left.',
  notEnough: 'No, {time} is more than your minutes: you have {left} left.',
  largeFile: 'If the file is too large for this chat, send a link to it.',
  /** How long they are for; `notRenewed`: where no allowance renews. */
  renewed:
    'You get {time} each calendar month, for as many videos a day as you like. What is left over of them ends with the month.',
  notRenewed:
    'No new minutes come by themselves here, neither each day nor each month. Yours stay until videos have used them, as many a day as you like.',
};
