/** What buttons under a finished video do. */
export const explained = {
  /** The buttons that save a look, and what they differ in. */
  saveButtons:
    'All your next videos get this look by themselves with “As my default”. “As my brand” does that, too, and keeps the look as your preset: after other looks, “use my brand” brings it back.',
  /** What a file of captions is for. */
  srtFile:
    'It holds the captions and their times as text. Upload it with your video to YouTube or Facebook, or open it in an editing program: there people can switch captions on and off. Say “send the srt” and you get it.',
  /** All of them. */
  resultButtons:
    '“Edit text” shows all the words, for you to correct them. “Change the look” has colours, sizes and styles. “As my brand” gives all your next videos this look, “As my default” as well. “Captions .srt” sends the words and their times as a text file. “Delete” deletes this video here.',
};
