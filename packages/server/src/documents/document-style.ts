import { createHash } from 'node:crypto';

/** One style for every document, so that its hash can be in the policy. Colours are the reader's own. */
export const DOCUMENT_STYLE = `
:root{color-scheme:light dark;font:100%/1.55 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText;overflow-wrap:break-word}
main{max-width:46rem;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.2rem;line-height:1.3;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
p,ul,ol,dl{margin:.5rem 0}
.subtitle{margin:0 0 1rem}
.void-notice{border:2px solid;padding:.75rem;font-weight:700}
.void::before{content:'VOID' / '';position:fixed;inset:0;display:grid;place-items:center;font-size:22vw;font-weight:800;opacity:.07;pointer-events:none;rotate:-30deg}
.callout{border-inline-start:.35rem solid;padding:.25rem 0 .25rem 1rem;margin:1rem 0}
.callout h3{margin-top:0}
.scroll{overflow-x:auto;margin:.75rem 0;background:linear-gradient(90deg,Canvas 40%,transparent) 0/2rem 100% no-repeat local,linear-gradient(-90deg,Canvas 40%,transparent) 100%/2rem 100% no-repeat local,linear-gradient(90deg,color-mix(in srgb,CanvasText 30%,transparent),transparent) 0/.75rem 100% no-repeat,linear-gradient(-90deg,color-mix(in srgb,CanvasText 30%,transparent),transparent) 100%/.75rem 100% no-repeat}
table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:700;padding:.25rem 0}
th,td{border:1px solid;padding:.4rem .55rem;text-align:start;vertical-align:top}
.facts th{width:38%}
.facts th{hyphens:auto;overflow-wrap:normal}
.facts td{overflow-wrap:anywhere}
.facts p{margin:0}
.figure{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
th.figure{white-space:normal}
dt{font-weight:700;margin-top:.5rem}
dd{margin:0}
footer{margin-top:2.5rem;font-size:.875rem}
@media print{.void::before{position:absolute}}
`;

/** Hashes of earlier styles, which stored documents contain. A change of the style adds the one before it. */
const EARLIER_STYLES = [
  'Vhpb/SYvcWi0Lab/hMSqxLtLhCPnlohyJNIz3rNhPUc=',
  'HPkWUwLNIku+MVkHshM/efJYDRGitHs/K38XVXatvSI=',
  'xPDpn+Lj4O5GwsfhvNY0lB3zVUojvHt7UGQww/d5AJE=',
];

const styleHash = createHash('sha256').update(DOCUMENT_STYLE).digest('base64');
const styles = [styleHash, ...EARLIER_STYLES].map((hash) => `'sha256-${hash}'`);

/**
 * The policy a document is served with: nothing but its own style. `allow-scripts` admits no script of the
 * document (default-src has none); accessibility checkers need it to look inside a sandboxed page.
 */
export const DOCUMENT_CSP = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `style-src ${styles.join(' ')}`,
  'img-src data:',
  "frame-ancestors 'none'",
].join('; ');
