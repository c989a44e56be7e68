import { seededRandom } from './seeded-random.ts';
import { blur, linearGradient, type Point, smoothLine, smoothOutline, svgDocument } from './svg-shapes.ts';

/** Centre of the bloom, and the reach of its outer petals. */
export const bloom = { centre: { x: 540, y: 676 }, radius: 318 };

const petalCount = 34;
/** Angle between successive leaves of a plant. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Direction of the light: from above and a little from the right. */
const light = { x: 0.35, y: -0.94 };

/** The rose on its stem, on a transparent background. */
export function drawRose(): string {
  const random = seededRandom(1609);
  const petals = Array.from({ length: petalCount }, (_, index) => petal(index, random));
  return svgDocument([stem(), leaves(), sepals(), ...petals].join(''));
}

function petal(index: number, random: () => number): string {
  const depth = index / (petalCount - 1);
  const angle = index * goldenAngle + (random() - 0.5) * 0.25 - 0.6;
  const size = bloom.radius * (0.56 * (1 - depth) ** 0.9 + 0.1);
  const distance = bloom.radius * 0.47 * (1 - depth) ** 1.05;
  const centre = {
    x: bloom.centre.x + Math.cos(angle) * distance,
    y: bloom.centre.y - 24 * depth + Math.sin(angle) * distance * 0.94,
  };
  const shape = petalOutline({ centre, size, angle, wave: random() * 7, tip: 0.05 + random() * 0.07 });
  const inner = petalOutline({
    centre: { x: centre.x - Math.cos(angle) * size * 0.07, y: centre.y - Math.sin(angle) * size * 0.07 },
    size: size * 0.9,
    angle,
    wave: random() * 7,
    tip: 0.04,
  });
  return shadedPetal({ id: `p${index}`, shape, inner, centre, size, angle, depth });
}

function petalOutline({ centre, size, angle, wave, tip }: OutlineInput): string {
  const points = Array.from({ length: 28 }, (_, index) => {
    const turn = (index / 28) * Math.PI * 2;
    const off = Math.atan2(Math.sin(turn), Math.cos(turn));
    const reach =
      size * (1 + 0.04 * Math.cos(turn) + 0.022 * Math.cos(3 * turn + wave) + tip * Math.exp(-((off / 0.22) ** 2)));
    return { x: centre.x + Math.cos(angle + turn) * reach, y: centre.y + Math.sin(angle + turn) * reach * 0.96 };
  });
  return smoothOutline(points);
}

interface OutlineInput {
  centre: Point;
  size: number;
  /** Direction of the petal, in radians. */
  angle: number;
  wave: number;
  tip: number;
}

/** A petal with its shadow, its lit lip and its dark hollow. */
function shadedPetal({ id, shape, inner, centre, size, angle, depth }: ShadedPetal): string {
  const outward = { x: Math.cos(angle), y: Math.sin(angle) };
  const lit = Math.max(0, (outward.x * light.x + outward.y * light.y + 1) / 2);
  const along = (share: number): Point => ({
    x: centre.x + outward.x * size * share,
    y: centre.y + outward.y * size * share,
  });
  const lip = mix('#b3123f', '#ffc59a', lit ** 1.35 * 0.9);
  const middle = mix('#7c0a33', '#e2355b', 0.18 + lit * 0.62);
  const deep = mix('#2c0320', '#5c0730', depth * 0.5 + lit * 0.2);
  const definitions = [
    linearGradient(
      `${id}l`,
      [along(-0.2), along(1.02)],
      [
        [0, middle],
        [0.72, mix(middle, lip, 0.55)],
        [1, lip],
      ],
    ),
    linearGradient(
      `${id}b`,
      [along(-0.75), along(0.98)],
      [
        [0, deep],
        [0.5, mix(deep, middle, 0.7)],
        [1, mix(middle, lip, 0.3)],
      ],
    ),
    blur(`${id}s`, size * 0.09),
    blur(`${id}i`, size * 0.045),
    `<clipPath id="${id}c"><path d="${shape}"/></clipPath>`,
  ];
  const shadow = `<path d="${shape}" transform="translate(${(-light.x * size * 0.07).toFixed(1)} ${(-light.y * size * 0.09).toFixed(1)})" fill="#17021a" opacity=".62" filter="url(#${id}s)"/>`;
  const body = `<path d="${shape}" fill="url(#${id}l)"/><g clip-path="url(#${id}c)"><path d="${inner}" fill="url(#${id}b)" filter="url(#${id}i)"/></g>`;
  const edge = `<path d="${shape}" fill="none" stroke="${mix(lip, '#fff0d8', 0.45)}" stroke-width="${(1 + size * 0.008).toFixed(1)}" opacity="${(0.12 + lit * 0.5).toFixed(2)}"/>`;
  return `<defs>${definitions.join('')}</defs>${shadow}${body}${edge}`;
}

