import type { Block, DocumentTable } from './document-model.ts';
import { linesOf } from './document-model.ts';
import { FONT, keepTogether, SIZE, textWidth, type Pdf, type Pen, type Structure } from './pdf-page.ts';

const PADDING = 4;

type Scope = PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' | 'Column' };
const ROW_HEADER: Scope = { scope: 'Row' };
const COLUMN_HEADER: Scope = { scope: 'Column' };

type Cell = {
  readonly text: string;
  readonly tag: 'TH' | 'TD';
  readonly scope?: Scope;
  readonly isFigure: boolean;
};

type Grid = {
  readonly caption: string;
  /** Shares of the page's width, summing to 1. */
  readonly shares: readonly number[];
  readonly head: readonly Cell[] | null;
  readonly rows: readonly (readonly Cell[])[];
};

/** A table of names and values, each row named by its first cell. */
export function drawFacts(pen: Pen, { caption, rows }: Extract<Block, { kind: 'facts' }>): void {
  drawGrid(pen, {
    caption,
    shares: [0.36, 0.64],
    head: null,
    rows: rows.map(({ name, value }) => [
      { text: name, tag: 'TH', scope: ROW_HEADER, isFigure: false },
      { text: linesOf(value).join('\n'), tag: 'TD', isFigure: false },
    ]),
  });
}

/** A table with a heading row, which is repeated (for the eye only) on every further page. */
export function drawTable(pen: Pen, { caption, columns, rows }: DocumentTable): void {
  drawGrid(pen, {
    caption,
    shares: columns.map(() => 1 / columns.length),
    head: columns.map(({ heading, isFigure }) => ({
      text: heading,
      tag: 'TH',
      scope: COLUMN_HEADER,
      isFigure,
    })),
    rows: rows.map((cells) =>
      cells.map((text, index) => {
        const isFigure = columns[index]?.isFigure ?? false;
        return index === 0 ? { text, tag: 'TH', scope: ROW_HEADER, isFigure } : { text, tag: 'TD', isFigure };
      }),
    ),
  });
}

function drawGrid({ pdf, parent }: Pen, grid: Grid): void {
  const table = pdf.struct('Table');
  parent.add(table);
  drawCaption(pdf, table, grid.caption);
  if (grid.head) drawRow(pdf, table, grid.shares, grid.head);
  for (const cells of grid.rows) {
    const height = rowHeight(pdf, grid.shares, cells);
    if (!fits(pdf, height)) {
      pdf.addPage();
      if (grid.head) repeatHead(pdf, grid.shares, grid.head);
    }
    drawRow(pdf, table, grid.shares, cells);
  }
  table.end();
  pdf.x = pdf.page.margins.left;
  pdf.y += 8;
}

function drawCaption(pdf: Pdf, table: Structure, caption: string): void {
  keepTogether(pdf, 60);
  table.add(
    pdf.struct('Caption', {}, () => {
      pdf.font(FONT.strong).fontSize(SIZE.text).text(caption, pdf.page.margins.left, pdf.y);
    }),
  );
  pdf.y += 3;
}

function drawRow(pdf: Pdf, table: Structure, shares: readonly number[], cells: readonly Cell[]): void {
  const row = pdf.struct('TR');
  table.add(row);
  drawCells(pdf, shares, cells, (cell, draw) => row.add(pdf.struct(cell.tag, cell.scope ?? {}, draw)));
  row.end();
}

function repeatHead(pdf: Pdf, shares: readonly number[], head: readonly Cell[]): void {
  drawCells(pdf, shares, head, (_, draw) => {
    pdf.markContent('Artifact', { type: 'Pagination' });
    draw();
    pdf.endMarkedContent();
  });
}

function drawCells(
  pdf: Pdf,
  shares: readonly number[],
  cells: readonly Cell[],
  tagged: (cell: Cell, draw: () => void) => void,
): void {
  const height = rowHeight(pdf, shares, cells);
  const top = pdf.y;
  let left = pdf.page.margins.left;
  cells.forEach((cell, index) => {
    const width = textWidth(pdf) * (shares[index] ?? 0);
    const at = left;
    tagged(cell, () => {
      setFont(pdf, cell).text(cell.text, at + PADDING, top + PADDING, {
        width: width - 2 * PADDING,
        align: cell.isFigure ? 'right' : 'left',
      });
    });
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.lineWidth(0.5).rect(at, top, width, height).stroke();
    pdf.endMarkedContent();
    left += width;
  });
  pdf.y = top + height;
}

function rowHeight(pdf: Pdf, shares: readonly number[], cells: readonly Cell[]): number {
  const heights = cells.map((cell, index) =>
    setFont(pdf, cell).heightOfString(cell.text, {
      width: textWidth(pdf) * (shares[index] ?? 0) - 2 * PADDING,
    }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function fits(pdf: Pdf, points: number): boolean {
  return pdf.y + points <= pdf.page.height - pdf.page.margins.bottom;
}

function setFont(pdf: Pdf, cell: Cell): Pdf {
  return pdf.font(cell.tag === 'TH' ? FONT.strong : FONT.text).fontSize(SIZE.table);
}
