import { useEffect, useId, useRef } from 'react';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export type DialogProps = Omit<DialogFrameProps, 'titleId'> & {
  open: boolean;
  /** Called when Escape, the close button or the browser requests closing. */
  onClose: () => void;
  /** Called when the content scrolls away from the top, or back to it. */
  onScrolled?: ((isScrolled: boolean) => void) | undefined;
};

/** A native modal dialog: the page behind it is inert, and focus returns to where it was. */
export function Dialog({ open, onScrolled, ...frame }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser would focus the close button. A field or the first action is what the reader needs.
      const first = dialog.querySelector<HTMLElement>('.dialog-body input, .dialog-actions button');
      first?.focus();
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
