import { createHash } from 'node:crypto';
import { z } from 'zod';
import { pathsOf } from '../pipeline/paths.ts';
import type { Route } from '../pipeline/route.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; font-size: 1.1rem; }
code { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
`;

const bodyOf = (endpoint: Route['endpoint']): string => {
  if (endpoint.body instanceof z.ZodUndefined) return '';
  const schema = JSON.stringify(
    z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }),
    null,
    2,
  );
  return `<details><summary>Body</summary><pre tabindex="0">${escape(schema)}</pre></details>`;
};

const answerOf = (endpoint: Route['endpoint']): string => {
  if (endpoint.answers === 'document') return '<p>Answers a document.</p>';
  const schema = JSON.stringify(
    z.toJSONSchema(endpoint.data, { io: 'input', unrepresentable: 'any' }),
    null,
    2,
  );
  return `<details><summary>Data</summary><pre tabindex="0">${escape(schema)}</pre></details>`;
};

function factsOf({ actor, strength, idempotent, embeds, refusals }: Route['endpoint']): string {
  const refused = Object.entries(refusals).map(([type, { status }]) => `${type} (${status})`);
  const rows = [
    ['Who', actor === 'borrower' ? `a signed-in borrower, ${strength}` : actor],
    ['Idempotency-Key', idempotent ? 'honoured' : ''],
    ['Can embed', embeds.join(', ')],
    ['Refusals', refused.join(', ')],
  ].filter(([, value]) => value !== '');
  return rows
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escape(value ?? '')}</td></tr>`)
    .join('');
}

function section({ name, endpoint }: Route): string {
  const also = endpoint.alsoAt.length > 0 ? `<p>Also at ${escape(endpoint.alsoAt.join(', '))}</p>` : '';
  return `<section aria-labelledby="${name}">
<h2 id="${name}"><code>${endpoint.method} ${escape(pathsOf(endpoint)[0] ?? '')}</code></h2>
<p>${escape(endpoint.summary)}</p>${also}
<table>${factsOf(endpoint)}</table>${bodyOf(endpoint)}${answerOf(endpoint)}
</section>`;
}

/** Only this page's own style sheet, and nothing that runs. */
export const DOCS_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Where the style sheet is; its name changes with what it says. */
export const DOCS_STYLE_PATH = `/docs/style-${createHash('sha256').update(DOCS_STYLE).digest('hex').slice(0, 8)}.css`;

/** The API as a page to read: no script, one style sheet of its own. */
export function docsPage(routes: readonly Route[]): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Product API</title><link rel="stylesheet" href="${DOCS_STYLE_PATH}"></head>
<body><main><h1>Product API</h1>
<p>Every call there is, from the same values that the server mounts. For programs:
<a href="/openapi.json">openapi.json</a>.</p>
<p>Success is <code>{"data": …}</code>, failure <code>{"error": {"type", "message", "fields", "requestId"}}</code>.
Money is pounds with at most two decimals, dates are YYYY-MM-DD.</p>
${routes.map(section).join('\n')}
</main></body></html>`;
}
