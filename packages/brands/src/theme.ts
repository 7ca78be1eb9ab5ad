/** `#rrggbb`. Only brand themes contain colours; all other code uses their tokens. */
export type Colour = `#${string}`;

/** The colour tokens of one surface. The names become CSS variables: `textMuted` is `--text-muted`. */
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
  /** `font-stretch` of headings, for fonts with more than one width. */
  stretchDisplay: string;
  transformDisplay: 'none' | 'uppercase';
  lineBody: number;
  lineDisplay: number;
};

/** A file in the `fonts` folder. `npm run fonts` subsets it to `weights`: a range (`400 700`) or one weight. */
export type FontFile = { family: string; file: string; weights: string };

/** How a device font is adjusted to match one of ours, at a weight that a theme uses. */
export type FontFallback = {
  kind: 'sans' | 'serif';
  isBold: boolean;
  weight: number;
  /** The width of our font divided by the width of the device font. */
  sizeAdjust: number;
  /** Metrics of our font, in ems. */
  ascent: number;
  descent: number;
};

/** The inputs to the spacing and type scales. */
export type Rhythm = {
  /** Pixels per spacing step; 4 is medium density. */
  space: number;
  /** Body text size in pixels. */
  text: number;
  /** Ratio between adjacent heading sizes on a wide screen; phones use a smaller one. */
  scale: number;
};

/**
 * A brand's page composition. Style sheets read each member from `<html>` as `data-<member>`. Any two brands must
 * differ in at least half of the members; the build checks this.
 */
export type Character = {
  /**
   * The layout of the landing page's hero. `stage`: the quote tool overlaps the lower edge of the hero, with the
   * drawing on top of the tool. `stall`: the tool comes first, below an awning. `letter`: one sheet, with the example
   * as its body and the tool as a tear-off slip. `halves`: a panel with the text, next to the tool without a card.
   * `console`: the tool as a bar of cells across the page. `horizon`: a slanted band that the tool sticks out of.
   */
  hero: 'stage' | 'stall' | 'letter' | 'halves' | 'console' | 'horizon';
  /** `cut` uses `shadowRaised` in a `drop-shadow` filter, which takes one shadow without spread. */
  card: 'floating' | 'edged' | 'squared' | 'tinted' | 'crisp' | 'cut';
  /** The style of key figures. */
  figure: 'plain' | 'tag' | 'ruled' | 'bubble' | 'ledger' | 'condensed';
  /** The layout of numbered steps. */
  steps: 'thread' | 'tickets' | 'rows' | 'path' | 'cells' | 'road';
  /** The style of the header on every page. */
  header: 'open' | 'striped' | 'letterhead' | 'pill' | 'lined' | 'slanted';
  /** The style of the list of comparison partners. */
  partners: 'line' | 'stickers' | 'register' | 'pebbles' | 'grid' | 'plates';
  /** The style of the table of rates. */
  rates: 'plain' | 'shelf' | 'tariff' | 'tiles' | 'ruled' | 'board';
  /** The style of the review score and the number of customers. */
  reviews: 'headline' | 'badge' | 'postmark' | 'speech' | 'columns' | 'dial';
  /** The style of what can go wrong and who lends. */
  risks: 'columns' | 'label' | 'notice' | 'notes' | 'terms' | 'warning';
  /** The edge below the header of the form and the account. */
  band: 'curve' | 'awning' | 'perforation' | 'wash' | 'cards' | 'road';
  /** The marks of the steps of a form, and the bar of a loan. */
  progress: 'line' | 'pills' | 'stamps' | 'coins' | 'cells' | 'dashes';
  /** The panel of something that succeeded. */
  success: 'glow' | 'scallop' | 'stamp' | 'bubble' | 'stack' | 'plate';
};

/** A section of the landing page below its hero, and what it is on. `dark` needs the switch `darkSections`. */
export type LandingSection = {
  part: 'messages' | 'steps' | 'rates' | 'reviews' | 'partners' | 'risks';
  ground: 'plain' | 'sunken' | 'tint' | 'dark';
};

export type Theme = {
  light: SurfaceTokens;
  dark: SurfaceTokens;
  /** At most two. Both are preloaded. */
  fonts: readonly FontFile[];
  shape: ShapeTokens;
  type: TypeTokens;
  rhythm: Rhythm;
  character: Character;
  /** Each section of the landing page once, from the top. No two brands have the same order; the build checks this. */
  sections: readonly LandingSection[];
};
