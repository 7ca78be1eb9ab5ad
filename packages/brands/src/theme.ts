/** `#rrggbb`. Only brand themes hold colours; everything else reads the tokens they become. */
export type Colour = `#${string}`;

/** Every colour token of one surface. The names become CSS variables: `textMuted` is `--text-muted`. */
export type SurfaceTokens = {
  text: Colour;
  textMuted: Colour;
  textLink: Colour;
  textLinkHover: Colour;
  textAccent: Colour;
  surface: Colour;
  surfaceRaised: Colour;
  surfaceSunken: Colour;
  surfaceTint: Colour;
  border: Colour;
  borderStrong: Colour;
  borderInput: Colour;
  action: Colour;
  actionHover: Colour;
  actionPressed: Colour;
  textOnAction: Colour;
  quietAction: Colour;
  quietActionHover: Colour;
  textOnQuietAction: Colour;
  accent: Colour;
  error: Colour;
  errorSurface: Colour;
  textOnError: Colour;
  success: Colour;
  successSurface: Colour;
  warning: Colour;
  warningSurface: Colour;
  info: Colour;
  infoSurface: Colour;
  focus: Colour;
  focusInner: Colour;
  progress: Colour;
  progressTrack: Colour;
  chartCapital: Colour;
  chartInterest: Colour;
  art: Colour;
  artSoft: Colour;
};

/** CSS lengths, shadows and border widths. */
export type ShapeTokens = {
  radiusControl: string;
  radiusButton: string;
  radiusCard: string;
  radiusSmall: string;
  borderControl: string;
  borderCard: string;
  shadowCard: string;
  shadowRaised: string;
};

export type TypeTokens = {
  fontBody: string;
  fontDisplay: string;
  fontFigure: string;
  weightBody: number;
  weightStrong: number;
  weightDisplay: number;
  weightFigure: number;
  trackingDisplay: string;
  /** Width of the display letters, where the font has more than one. */
  stretchDisplay: string;
  transformDisplay: 'none' | 'uppercase';
  lineBody: number;
  lineDisplay: number;
};

/** A file of the package's `fonts` folder. `npm run fonts` cuts it to its weights: a range, or one alone. */
export type FontFile = { family: string; file: string; weights: string };

/** How a font of the device is stretched to stand in for one of ours, at a weight that a theme uses. */
export type FontFallback = {
  kind: 'sans' | 'serif';
  isBold: boolean;
  weight: number;
  /** Our letters' width as a share of the device font's. */
  sizeAdjust: number;
  /** Of our font, in ems. */
  ascent: number;
  descent: number;
};

/** What the steps of space and type are computed from. */
export type Rhythm = {
  /** Pixels of one step of space; 4 is the middle density. */
  space: number;
  /** Pixels of body text. */
  text: number;
  /** Ratio between neighbouring heading sizes on a wide screen; a phone uses a gentler one. */
  scale: number;
};

/**
 * How a brand composes its pages. Style sheets read each member from the document as `data-<member>`; any two
 * brands differ in at least three members, which the build asks.
 */
export type Character = {
  /**
   * Where the parts of the landing page's hero stand. `stage`: the tool lies across the lower edge of the hero, the
   * drawing on top of it. `stall`: below an awning, the tool first. `letter`: one sheet, the example its body, the
   * tool its counterfoil. `halves`: a panel with everything to read, the tool beside it without a card. `console`:
   * the tool as a bar of cells across the page. `horizon`: a slanted band, the tool driving out of it.
   */
  hero: 'stage' | 'stall' | 'letter' | 'halves' | 'console' | 'horizon';
  /** A `cut` card throws `shadowRaised` round its own outline, which takes one shadow without a spread. */
  card: 'floating' | 'edged' | 'squared' | 'tinted' | 'crisp' | 'cut';
  /** How a figure that matters is set. */
  figure: 'plain' | 'tag' | 'ruled' | 'bubble' | 'ledger' | 'condensed';
  /** How steps in order are laid out. */
  steps: 'thread' | 'tickets' | 'rows' | 'path' | 'cells' | 'road';
  /** How the header of every page sits. */
  header: 'open' | 'striped' | 'letterhead' | 'pill' | 'lined' | 'slanted';
  /** What the list of comparison partners looks like. */
  partners: 'line' | 'stickers' | 'register' | 'pebbles' | 'grid' | 'plates';
};

export type Theme = {
  light: SurfaceTokens;
  dark: SurfaceTokens;
  /** At most two, the first of them worth preloading. */
  fonts: readonly FontFile[];
  shape: ShapeTokens;
  type: TypeTokens;
  rhythm: Rhythm;
  character: Character;
};
