import { ART_CLASSES } from '../art-styles.ts';
import type { BrandConfig, Svg } from '../brand-record.ts';

const OPENING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/;
const FORBIDDEN = /style=|<style|<script|href=|url\(|#[0-9a-f]{3}|undefined|NaN/i;

/** Drawings that are not inline SVG with a size, or that contain colours, links or unknown classes. */
export function drawingProblems({ logos, illustrations, scenes, partners }: BrandConfig): string[] {
  const marks = Object.fromEntries(partners.map(({ id, mark }) => [id, mark]));
  return Object.entries({ logos, illustrations, scenes, partners: marks }).flatMap(([kind, drawings]) =>
    Object.entries(drawings).flatMap(([name, svg]: [string, Svg]) =>
      wrongWith(svg).map((problem) => `config.${kind}.${name}: ${problem}`),
    ),
  );
}

function wrongWith(svg: Svg): string[] {
  const classes = [...svg.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
  const unknown = classes.filter((name) => !ART_CLASSES.some((known) => known === name));
  const [forbidden] = FORBIDDEN.exec(svg) ?? [];
  return [
    ...(OPENING.test(svg) ? [] : ['does not start as an SVG with width, height and viewBox']),
    ...(isBalanced(svg) ? [] : ['has an unclosed element or a closing tag without an opening one']),
    ...(forbidden === undefined ? [] : [`contains "${forbidden}": colours come from the art-… classes`]),
    ...unknown.map((name) => `uses the class ${name}, which has no colour`),
  ];
}

function isBalanced(svg: Svg): boolean {
  const open: string[] = [];
  for (const [, slash, name = '', end] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
    if (slash && open.pop() !== name) return false;
    if (!slash && !end) open.push(name);
  }
  return open.length === 0 && svg.endsWith('</svg>');
}
