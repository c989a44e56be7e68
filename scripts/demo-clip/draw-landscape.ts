import { bloom } from './draw-rose.ts';
import { seededRandom } from './seeded-random.ts';
import { blur, frame, linearGradient, type Point, radialGradient, smoothLine, svgDocument } from './svg-shapes.ts';

const moon = { centre: { x: bloom.centre.x + 26, y: bloom.centre.y - 26 }, radius: 398 };

/** Dusk with a large low moon and faint stars; fills the frame. */
export function drawSky(): string {
  const definitions = [
    linearGradient(
      'sky',
      [
        { x: 0, y: 0 },
        { x: 0, y: frame.height },
      ],
      [
        [0, '#070a26'],
        [0.2, '#141747'],
        [0.38, '#3a2465'],
        [0.5, '#7b3a76'],
        [0.585, '#d4697a'],
        [0.64, '#ffb688'],
        [0.7, '#ffd9a6'],
        [1, '#ffd9a6'],
      ],
    ),
    radialGradient('halo', moon.centre, 900, [
      [0, '#ffe2b0', 0.75],
      [0.42, '#ffb98c', 0.42],
      [0.7, '#c8648a', 0.14],
      [1, '#7b3a76', 0],
    ]),
    radialGradient('disc', { x: moon.centre.x + 60, y: moon.centre.y - 90 }, moon.radius * 1.25, [
      [0, '#fff6df'],
      [0.6, '#ffe3b3'],
      [1, '#ffc48d'],
    ]),
    blur('soft', 3),
  ].join('');
  const disc = `<circle cx="${moon.centre.x}" cy="${moon.centre.y}" r="${moon.radius}" fill="url(#disc)" filter="url(#soft)"/>`;
  const whole = `width="${frame.width}" height="${frame.height}"`;
  return svgDocument(
    `<defs>${definitions}</defs><rect ${whole} fill="url(#sky)"/>${faintStars()}<rect ${whole} fill="url(#halo)"/>${disc}${craters()}`,
  );
}

/** Hazy hills behind the rose. */
export function drawHills(): string {
  return svgDocument(
    [
      hill({ id: 'h1', top: 1112, swell: 46, seed: 3, colours: ['#b9607f', '#7a3f77'], haze: 0.5 }),
      hill({ id: 'h2', top: 1190, swell: 58, seed: 8, colours: ['#6d3a72', '#3c2560'], haze: 0.4 }),
      hill({ id: 'h3', top: 1300, swell: 50, seed: 21, colours: ['#3b2560', '#1d1846'], haze: 0.26 }),
      hill({ id: 'h4', top: 1440, swell: 56, seed: 34, colours: ['#1f1a4a', '#0c0f30'], haze: 0.14 }),
    ].join(''),
  );
}

/** Dark grass and leaves in the foreground, at the bottom of the frame. */
export function drawForeground(): string {
  const random = seededRandom(154);
  const blades = Array.from({ length: 150 }, () => blade(random));
  const ground = linearGradient(
    'g',
    [
      { x: 0, y: 1640 },
      { x: 0, y: frame.height },
    ],
    [
      [0, '#070a22', 0],
      [0.3, '#070a22', 0.3],
      [0.7, '#060820', 0.85],
      [1, '#04061a', 1],
    ],
  );
  return svgDocument(
    `<defs>${ground}</defs><rect y="1640" width="${frame.width}" height="280" fill="url(#g)"/>${blades.join('')}${buds()}`,
  );
}

function hill({ id, top, swell, seed, colours: [lit, dark], haze }: Hill): string {
  const random = seededRandom(seed);
  const phases = [random() * 7, random() * 7, random() * 7] as const;
  const points: Point[] = [];
  for (let x = -40; x <= frame.width + 40; x += 40) {
    const wave =
      Math.sin(x / 260 + phases[0]) + 0.45 * Math.sin(x / 117 + phases[1]) + 0.14 * Math.sin(x / 41 + phases[2]);
    points.push({ x, y: top - wave * swell });
  }
  const line = smoothLine(points);
  const outline = `${line}L${frame.width + 40},${frame.height}L-40,${frame.height}Z`;
  const from = { x: 0, y: top - swell };
  const definitions =
    linearGradient(
      id,
      [from, { x: 0, y: top + 300 }],
      [
        [0, lit],
        [1, dark],
      ],
    ) +
    linearGradient(
      `${id}m`,
      [
        { x: 0, y: top + 20 },
        { x: 0, y: top + 330 },
      ],
      [
        [0, '#ffb08f', 0],
        [0.4, '#f29a97', haze * 0.5],
        [1, '#c878a0', 0],
      ],
    );
  return `<defs>${definitions}</defs><path d="${outline}" fill="url(#${id})"/><path d="${line}" fill="none" stroke="#ffd0a4" stroke-width="2.5" opacity="${haze * 0.8}"/><path d="${outline}" fill="url(#${id}m)"/>`;
}

