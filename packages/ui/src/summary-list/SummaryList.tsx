import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { EmailAddress } from '../shared/EmailAddress.tsx';

export type SummaryChange = {
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** What the link changes, for screen readers: "your address". */
  hiddenText: string;
  label?: string | undefined;
};

export type SummaryRow = { key: ReactNode; value: ReactNode; change?: SummaryChange | undefined };

export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map((row, index) => (
        <div className="summary-row" key={index}>
          <dt className="summary-key">{row.key}</dt>
          <dd className="summary-value">{shownValue(row.value)}</dd>
          {row.change && (
            <dd className="summary-change">
              <Change {...row.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const EMAIL = /^\S+@\S+$/;

function shownValue(value: ReactNode): ReactNode {
  return typeof value === 'string' && EMAIL.test(value) ? <EmailAddress email={value} /> : value;
}

function Change({ href, onClick, hiddenText, label = 'Change' }: SummaryChange) {
  const text = (
    <>
      {label}
      <span className="visually-hidden"> {hiddenText}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className="summary-link" onClick={onClick}>
        {text}
      </button>
    );
  }
  return (
    <Link className="summary-link" href={href} onClick={onClick}>
      {text}
    </Link>
  );
}
