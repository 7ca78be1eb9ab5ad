/** The directives of https://www.w3.org/TR/CSP3/ that can be violated, and of Trusted Types. */
export const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** What a report can name instead of an address, and schemes that have no origin. */
export const BLOCKED_KINDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
  'data',
  'blob',
  'about',
]);

/** Add-ons of a browser put their own scripts and styles into pages. */
export const EXTENSION_SCHEMES: ReadonlySet<string> = new Set([
  'chrome-extension',
  'moz-extension',
  'safari-extension',
  'safari-web-extension',
  'ms-browser-extension',
  'webkit-masked-url',
]);
