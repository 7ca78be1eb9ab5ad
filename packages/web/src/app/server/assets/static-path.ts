/** What a built page names its files by. */
const OWN = '"/assets/';

/** The page with its built files at the address that serves them; unchanged where the page's own does. */
export function withStaticPath(html: string, staticPath: string | null): string {
  return staticPath === null ? html : html.replaceAll(OWN, () => `"${staticPath}/assets/`);
}
