import { sizeAndColourFilters } from '../filters/picture-filters.ts';
import { type FramedPlace, moving, type Timed } from './framing-branches.ts';
import type { MovingCrop } from './framing-plan.ts';

/**
 * Source pixels beyond a window, by which the crop may begin earlier than the window. More of them place the picture more
 * exactly, and cost more scaling. Half of what there is, so that the crop has room to move too.
 */
function slackBeside(window: number, whole: number): number {
  return Math.max(0, Math.min(40, Math.floor((whole - window) / 2)));
}

/** A place is exact enough when it is as near as this, in source pixels: nobody sees less. */
const exactPixels = 0.02;

/**
 * Draws windows that change their size while they move, up to a largest size. Each frame is cropped at a whole pixel, scaled
 * anew, and cropped again at a whole pixel. Both together reach nearly every place between pixels: a step of the second crop
 * is not a whole pixel of the source. So of the pairs of steps the one that comes nearest is taken, for each frame.
 */
export function zoomBranch(zooms: Timed<MovingCrop>[], { source, frame }: FramedPlace): string[] {
  const largest = zooms[0] ?? source;
  const axis = (start: 'left' | 'top', length: 'width' | 'height') => {
    const whole = 2 * Math.floor(source[length] / 2);
    const cropped = Math.min(whole, largest[length] + slackBeside(largest[length], whole));
    const place = moving(zooms, (point) => point[start]);
    const size = moving(zooms, (point) => point.size?.[length] ?? largest[length]);
    return { cropped, ...placing({ place, size, whole, cropped, shown: frame[length] }) };
  };
  const [x, y] = [axis('left', 'width'), axis('top', 'height')];
  return [
    `crop=${x.cropped}:${y.cropped}:x='${x.before}':y='${y.before}':exact=1`,
    // several threads would be started anew for each frame
    `scale=w='${x.scaled}':h='${y.scaled}':flags=bicubic:eval=frame:threads=1`,
    `crop=${frame.width}:${frame.height}:x='${x.after}':y='${y.after}':exact=1`,
    'setsar=1',
    ...sizeAndColourFilters(source, null),
  ];
}

interface Placing {
  /** Expressions over `t`, in source pixels: where the window begins, and how long it is. */
  place: string;
  size: string;
  /** Length of the source, of the crop before scaling, and of the output. */
  whole: number;
  cropped: number;
  shown: number;
}

/**
 * Expressions for one axis. The scaled length is a whole number s, so a pixel of it is b = cropped / s of the source. For
 * each step k of the second crop, the first one has to begin at r − k·b so that the middle of the window is in the middle of
 * the output. The k is taken for which that is nearest to a whole pixel, rather an even one, so that colours stay in place.
 */
function placing({ place, size, whole, cropped, shown }: Placing) {
  const scaled = `max(${shown},round(${cropped * shown}/(${size})))`;
  // 0: size, 1: b, 2: r, 3: k, 4: error of the best, 5: the best k, 6: begin for k, 7: error for k, 8: the last k
  const search = [
    `st(0,${size})`,
    `st(8,max(${shown},round(${cropped * shown}/ld(0))))`,
    `st(1,${cropped}/ld(8))`,
    `st(2,${place}+ld(0)/2-${shown / 2}*ld(1))`,
    `st(8,min(ld(8)-${shown},floor((ld(2)+0.5)/ld(1))))`,
    `st(3,max(0,ceil((ld(2)-${whole - cropped}-0.5)/ld(1))))`,
    'st(5,ld(3))',
    'st(4,9)',
    `while(lte(ld(3),ld(8))*gt(ld(4),${exactPixels}),${[
      'st(6,round(ld(2)-ld(3)*ld(1)))',
      'st(7,abs(ld(2)-ld(3)*ld(1)-ld(6))+mod(ld(6),2)/50+mod(ld(3),2)/50)',
      'if(lt(ld(7),ld(4)),st(4,ld(7))+0*st(5,ld(3)))',
      'st(3,ld(3)+1)',
    ].join(';')})`,
  ].join(';');
  return {
    scaled,
    before: `${search};clip(round(ld(2)-ld(5)*ld(1)),0,${whole - cropped})`,
    after: `${search};ld(5)`,
  };
}
