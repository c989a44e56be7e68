export interface Point {
  x: number;
  y: number;
}

/** Size of the clip and of every layer. */
export const frame = { width: 1080, height: 1920 };

export function svgDocument(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${content}</svg>`;
}

/** A smooth closed outline through the points (Catmull-Rom, as cubic Béziers). */
export function smoothOutline(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((point, index) => curve(at(index - 1), point, at(index + 1), at(index + 2)));
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/** A smooth open line through the points. */
export function smoothLine(points: Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${pair(at(0))}${curves.join('')}`;
}

export function linearGradient(id: string, [from, to]: [Point, Point], stops: [number, string, number?][]): string {
  const ends = `x1="${from.x.toFixed(1)}" y1="${from.y.toFixed(1)}" x2="${to.x.toFixed(1)}" y2="${to.y.toFixed(1)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.map(gradientStop).join('')}</linearGradient>`;
}

export function radialGradient(id: string, centre: Point, radius: number, stops: [number, string, number?][]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}" r="${radius}">${stops.map(gradientStop).join('')}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation.toFixed(2)}"/></filter>`;
}

function gradientStop([offset, colour, opacity = 1]: [number, string, number?]): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${pair(first)} ${pair(second)} ${pair(to)}`;
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}
