import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type TableColumn<K extends string> = {
  key: K;
  heading: string;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean | undefined;
  /** Sentences: on a phone they are below the heading instead of next to it. */
  prose?: boolean | undefined;
  /** The cells are row headers. At most one column. */
  rowHeading?: boolean | undefined;
};

export type TableProps<K extends string> = {
  caption: ReactNode;
  /** The caption repeats the heading above it, so it is only for screen readers. */
  captionHidden?: boolean | undefined;
  /** A few short columns: on a phone it is a table as well. */
  compact?: boolean | undefined;
  columns: readonly TableColumn<K>[];
  rows: readonly (Record<K, ReactNode> & { id: string })[];
};

/**
 * A table on a wide screen. On a phone, each row is a card with the column headings next to the values, unless the table
 * is `compact`.
 */
export function Table<K extends string>({ caption, captionHidden, compact, columns, rows }: TableProps<K>) {
  return (
    <table className={classes('table', compact ? 'table-compact' : 'table-cards')} role="table">
      <caption className={captionHidden ? 'visually-hidden' : 'table-caption'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, heading, numeric }) => (
            <th key={key} role="columnheader" scope="col" className={classes(numeric && 'numeric')}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {row[column.key]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { column: TableColumn<string>; children: ReactNode };

function Cell({ column: { key, heading, numeric, prose, rowHeading }, children }: CellProps) {
  const shared = {
    className: classes(numeric && 'numeric', prose && 'prose') || undefined,
    'data-column': key,
    'data-label': heading,
  };
  if (!rowHeading) {
    return (
      <td role="cell" {...shared}>
        {children}
      </td>
    );
  }
  return (
    <th role="rowheader" scope="row" {...shared}>
      {children}
    </th>
  );
}