interface ShadedPetal {
  id: string;
  shape: string;
  inner: string;
  centre: Point;
  size: number;
  angle: number;
  /** 0 = outermost, 1 = the heart. */
  depth: number;
}

function stem(): string {
  const line = smoothLine([
    { x: 540, y: 860 },
    { x: 556, y: 1060 },
    { x: 546, y: 1280 },
    { x: 520, y: 1500 },
    { x: 512, y: 1720 },
    { x: 530, y: 2000 },
  ]);
  return `<path d="${line}" fill="none" stroke="#0a1f22" stroke-width="21"/><path d="${line}" fill="none" stroke="#17463c" stroke-width="13"/><path d="${line}" transform="translate(5 0)" fill="none" stroke="#d99b74" stroke-width="2.6" opacity=".55"/>`;
}

function leaves(): string {
  return [
    leaf('a', { from: { x: 552, y: 1120 }, to: { x: 806, y: 1004 }, width: 66 }),
    leaf('b', { from: { x: 554, y: 1090 }, to: { x: 318, y: 1032 }, width: 52 }),
    leaf('c', { from: { x: 516, y: 1640 }, to: { x: 224, y: 1520 }, width: 78 }),
    leaf('d', { from: { x: 512, y: 1700 }, to: { x: 792, y: 1570 }, width: 74 }),
  ].join('');
}

function leaf(id: string, { from, to, width }: { from: Point; to: Point; width: number }): string {
  const span = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(span.x, span.y);
  const across = { x: -span.y / length, y: span.x / length };
  const at = (share: number, side: number): Point => ({
    x: from.x + span.x * share + across.x * side,
    y: from.y + span.y * share + across.y * side - Math.sin(share * Math.PI) * 24,
  });
  const side = (sign: number) => [0.12, 0.3, 0.5, 0.7, 0.86].map((share) => at(share, sign * width * fullness(share)));
  const rib = [from, at(0.3, 0), at(0.6, 0), at(0.85, 0), to];
  const upper = smoothLine([from, ...side(-1), to]);
  const lower = smoothLine([from, ...side(1), to]);
  const back = smoothLine([...rib].reverse()).replace('M', 'L');
  const definitions =
    linearGradient(
      `lu${id}`,
      [from, to],
      [
        [0, '#0e3130'],
        [0.6, '#2c6b53'],
        [1, '#8f9a6a'],
      ],
    ) +
    linearGradient(
      `ll${id}`,
      [from, to],
      [
        [0, '#081c24'],
        [1, '#1a4a41'],
      ],
    );
  const veins = [0.25, 0.42, 0.59, 0.75]
    .flatMap((share) =>
      [-1, 1].map((sign) => [at(share, 0), at(share + 0.12, sign * width * fullness(share + 0.12) * 0.72)]),
    )
    .map((points) => `<path d="${smoothLine(points)}" fill="none" stroke="#0a2528" stroke-width="2" opacity=".45"/>`);
  return `<defs>${definitions}</defs><path d="${upper}${back}Z" fill="url(#lu${id})"/><path d="${lower}${back}Z" fill="url(#ll${id})"/>${veins.join('')}<path d="${smoothLine(rib)}" fill="none" stroke="#c79a72" stroke-width="2.4" opacity=".5"/>`;
}

function fullness(share: number): number {
  return Math.sin(Math.PI * share ** 0.8) * 0.98;
}

/** Green tips behind the bloom. */
function sepals(): string {
  return [0.22, 0.36, 0.5, 0.64, 0.78]
    .map((turn, index) => {
      const angle = turn * Math.PI;
      const tip = {
        x: bloom.centre.x + Math.cos(angle) * bloom.radius * 1.12,
        y: bloom.centre.y + Math.sin(angle) * bloom.radius * 1.14,
      };
      const root = { x: bloom.centre.x, y: bloom.centre.y + 130 };
      return leaf(`s${index}`, { from: root, to: tip, width: 46 });
    })
    .join('');
}

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
