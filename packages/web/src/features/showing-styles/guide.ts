/** What the guide shows in addition to the brand itself; the server takes it from the records of the brands. */
export type Guide = {
  /** Every brand, and where its own guide is. */
  brands: readonly { id: string; name: string; href: string }[];
  contrast: Readonly<Record<Surface, readonly MeasuredPair[]>>;
};

export const SURFACES = ['light', 'dark'] as const;
export type Surface = (typeof SURFACES)[number];

/** A token seen against another, with the ratio it has and the least it may have. */
export type MeasuredPair = { token: string; ground: string; ratio: number; least: number };

/** The name a style sheet knows a token by: `textMuted` is `--text-muted`. */
export function variableOf(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The address of a heading within the page: "Range with exact entry" is `range-with-exact-entry`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
