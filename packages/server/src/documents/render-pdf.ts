import { VOID_NOTICE, type Block, type DocumentModel } from './document-model.ts';
import { finishPages, FONT, keepTogether, newPdf, SIZE, type Pdf, type Pen } from './pdf-page.ts';
import { drawFacts, drawTable } from './pdf-table.ts';

/** The same document as tagged PDF: language, title, headings, lists and tables are in its structure. */
export async function renderPdf(model: DocumentModel, createdAt: Date): Promise<Buffer> {
  const pdf = newPdf(model, createdAt);
  const bytes = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = { pdf, parent: root };
  say(pen, 'H1', model.title, { font: FONT.strong, size: SIZE.title });
  say(pen, 'P', model.subtitle, { font: FONT.text, size: SIZE.text });
  if (model.isVoid) say(pen, 'P', VOID_NOTICE, { font: FONT.strong, size: SIZE.text });
  for (const block of model.blocks) draw(pen, block);
  root.end();
  finishPages(pdf, model);
  pdf.end();
  return bytes;
}

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const DRAW: { [K in Block['kind']]: (pen: Pen, block: BlockOf<K>) => void } = {
  heading: (pen, { level, text }) => {
    keepTogether(pen.pdf, 60); // a heading never ends a page
    pen.pdf.y += 6;
    say(pen, `H${level}`, text, { font: FONT.strong, size: level === 2 ? SIZE.heading2 : SIZE.heading3 });
  },
  paragraph: (pen, { text }) => say(pen, 'P', text, { font: FONT.text, size: SIZE.text }),
  list: drawList,
  facts: drawFacts,
  table: drawTable,
  definitions: (pen, { items }) => {
    for (const { term, text } of items)
      say(pen, 'P', `${term}: ${text}`, { font: FONT.text, size: SIZE.text });
  },
  callout: (pen, { title, text }) => {
    keepTogether(pen.pdf, 60);
    say(pen, 'H3', title, { font: FONT.strong, size: SIZE.heading3 });
    say(pen, 'P', text, { font: FONT.strong, size: SIZE.text });
  },
};

function draw(pen: Pen, block: Block): void {
  // The key and the block are of one kind, which TypeScript cannot follow through the table.
  (DRAW[block.kind] as (pen: Pen, block: Block) => void)(pen, block);
}

type Voice = { readonly font: string; readonly size: number };

function say({ pdf, parent }: Pen, tag: string, text: string, { font, size }: Voice): void {
  parent.add(
    pdf.struct(tag, {}, () => {
      pdf.font(font).fontSize(size).text(text, pdf.page.margins.left, pdf.y, { lineGap: 2 });
    }),
  );
  pdf.y += size * 0.4;
}

const LIST_INDENT = 16;

function drawList({ pdf, parent }: Pen, { isOrdered, items }: BlockOf<'list'>): void {
  const list = pdf.struct('L');
  parent.add(list);
  pdf.font(FONT.text).fontSize(SIZE.text);
  items.forEach((text, index) => {
    keepTogether(pdf, 2 * SIZE.text);
    const top = pdf.y;
    const left = pdf.page.margins.left;
    const item = pdf.struct('LI');
    list.add(item);
    const label = isOrdered ? `${index + 1}.` : '•';
    item.add(pdf.struct('Lbl', {}, () => pdf.text(label, left, top, { lineBreak: false })));
    item.add(pdf.struct('LBody', {}, () => pdf.text(text, left + LIST_INDENT, top, { lineGap: 2 })));
    item.end();
    pdf.y += 2;
  });
  list.end();
  pdf.x = pdf.page.margins.left;
  pdf.y += 4;
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
