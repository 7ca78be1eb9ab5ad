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

/**
 * A file of the package's `fonts` folder; the ranges are those of a variable font, and `npm run fonts` cuts the file to
 * them.
 */
export type FontFile = { family: string; file: string; weights: string; stretches?: string };

/** How a font of the device is stretched to stand in for one of ours, at a weight and width that a theme uses. */
export type FontFallback = {
  kind: 'sans' | 'serif';
  isBold: boolean;
  weight: number;
  stretch?: string;
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

export type HeroStyle = 'spotlight' | 'scalloped' | 'ruled' | 'cushioned' | 'banded' | 'angled';
export type CardStyle = 'floating' | 'edged' | 'squared' | 'tinted' | 'crisp' | 'cut';
export type FigureStyle = 'plain' | 'tag' | 'ruled' | 'bubble' | 'ledger' | 'condensed';

/** Which composition the brand's hero, cards and figures take; style sheets read them from the document. */
export type Character = { hero: HeroStyle; card: CardStyle; figure: FigureStyle };

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
