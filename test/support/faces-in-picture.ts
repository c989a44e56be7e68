import { createFaceDetector } from '../../src/engine/reframe/detect/create-detector.ts';
import { ffmpeg } from './make-clip.ts';

/** As large as the detector wants upright pictures. */
const size = { width: 216, height: 384 };
const detect = createFaceDetector();

/** The faces in an upright picture, or in an upright video at a moment: middles and edges as shares of the picture. */
export async function facesInPicture(file: string, atSeconds?: number) {
  const seek = atSeconds === undefined ? [] : ['-ss', atSeconds.toFixed(3)];
  const filters = `scale=${size.width}:${size.height}:flags=area,format=rgb24`;
  const bytes = ffmpeg([...seek, '-i', file, '-frames:v', '1', '-vf', filters, '-f', 'rawvideo', 'pipe:1']);
  const [faces = []] = await detect([{ ...size, rgb: new Uint8Array(bytes) }]);
  return faces.map(({ left, top, width, height }) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
  }));
}
