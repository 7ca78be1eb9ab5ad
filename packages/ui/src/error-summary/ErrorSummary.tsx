import { useEffect, useId, useRef } from 'react';

export type SummaryError = {
  /** The id of the control. Without it, the error applies to the whole form. */
  field?: string | undefined;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** The fragment that a URL uses to focus the summary without JavaScript. */
  id?: string | undefined;
  title?: string | undefined;
  /** The summary takes focus whenever this changes, for example the number of attempts. */
  focusKey?: string | number | undefined;
};

/** Place it above the page's heading. It takes focus and links each problem to its field. */
export function ErrorSummary({ errors, id, title = 'There is a problem', focusKey }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [focusKey, isEmpty]);
  if (isEmpty) return null;
  return (
    <div className="error-summary" id={id} ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className="error-summary-title" id={titleId}>
        {title}
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field === undefined ? message : <ErrorLink field={field} message={message} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ErrorLink({ field, message }: { field: string; message: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        const element = document.getElementById(field);
        if (!element) return;
        event.preventDefault();
        bringIntoView(element);
      }}
    >
      {message}
    </a>
  );
}

const CONTROLS = 'input, select, textarea, button';

/** The control itself, or the first invalid control in a question with several. */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(CONTROLS)) return element;
  return element.querySelector<HTMLElement>('[aria-invalid]') ?? element.querySelector<HTMLElement>(CONTROLS);
}

/** Scrolls to the question rather than the control, so that its label is visible when the control has focus. */
function bringIntoView(element: HTMLElement) {
  (element.closest('.field') ?? element).scrollIntoView();
  controlOf(element)?.focus({ preventScroll: true });
}
