import type { Svg } from './brand-record.ts';

/** Colours come from the page: `currentColor` and the `art-…` classes. */
export function svg(width: number, height: number, ...shapes: readonly string[]): Svg {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} focusable="false">${shapes.join('')}</svg>`;
}

/** A drawing of the journey, all of one size. */
export function scene(...shapes: readonly string[]): Svg {
  return svg(160, 120, ...shapes);
}

export function path(className: string, d: string, strokeWidth?: number): string {
  return `<path class="${className}" d="${d}"${strokeWidth ? ` stroke-width="${strokeWidth}"` : ''}/>`;
}

export function circle(className: string, cx: number, cy: number, r: number, strokeWidth?: number): string {
  const width = strokeWidth ? ` stroke-width="${strokeWidth}"` : '';
  return `<circle class="${className}" cx="${cx}" cy="${cy}" r="${r}"${width}/>`;
}

type Box = { x: number; y: number; width: number; height: number; r?: number; strokeWidth?: number };

export function rect(className: string, { x, y, width, height, r = 0, strokeWidth }: Box): string {
  const stroke = strokeWidth ? ` stroke-width="${strokeWidth}"` : '';
  return `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"${stroke}/>`;
}

export function rotated(degrees: number, cx: number, cy: number, ...shapes: readonly string[]): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${shapes.join('')}</g>`;
}

/** The mark on a 32-pixel square, followed by the brand's name in its display font. */
export function wordmark(mark: string, name: string, nameWidth: number): Svg {
  const text = `<text class="art-word" x="42" y="24" textLength="${nameWidth}" lengthAdjust="spacingAndGlyphs">${name}</text>`;
  return svg(44 + nameWidth, 32, mark, text);
}
