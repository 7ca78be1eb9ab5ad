import type { ReviewStats } from './port.ts';

const STAR = 'm10 1.5 2.6 5.6 6 .7-4.5 4.2 1.2 6L10 15l-5.3 3 1.2-6L1.4 7.8l6-.7z';
const SIZE = 20;
const COUNT = 5;

const ROW = Array.from(
  { length: COUNT },
  (_unused, index) => `<path d="${STAR}" transform="translate(${index * SIZE})"/>`,
);

/** Five stars with the given number filled, as an image in a data URL. */
export function starsImage(stars: number): ReviewStats['image'] {
  const [width, height] = [COUNT * SIZE, SIZE];
  const full = `<clipPath id="full"><path d="M0 0h${stars * SIZE}v${SIZE}H0z"/></clipPath>`;
  const row = ROW.join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${full}<g opacity=".25">${row}</g><g clip-path="url(#full)">${row}</g></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}
