/** A frame made small, as BT.709 of limited range: black is 16, white 235. */
export interface SmallPicture {
  /** Even, as the height is. */
  width: number;
  height: number;
  /** Brightness row by row, then for each two by two pixels how blue they are, then how red (ffmpeg's yuv420p). */
  yuv: Uint8Array;
}
