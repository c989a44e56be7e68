import { runFfprobe } from '../media/run-ffmpeg.ts';

/** What joined segments hold, in 1/90000 s, on the segments' clock. */
export interface JoinedPictures {
  count: number;
  firstDts: number;
  lastDts: number;
  firstPts: number;
  lastPts: number;
}

export interface ReadJoinedInput {
  /** Names in `workDir`, in order. */
  segmentNames: string[];
  workDir: string;
  ffprobe: string;
  signal?: AbortSignal;
}

/** Reads the packets of segments as they are joined: one file after the other. */
export async function readJoined({ ffprobe, segmentNames, workDir, signal }: ReadJoinedInput): Promise<JoinedPictures> {
  const seen: JoinedPictures = {
    ...{ count: 0, firstDts: Number.NaN, lastDts: Number.NaN },
    ...{ firstPts: Number.POSITIVE_INFINITY, lastPts: Number.NEGATIVE_INFINITY },
  };
  const columns = ['-select_streams', 'v:0', '-show_entries', 'packet=pts,dts', '-of', 'csv=p=0'];
  await runFfprobe({
    ...{ ffprobe, cwd: workDir, signal },
    args: ['-protocol_whitelist', 'concat,file', ...columns, '-f', 'mpegts', '-i', joinedName(segmentNames)],
    onLine: (line) => {
      const [pts = Number.NaN, dts = pts] = line.split(',').filter(Boolean).map(Number);
      if (Number.isNaN(pts)) return;
      if (seen.count === 0) seen.firstDts = dts;
      seen.count += 1;
      seen.lastDts = dts;
      seen.firstPts = Math.min(seen.firstPts, pts);
      seen.lastPts = Math.max(seen.lastPts, pts);
    },
  });
  return seen;
}

/** Segments as one input of ffmpeg's; the concat demuxer would shift pictures of variable rate. */
export function joinedName(segmentNames: string[]): string {
  return `concat:${segmentNames.join('|')}`;
}
