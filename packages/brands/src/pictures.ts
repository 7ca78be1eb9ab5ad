import { artStyles, iconSvg } from './art-styles.ts';
import type { Brand, Svg } from './brand.ts';
import { loadedFaces } from './font-faces.ts';
import type { Character, SurfaceTokens } from './theme.ts';

/** A picture drawn from the brand's record and stored as a PNG in its folder. */
export type PictureName = 'open-graph' | 'touch-icon';

export type Picture = {
  width: number;
  height: number;
  /** The HTML document that a browser renders. `fontUrl` returns the URL of a file in the fonts folder. */
  page: (brand: Brand, fontUrl: (file: string) => string) => string;
};

export const PICTURES = {
  'open-graph': { width: 1200, height: 630, page: openGraphPage },
  'touch-icon': { width: 180, height: 180, page: touchIconPage },
} as const satisfies Record<PictureName, Picture>;

/** The background for each composition of the landing page's hero. */
const BACKGROUNDS = {
  stage: () => 'main::before{right:-120px;top:-260px;width:900px;height:900px;border-radius:50%}',
  stall: ({ surface }) =>
    `main::after{left:0;bottom:0;width:100%;height:36px;background:radial-gradient(circle at 50% 0,transparent 40px,${surface} 40.5px) 0 0/80px 36px}`,
  letter: ({ action, borderStrong }) =>
    `main{border-top:20px solid ${action}}h1{padding-top:28px;border-top:4px solid ${borderStrong}}`,
  halves: ({ surface }) => `main{border:28px solid ${surface};border-radius:84px;padding:44px 60px}`,
  console: ({ surface }) => `main::after{right:0;top:0;width:26%;height:100%;background:${surface}}`,
  horizon: ({ accent }) =>
    `main::after{left:0;bottom:0;width:100%;height:56px;background:${accent};clip-path:polygon(0 100%,100% 0,100% 100%)}h1{font-style:italic}`,
} as const satisfies Record<Character['hero'], (tokens: SurfaceTokens) => string>;

/** The picture of shared links: the brand's wordmark, headline and drawing on its own background. */
function openGraphPage({ config, landing, theme }: Brand, fontUrl: (file: string) => string): string {
  const { fonts, type, character } = theme;
  const tokens = theme[config.navbarColour];
  const [background, spot] =
    config.navbarColour === 'dark'
      ? [tokens.surface, tokens.surfaceRaised]
      : [tokens.surfaceTint, tokens.surface];
  const letters = [
    `font-family:${type.fontDisplay}`,
    `font-weight:${type.weightDisplay}`,
    `font-stretch:${type.stretchDisplay}`,
  ].join(';');
  const styles = [
    loadedFaces(fonts, fontUrl),
    'html{background:#fff}body{margin:0}',
    `main{position:relative;box-sizing:border-box;width:1200px;height:630px;padding:64px 72px;overflow:hidden;color:${tokens.text};background:${background};${letters}}`,
    `main::before,main::after{content:"";position:absolute;background:${spot}}`,
    '.wordmark svg{height:60px;width:auto}.wordmark,h1,.hero{position:relative;z-index:1}',
    `.art-word{${letters};font-size:23px;letter-spacing:-.01em}`,
    `h1{width:620px;margin:64px 0 0;font:inherit;font-size:${headlinePx(landing.heroHeading)}px;text-wrap:balance;line-height:${type.lineDisplay};letter-spacing:${type.trackingDisplay};text-transform:${type.transformDisplay}}`,
    '.hero{position:absolute;right:56px;bottom:72px}.hero svg{height:auto}',
    `.hero svg{width:${drawingPx(config.illustrations.hero)}px}`,
    artStyles(tokens),
    BACKGROUNDS[character.hero](tokens),
  ].join('');
  const { logos, illustrations } = config;
  return documentOf(
    styles,
    `<main><div class="wordmark">${logos.wordmark}</div><h1>${escaped(landing.heroHeading)}</h1><div class="hero">${illustrations.hero}</div></main>`,
  );
}

/** The icon for a phone's home screen. The phone rounds the corners. */
function touchIconPage({ config, theme }: Brand): string {
  const icon = iconSvg(config.logos.mark, theme.dark, 0);
  return documentOf('body{margin:0}svg{display:block}body>svg{width:180px;height:180px}', icon);
}

/** Long headlines are smaller so that they do not reach the bottom edge. */
function headlinePx({ length }: string): number {
  return length > 36 ? 64 : 84;
}

/** A wide drawing spans the picture; any other is next to the headline. */
function drawingPx(drawing: Svg): number {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return Number(width) > 3 * Number(height) ? 1088 : 520;
}

function documentOf(styles: string, body: string): string {
  return `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><title>A picture of the brand</title><style>${styles}</style><body>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
