import {
  linesOf,
  VOID_NOTICE,
  type Block,
  type DocumentModel,
  type DocumentTable,
} from './document-model.ts';
import { DOCUMENT_STYLE } from './document-style.ts';
import { escapeHtml } from './escape-html.ts';

/** A whole page that needs nothing from anywhere else: semantic, readable without its style. */
export function renderHtml(model: DocumentModel): string {
  const title = escapeHtml(model.title);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${DOCUMENT_STYLE}</style>
</head>
<body${model.isVoid ? ' class="void"' : ''}>
<main aria-labelledby="title">
<h1 id="title">${title}</h1>
<p class="subtitle">${escapeHtml(model.subtitle)}</p>
${model.isVoid ? `<p class="void-notice">${escapeHtml(VOID_NOTICE)}</p>\n` : ''}${model.blocks.map(renderBlock).join('\n')}
<footer><p>Document version ${escapeHtml(model.templateVersion)}</p></footer>
</main>
</body>
</html>
`;
}

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const RENDER: { [K in Block['kind']]: (block: BlockOf<K>) => string } = {
  heading: ({ level, text }) => `<h${level}>${escapeHtml(text)}</h${level}>`,
  paragraph: ({ text }) => `<p>${escapeHtml(text)}</p>`,
  list: ({ isOrdered, items }) => {
    const tag = isOrdered ? 'ol' : 'ul';
    return `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
  },
  facts: ({ caption, rows }) => {
    const body = rows.map(({ name, value }) => {
      const lines = linesOf(value).map(escapeHtml);
      const shown = lines.length > 1 ? lines.map((line) => `<p>${line}</p>`).join('') : lines.join('');
      return `<tr><th scope="row">${escapeHtml(name)}</th><td>${shown}</td></tr>`;
    });
    const shownCaption = `<caption>${escapeHtml(caption)}</caption>`;
    return `<table class="facts">${shownCaption}<tbody>${body.join('')}</tbody></table>`;
  },
  table: renderTable,
  definitions: ({ items }) =>
    `<dl>${items.map(({ term, text }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`,
  callout: ({ title, text }) =>
    `<div class="callout"><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></div>`,
};

function renderBlock(block: Block): string {
  // The key and the block are of one kind, which TypeScript cannot follow through the table.
  return (RENDER[block.kind] as (block: Block) => string)(block);
}

/** Wide tables scroll inside a region that the keyboard can reach; the page itself never scrolls sideways. */
function renderTable({ caption, columns, rows }: DocumentTable): string {
  const classOf = (index: number) => (columns[index]?.isFigure ? ' class="figure"' : '');
  const head = columns.map(
    ({ heading }, index) => `<th scope="col"${classOf(index)}>${escapeHtml(heading)}</th>`,
  );
  const body = rows.map((cells) => {
    const shown = cells.map((cell, index) =>
      index === 0
        ? `<th scope="row"${classOf(index)}>${escapeHtml(cell)}</th>`
        : `<td${classOf(index)}>${escapeHtml(cell)}</td>`,
    );
    return `<tr>${shown.join('')}</tr>`;
  });
  const name = escapeHtml(caption);
  return `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table><caption>${name}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
