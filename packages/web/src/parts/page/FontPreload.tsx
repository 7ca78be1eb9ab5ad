/** Fetches a font together with the style sheet that names it, so that the first text is shown in it. */
export function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}
