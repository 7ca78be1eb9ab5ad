import { createHash } from 'node:crypto';
import { DOCS_STYLE } from './docs-style.ts';

/**
 * The viewer sets style attributes and adds style elements, so inline styles are allowed on this one page. Scripts, data
 * and calls come from this server alone.
 */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const OPENAPI_PATH = '/openapi.json';

/** Everything that would load from elsewhere, or send something there, is off. */
const SETTINGS = {
  url: OPENAPI_PATH,
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideModels: true,
  operationTitleSource: 'summary',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'bearer' },
  documentDownloadType: 'json',
} as const;

/** A file of the page, under a name that changes with what it holds. */
export interface PageFile {
  readonly path: string;
  readonly source: string;
}

function named(name: string, extension: string, source: string): PageFile {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { path: `/docs/${name}-${digest}.${extension}`, source };
}

/** Starts the viewer, from a file because the page's policy refuses inline scripts. */
export function startScript(viewerEntry: string): PageFile {
  const source = `import { createApiReference } from '${viewerEntry}';
createApiReference('#api', ${JSON.stringify(SETTINGS)});
`;
  return named('start', 'js', source);
}

export const STYLE_SHEET: PageFile = named('style', 'css', DOCS_STYLE);

/** The page of the API document. */
export function docsPage(start: PageFile): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Product API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_SHEET.path}">
</head>
<body>
<div id="api"></div>
<noscript><p>This page needs JavaScript. Programs read the same document at <a href="${OPENAPI_PATH}">${OPENAPI_PATH}</a>.</p></noscript>
<script type="module" src="${start.path}"></script>
</body>
</html>
`;
}
