/**
 * Timestamps in segments are ten seconds late; joining subtracts that again. The first frames are decoded before they are
 * shown, and without room below zero the muxer would shift that one segment. The filters add the offset, since the
 * segment muxer ignores `-output_ts_offset` in some of its timestamps.
 */
export const segmentOffsetSeconds = 10;