interface Hill {
  id: string;
  top: number;
  swell: number;
  seed: number;
  colours: [string, string];
  /** Opacity of the mist in front, 0–1. */
  haze: number;
}

function faintStars(): string {
  const random = seededRandom(72);
  return Array.from({ length: 190 }, () => {
    const y = random() ** 1.5 * 880;
    const opacity = (0.25 + random() * 0.6) * (1 - y / 980);
    return `<circle cx="${(random() * frame.width).toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.7 + random() ** 3 * 1.7).toFixed(2)}" fill="#fff4e4" opacity="${opacity.toFixed(2)}"/>`;
  }).join('');
}

function craters(): string {
  const random = seededRandom(9);
  const spots = Array.from({ length: 15 }, () => {
    const angle = random() * Math.PI * 2;
    const distance = moon.radius * (0.25 + random() * 0.62);
    const centre = { x: moon.centre.x + Math.cos(angle) * distance, y: moon.centre.y + Math.sin(angle) * distance };
    return `<ellipse cx="${centre.x.toFixed(0)}" cy="${centre.y.toFixed(0)}" rx="${(16 + random() * 52).toFixed(0)}" ry="${(12 + random() * 36).toFixed(0)}" fill="#f2ab78" opacity="${(0.1 + random() * 0.14).toFixed(2)}"/>`;
  });
  return `<defs>${blur('spots', 11)}</defs><g filter="url(#spots)">${spots.join('')}</g>`;
}

function blade(random: () => number): string {
  const x = random() * (frame.width + 120) - 60;
  const edge = Math.abs(x - frame.width / 2) / (frame.width / 2);
  const height = (90 + random() * 150) * (0.55 + edge * 0.75);
  const lean = (random() - 0.5) * 130;
  const width = 4 + random() * 6;
  const colour = ['#050820', '#080d29', '#0b1233', '#0a1a33'][Math.floor(random() * 4)] ?? '#050820';
  const foot = frame.height + 10;
  return `<path d="M${(x - width).toFixed(0)},${foot}Q${(x + lean * 0.2).toFixed(0)},${(foot - height * 0.6).toFixed(0)} ${(x + lean).toFixed(0)},${(foot - height).toFixed(0)}Q${(x + lean * 0.2 + width).toFixed(0)},${(foot - height * 0.55).toFixed(0)} ${(x + width).toFixed(0)},${foot}Z" fill="${colour}"/>`;
}

/** Two closed rosebuds, left and right in the dark. */
function buds(): string {
  return bud({ x: 132, y: 1668 }, 1, 'bl') + bud({ x: 962, y: 1716 }, 0.86, 'br');
}

function bud({ x, y }: Point, scale: number, id: string): string {
  const colours = linearGradient(
    id,
    [
      { x: 0, y: -60 },
      { x: 0, y: 60 },
    ],
    [
      [0, '#e0607a'],
      [0.5, '#8f1544'],
      [1, '#33062c'],
    ],
  );
  return `<defs>${colours}</defs><g transform="translate(${x} ${y}) scale(${scale})"><path d="M0,50C6,120 -8,190 4,300" fill="none" stroke="#0a1c28" stroke-width="9"/><path d="M0,-66C34,-40 44,8 24,52C12,66 -12,66 -24,52C-44,8 -34,-40 0,-66Z" fill="url(#${id})"/><path d="M2,-62C-16,-20 -18,20 4,58C26,30 28,-20 2,-62Z" fill="#c22c58" opacity=".55"/><path d="M4,-60C26,-34 34,6 20,48" fill="none" stroke="#ffc9a0" stroke-width="2.4" opacity=".75"/><path d="M-30,30C-24,66 -8,76 0,60C8,76 26,66 32,28C40,74 20,92 0,92C-20,92 -42,76 -30,30Z" fill="#0e2a31"/></g>`;
}
