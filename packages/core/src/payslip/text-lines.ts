/** A run of letters of a page, in points from its left and upper edges. */
export interface TextRun {
  /** From 1. */
  readonly page: number;
  readonly left: number;
  /** Where the line that the letters are written on is. */
  readonly top: number;
  readonly width: number;
  /** Of the type. */
  readonly height: number;
  readonly text: string;
}

/** Words that belong together: a label or a figure. */
export interface TextCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface TextLine {
  readonly page: number;
  /** From left to right. */
  readonly cells: readonly TextCell[];
}

/** Runs whose lines differ by less than this part of their height are on one line. */
const SAME_LINE = 0.5;

/** A gap of less than this part of the height is between two words, and a wider one between two cells. */
const WORD_GAP = 0.8;

/** A gap of less than this part of the height is inside a word. */
const LETTER_GAP = 0.12;

/** A value in one run with its label: "Company: Quayside Bakery", "Net pay £1,900.00", "Pay date 27/11/2026". */
const LABEL_AND_VALUE = [
  /^([^:]{2,40}):\s*(\S.*)$/,
  /^(\D{2,40}?)\s([-(]?£?\s?\d[\d,]{0,12}\.\d\d[-)]?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/,
] as const;

/** Cuts a label from the value that follows it, each with its share of the width. */
function splitValue(cell: TextCell): TextCell[] {
  for (const pattern of LABEL_AND_VALUE) {
    const [, label, value] = pattern.exec(cell.text) ?? [];
    if (label === undefined || value === undefined) continue;
    const cut = cell.right - ((cell.right - cell.left) * value.length) / cell.text.length;
    return [
      { text: label.trim(), left: cell.left, right: cut },
      { text: value, left: cut, right: cell.right },
    ];
  }
  return [cell];
}

function cellsOf(runs: readonly TextRun[]): TextCell[] {
  const cells: TextCell[] = [];
  for (const { left, width, height, text } of runs.toSorted((a, b) => a.left - b.left)) {
    const last = cells.at(-1);
    const gap = last ? left - last.right : Infinity;
    const right = left + width;
    if (last && gap < WORD_GAP * height) {
      const space = gap > LETTER_GAP * height ? ' ' : '';
      cells[cells.length - 1] = { ...last, text: `${last.text}${space}${text}`, right };
    } else cells.push({ text, left, right });
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/g, ' ').trim() }))
    .flatMap(splitValue);
}

/** The lines of a document, from its first page to its last and from top to bottom. */
export function linesOf(runs: readonly TextRun[]): readonly TextLine[] {
  const written = runs
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.page - b.page || a.top - b.top);
  const groups: TextRun[][] = [];
  for (const run of written) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isSame =
      first?.page === run.page && run.top - first.top < SAME_LINE * Math.max(first.height, run.height);
    if (group && isSame) group.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => ({ page: group[0]?.page ?? 1, cells: cellsOf(group) }));
}
