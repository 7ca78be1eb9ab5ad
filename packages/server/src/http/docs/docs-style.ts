const MIXED = ['green', 'blue', 'red', 'orange', 'yellow', 'purple'];

const originals = MIXED.map((name) => `  --docs-${name}: var(--scalar-color-${name});`).join('\n');
const mixed = MIXED.map(
  (name) => `  --scalar-color-${name}: color-mix(in srgb, var(--docs-${name}) 62%, var(--scalar-color-1));`,
).join('\n');

/**
 * What the viewer lacks for WCAG 2.2 AA: its grey text and its method colours are too faint, so they are mixed with the
 * text colour. Its arrows are 22 pixels wide, and a target needs 24. It gives headings of both levels one size, and
 * outlines a whole section that a link leads to, although nothing in it takes input. The button that copies an example
 * has a name only while it is pointed at.
 */
export const DOCS_STYLE = `body.light-mode, body.dark-mode {
  margin: 0;
  --scalar-color-2: color-mix(in srgb, var(--scalar-color-1) 80%, var(--scalar-background-1));
  --scalar-color-3: color-mix(in srgb, var(--scalar-color-1) 72%, var(--scalar-background-1));
${originals}
}
body > * {
${mixed}
}
section[tabindex='-1']:focus { outline: none; }
#api h2[id*='/description/'] { font-size: 1.5rem; }
.scalar-code-copy .sr-only > span { display: inline; }
li[data-sidebar-id] button[aria-expanded] { padding: 4px; }
noscript p { margin: 2rem; font-family: system-ui, sans-serif; }
`;
