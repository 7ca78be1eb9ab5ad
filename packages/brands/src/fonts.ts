/** Where a brand's font, or its licence, lies on disk: for the build that copies it, not for a page. */
export function fontFile(file: string): URL {
  return new URL(`../fonts/${file}`, import.meta.url);
}
