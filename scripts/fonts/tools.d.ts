// What npm run fonts calls of libraries that bring no types along.
declare module 'subset-font' {
  type Range = { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt';
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    variationAxes: Readonly<Record<string, number | Range>>;
    noHinting: boolean;
  };
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export = subsetFont;
}

declare module 'fontverter' {
  export function convert(font: Buffer, to: 'woff2' | 'sfnt'): Promise<Uint8Array>;
}

declare module 'fontkit' {
  export type Font = {
    copyright: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    getVariation(settings: Readonly<Record<string, number>>): Font;
    layout(
      text: string,
      features?: readonly string[],
    ): { advanceWidth: number; positions: readonly { xAdvance: number }[] };
  };
  export function create(bytes: Buffer): Font;
}
