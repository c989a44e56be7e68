import { bloom } from './draw-rose.ts';
import { seededRandom } from './seeded-random.ts';
import { frame, svgDocument } from './svg-shapes.ts';

/** Everything that moves: petals that fall and turn, glowing motes that rise, stars that twinkle. */
export interface Drift {
  petals: Petal[];
  motes: Mote[];
  stars: Star[];
}

interface Petal {
  startSeconds: number;
  fallSeconds: number;
  x: number;
  y: number;
  driftX: number;
  swing: number;
  size: number;
  turns: number;
  phase: number;
}

interface Mote {
  x: number;
  y: number;
  rise: number;
  sway: number;
  radius: number;
  period: number;
  phase: number;
}

interface Star {
  x: number;
  y: number;
  radius: number;
  period: number;
  phase: number;
}

export function createDrift(durationSeconds: number): Drift {
  const random = seededRandom(18);
  return {
    petals: Array.from({ length: 13 }, (_, index) => petal(random, index, durationSeconds)),
    motes: Array.from({ length: 26 }, () => mote(random)),
    stars: Array.from({ length: 26 }, () => star(random)),
  };
}

/** One frame as an SVG with a transparent background. */
export function drawDrift({ petals, motes, stars }: Drift, seconds: number): string {
  const shapes = [
    ...stars.map((item) => drawStar(item, seconds)),
    ...motes.map((item) => drawMote(item, seconds)),
    ...petals.map((item, index) => drawPetal(item, seconds, index)),
  ];
  return svgDocument(`<defs>${glow}${petalColours}</defs>${shapes.join('')}`);
}

const glow = `<radialGradient id="glow"><stop offset="0" stop-color="#fff3c9"/><stop offset=".22" stop-color="#ffd98f" stop-opacity=".9"/><stop offset=".5" stop-color="#ffb46a" stop-opacity=".22"/><stop offset="1" stop-color="#ff9d6a" stop-opacity="0"/></radialGradient>`;
const petalColours = `<linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffc2a0"/><stop offset=".4" stop-color="#e5496a"/><stop offset="1" stop-color="#8c0f3d"/></linearGradient><linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9576f"/><stop offset="1" stop-color="#5c0a33"/></linearGradient>`;

function petal(random: () => number, index: number, durationSeconds: number): Petal {
  const angle = Math.PI * (0.1 + 0.8 * random());
  return {
    // the first petals are already falling in the first frame
    startSeconds: -5 + (index / 12) * (durationSeconds + 1),
    fallSeconds: 9 + random() * 4,
    x: bloom.centre.x + Math.cos(angle) * bloom.radius * 0.9,
    y: bloom.centre.y + Math.sin(angle) * bloom.radius * 0.6,
    driftX: (random() - 0.38) * 620,
    swing: 40 + random() * 60,
    size: 14 + random() * 11,
    turns: 0.6 + random() * 1.2,
    phase: random() * Math.PI * 2,
  };
}

function mote(random: () => number): Mote {
  return {
    x: random() * frame.width,
    y: 1080 + random() * 800,
    rise: 6 + random() * 16,
    sway: 14 + random() * 34,
    radius: 5 + random() ** 2 * 13,
    period: 3 + random() * 4,
    phase: random() * Math.PI * 2,
  };
}

function star(random: () => number): Star {
  const x = 30 + random() * (frame.width - 60);
  // no star in front of the moon, whose edge is an arc across the frame
  const moonTop = 190 + ((x - frame.width / 2) / 25) ** 2 * 0.9;
  return {
    x,
    y: 24 + random() * Math.min(640, moonTop),
    radius: 1.6 + random() * 1.6,
    period: 2.2 + random() * 3,
    phase: random() * Math.PI * 2,
  };
}

function drawPetal(item: Petal, seconds: number, index: number): string {
  const age = (seconds - item.startSeconds) / item.fallSeconds;
  if (age <= 0 || age >= 1) return '';
  const swing = Math.sin(seconds * 1.15 + item.phase) * item.swing * Math.min(1, age * 3);
  const x = item.x + item.driftX * age + swing;
  const y = item.y + (frame.height + 80 - item.y) * (0.35 * age + 0.65 * age * age);
  const roll = item.phase + seconds * item.turns * 1.6;
  const lean = Math.cos(seconds * 1.15 + item.phase) * 38 + item.phase * 57;
  const open = Math.cos(roll);
  const opacity = Math.min(1, age * 12, (1 - age) * 9) * 0.96;
  const height = item.size * Math.max(0.16, Math.abs(open));
  const fill = open > 0 ? 'front' : 'back';
  const w = item.size;
  const h = height;
  // a narrow foot, one cheek fuller than the other, a lip that is not quite even
  const shape = `M${w * 0.1},${h * 1.2}C${-w * 0.3},${h * 1.1} ${-w * 0.95},${h * 0.3} ${-w * 0.86},${-h * 0.4}C${-w * 0.8},${-h * 0.95} ${-w * 0.3},${-h * 1.08} ${w * 0.12},${-h * 0.98}C${w * 0.6},${-h * 1.02} ${w * 0.98},${-h * 0.62} ${w * 0.9},${-h * 0.1}C${w * 0.82},${h * 0.5} ${w * 0.5},${h * 1.1} ${w * 0.1},${h * 1.2}Z`;
  const scale = 1 + (index % 3) * 0.22;
  return `<path d="${shape}" fill="url(#${fill})" opacity="${opacity.toFixed(3)}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${lean.toFixed(2)}) scale(${scale})"/>`;
}

function drawMote(item: Mote, seconds: number): string {
  const top = 980;
  const span = frame.height - top;
  const y = top + ((((item.y - top - item.rise * seconds) % span) + span) % span);
  const x = item.x + Math.sin(seconds / item.period + item.phase) * item.sway;
  const nearEdge = Math.min(1, (y - top) / 160, (frame.height - y) / 60);
  const pulse = 0.5 + 0.5 * Math.sin((seconds * Math.PI * 2) / item.period + item.phase);
  const opacity = (0.12 + 0.7 * pulse) * nearEdge;
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${item.radius.toFixed(1)}" fill="url(#glow)" opacity="${opacity.toFixed(3)}"/>`;
}

function drawStar(item: Star, seconds: number): string {
  const pulse = (0.5 + 0.5 * Math.sin((seconds * Math.PI * 2) / item.period + item.phase)) ** 2;
  const ray = item.radius * (2.4 + 2.2 * pulse);
  const thin = item.radius * 0.32;
  const { x, y } = item;
  const rays = `M${x},${y - ray}Q${x + thin},${y - thin} ${x + ray},${y}Q${x + thin},${y + thin} ${x},${y + ray}Q${x - thin},${y + thin} ${x - ray},${y}Q${x - thin},${y - thin} ${x},${y - ray}Z`;
  return `<path d="${rays}" fill="#fff6e2" opacity="${(0.1 + 0.85 * pulse).toFixed(3)}"/>`;
}
