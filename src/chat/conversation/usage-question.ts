/** What a person asked about minutes and money; absent = how many minutes there are. */
export type UsageQuestion =
  /** What it costs. `isAgain`: the last message told so already. */
  | { about: 'price'; isAgain?: true }
  /** What happens when they are used up, and how to get more. */
  | { about: 'more' }
  /** When they renew, and for how long they are. */
  | { about: 'renewal' }
  /** Whether corrections and other looks take any. */
  | { about: 'edits' }
  /** Whether a video of this length can be made. */
  | { about: 'length'; seconds: number };
