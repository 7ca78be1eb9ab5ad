import { useEffect, useId, useRef } from 'react';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export type DialogProps = Omit<DialogFrameProps, 'titleId'> & {
  open: boolean;
  /** Escape, the close button, or the browser asked to close it. */
  onClose: () => void;
  /** The content was moved away from its top, or back to it. */
  onScrolled?: ((isScrolled: boolean) => void) | undefined;
};

/** A native modal dialog: the page behind is inert, and the focus goes back where it was. */
export function Dialog({ open, onScrolled, ...frame }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser would begin at the close button; somebody asked for an answer begins at the field.
      dialog.querySelector<HTMLElement>('.dialog-body input')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={titleId}
      onScroll={(event) => {
        const isScrolled = event.currentTarget.scrollTop > 0;
        if (isScrolled !== Boolean(frame.isScrolled)) onScrolled?.(isScrolled);
      }}
      onCancel={(event) => {
        event.preventDefault();
        frame.onClose();
      }}
    >
      <DialogFrame {...frame} titleId={titleId} />
    </dialog>
  );
}
