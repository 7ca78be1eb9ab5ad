import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../src/brand.ts';
import { PICTURES, type PictureName } from '../src/pictures.ts';
import { keysOf } from '@fairlead/core/records';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

export const PICTURE_NAMES = keysOf(PICTURES);

/** The PNG text keyword that holds the hash of what a picture was drawn from. */
export const SOURCE_KEYWORD = 'Source';

export function fontPath(file: string): string {
  return path.join(PACKAGE, 'fonts', file);
}

export function picturePath(brandId: string, name: PictureName): string {
  return path.join(PACKAGE, 'src', brandId, `${name}.png`);
}

/** Reads a file of this package by its relative path; undefined if it does not exist. */
export function readPackageFile(file: string): Buffer | undefined {
  const full = path.join(PACKAGE, file);
  return existsSync(full) ? readFileSync(full) : undefined;
}

/** A hash of everything from the brand's record that the picture shows. */
export function pictureSource(brand: Brand, name: PictureName): string {
  const page = PICTURES[name].page(brand, (file) => file);
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}
