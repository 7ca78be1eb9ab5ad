import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { iconSvg } from '@fairlead/brands/art-styles';
import type { Brand, BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import type { PictureName } from '@fairlead/brands/pictures';
import { FONT_PARTS, partFile } from '@fairlead/brands/font-parts';
import { SCENE_NAMES, type SceneName } from '@fairlead/brands/scene-names';
import { sceneCss, sceneFile, SURFACES, type Surface } from '@fairlead/brands/scenes';
import { themeCss } from '@fairlead/brands/theme-css';
import type { Theme } from '@fairlead/brands/theme';
import { picturePath } from '../../brands/scripts/brand-files.ts';

export type Asset = { name: string; content: string | Buffer };

/** What a brand adds to the build: its tokens as a style sheet, its icons, its fonts. */
export type BrandAssets = {
  brandId: BrandId;
  css: Asset;
  icon: Asset;
  /** What a telephone keeps on its home screen, 180 by 180. */
  touchIcon: Asset;
  /** What a shared link shows, 1200 by 630. */
  openGraph: Asset;
  /** The drawings of the journey on each surface, and the style sheet that shows them. */
  scenes: Asset[];
  sceneCss: string;
  /** Every part of its fonts. */
  fonts: Asset[];
  /** The parts that hold the letters of English, which every page needs. */
  firstFonts: Asset[];
};

/** A file of the fonts folder of packages/brands. */
export function readFont(file: string): Buffer {
  return readFileSync(new URL(`../../brands/fonts/${file}`, import.meta.url));
}

/** An asset under a name that changes with its content. */
export function named(stem: string, extension: string, content: string | Buffer): Asset {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { name: `${stem}.${hash}.${extension}`, content };
}

function fontFilesOf({ fonts }: Theme): string[] {
  return fonts.flatMap(({ file }) => FONT_PARTS.map((part) => partFile(file, part)));
}

function assetsOf(brand: Brand): BrandAssets {
  const { id, theme, config } = brand;
  const fonts = new Map(
    fontFilesOf(theme).map((file) => [file, named(file.replace(/\.woff2$/, ''), 'woff2', readFont(file))]),
  );
  const picture = (name: PictureName): Asset =>
    named(`${name}.${id}`, 'png', readFileSync(picturePath(id, name)));
  const fontUrl = (file: string): string => `/assets/${fonts.get(file)?.name ?? file}`;
  const sceneAt = (name: SceneName, surface: Surface): Asset =>
    named(`${name}-${surface}.${id}`, 'svg', sceneFile(brand, name, surface));
  return {
    brandId: id,
    scenes: SURFACES.flatMap((surface) => SCENE_NAMES.map((name) => sceneAt(name, surface))),
    sceneCss: sceneCss((name, surface) => `/assets/${sceneAt(name, surface).name}`),
    css: named(`brand.${id}`, 'css', themeCss(brand, { fontUrl })),
    icon: named(`icon.${id}`, 'svg', iconSvg(config.logos.mark, theme.dark)),
    touchIcon: picture('touch-icon'),
    openGraph: picture('open-graph'),
    fonts: [...fonts.values()],
    firstFonts: theme.fonts.flatMap(({ file }) => fonts.get(file) ?? []),
  };
}

export function brandAssets(): BrandAssets[] {
  return Object.values(BRANDS).map(assetsOf);
}
