import type { Block, DocumentTable } from './document-model.ts';
import { linesOf } from './document-model.ts';
import { FONT, keepTogether, SIZE, textWidth, type Pdf, type Pen, type Structure } from './pdf-page.ts';

const PADDING = 4;

type Scope = PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' | 'Column' };
const ROW_HEADER: Scope = { scope: 'Row' };
const COLUMN_HEADER: Scope = { scope: 'Column' };

type Cell = {
  /** Several are a paragraph each in the structure. */
  readonly lines: readonly string[];
  readonly tag: 'TH' | 'TD';
  readonly scope?: Scope;
  readonly isFigure: boolean;
};

/** Measured once: to measure takes as long as to draw. */
type Row = { readonly cells: readonly Cell[]; readonly height: number };

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
      { lines: [name], tag: 'TH', scope: ROW_HEADER, isFigure: false },
      { lines: linesOf(value), tag: 'TD', isFigure: false },
    ]),
  });
}

/** The first column of a table holds a number of two digits, and so takes less than the others. */
const FIRST_COLUMN = 0.7;

function sharesOf(columns: number): readonly number[] {
  const others = columns - 1;
  const total = FIRST_COLUMN + others;
  return [FIRST_COLUMN / total, ...Array.from({ length: others }, () => 1 / total)];
}

/** A table with a heading row, which is repeated (for the eye only) on every further page. */
export function drawTable(pen: Pen, { caption, columns, rows }: DocumentTable): void {
  drawGrid(pen, {
    caption,
    shares: sharesOf(columns.length),
    head: columns.map(({ heading, isFigure }) => ({
      lines: [heading],
      tag: 'TH',
      scope: COLUMN_HEADER,
      isFigure,
    })),
    rows: rows.map((cells) =>
      cells.map((text, index) => {
        const isFigure = columns[index]?.isFigure ?? false;
        const cell = { lines: [text], isFigure };
        return index === 0 ? { ...cell, tag: 'TH', scope: ROW_HEADER } : { ...cell, tag: 'TD' };
      }),
    ),
  });
}

function drawGrid({ pdf, parent }: Pen, grid: Grid): void {
  const table = pdf.struct('Table');
  parent.add(table);
  drawCaption(pdf, table, grid.caption);
  const headHeight = grid.head ? rowHeight(pdf, grid.shares, grid.head) : 0;
  if (grid.head) drawRow(pdf, table, grid.shares, { cells: grid.head, height: headHeight });
  for (const cells of grid.rows) {
    const height = rowHeight(pdf, grid.shares, cells);
    if (!fits(pdf, height)) {
      pdf.addPage();
      if (grid.head) repeatHead(pdf, grid.shares, { cells: grid.head, height: headHeight });
    }
    drawRow(pdf, table, grid.shares, { cells, height });
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

function drawRow(pdf: Pdf, table: Structure, shares: readonly number[], measured: Row): void {
  const row = pdf.struct('TR');
  table.add(row);
  drawCells(pdf, shares, measured, ({ tag, scope = {} }, drawLines) => {
    const cell = pdf.struct(tag, scope);
    row.add(cell);
    const hasParagraphs = drawLines.length > 1;
    for (const drawLine of drawLines) cell.add(hasParagraphs ? pdf.struct('P', {}, drawLine) : drawLine);
    cell.end();
  });
  row.end();
}

function repeatHead(pdf: Pdf, shares: readonly number[], head: Row): void {
  drawCells(pdf, shares, head, (_, drawLines) => {
    pdf.markContent('Artifact', { type: 'Pagination' });
    for (const drawLine of drawLines) drawLine();
    pdf.endMarkedContent();
  });
}

function drawCells(
  pdf: Pdf,
  shares: readonly number[],
  { cells, height }: Row,
  tagged: (cell: Cell, drawLines: readonly (() => void)[]) => void,
): void {
  const top = pdf.y;
  let left = pdf.page.margins.left;
  cells.forEach((cell, index) => {
    const width = textWidth(pdf) * (shares[index] ?? 0);
    const at = left;
    pdf.y = top + PADDING;
    const drawLines = cell.lines.map((line) => () => {
      setFont(pdf, cell).text(line, at + PADDING, pdf.y, {
        width: width - 2 * PADDING,
        align: cell.isFigure ? 'right' : 'left',
      });
    });
    tagged(cell, drawLines);
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.lineWidth(0.5).rect(at, top, width, height).stroke();
    pdf.endMarkedContent();
    left += width;
  });
  pdf.y = top + height;
}

function rowHeight(pdf: Pdf, shares: readonly number[], cells: readonly Cell[]): number {
  const heights = cells.map((cell, index) =>
    setFont(pdf, cell).heightOfString(cell.lines.join('\n'), {
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
