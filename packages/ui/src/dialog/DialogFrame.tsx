import type { ReactNode } from 'react';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { classes } from '../shared/classes.ts';

export type DialogFrameProps = {
  titleId: string;
  title: ReactNode;
  onClose?: (() => void) | undefined;
  /** The content is scrolled, so the header gets a dividing line. */
  isScrolled?: boolean | undefined;
  children: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
};

/** The contents of a dialog: title, close button, body and action buttons. */
export function DialogFrame({ titleId, title, onClose, isScrolled, children, actions }: DialogFrameProps) {
  return (
    <>
      <div className={classes('dialog-head', isScrolled && 'dialog-head-scrolled')}>
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions !== undefined && <div className="dialog-actions">{actions}</div>}
    </>
  );
}
