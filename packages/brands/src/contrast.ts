import type { Colour } from './theme.ts';

type Lch = { lightness: number; chroma: number; hue: number };

const BLACK: Colour = '#000000';
const WHITE: Colour = '#ffffff';
const SEARCH_STEPS = 24;

function channels(colour: Colour): [number, number, number] {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255].map(linear) as [number, number, number];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** OKLCH, so that a suggestion keeps the colour's hue and chroma. */
function toLch(colour: Colour): Lch {
  const [r, g, b] = channels(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

function fromLch({ lightness, chroma, hue }: Lch): Colour {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((share) => encoded(share).toString(16).padStart(2, '0')).join('')}`;
}

function towards(colour: Colour, end: Colour, background: Colour, minimum: number): Colour | undefined {
  if (contrast(end, background) < minimum) return undefined;
  const start = toLch(colour);
  let [near, far] = [start.lightness, end === WHITE ? 1 : 0];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (near + far) / 2;
    const passes = contrast(fromLch({ ...start, lightness: middle }), background) >= minimum;
    [near, far] = passes ? [near, middle] : [middle, far];
  }
  return fromLch({ ...start, lightness: far });
}

/** The nearest lighter or darker colour of the same hue that reaches the ratio `minimum` on `background`. */
export function nearestPassing(colour: Colour, background: Colour, minimum: number): Colour {
  const from = toLch(colour).lightness;
  const found = [BLACK, WHITE].flatMap((end) => towards(colour, end, background, minimum) ?? []);
  found.sort((a, b) => Math.abs(toLch(a).lightness - from) - Math.abs(toLch(b).lightness - from));
  return found[0] ?? BLACK;
}
