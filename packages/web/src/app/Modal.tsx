import { Dialog, type DialogProps } from '@fairlead/ui/dialog/Dialog';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { modalScrolled, selectIsOpen, selectIsScrolled } from '../state/modals-slice.ts';

type ModalProps = Omit<DialogProps, 'open' | 'isScrolled' | 'onScrolled'> & { id: string };

/** The dialog of an id: the store says whether it is open. Its content is made when it opens. */
export function Modal({ id, children, ...dialog }: ModalProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsOpen(state, id));
  const isScrolled = useAppSelector(selectIsScrolled);
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      isScrolled={isScrolled}
      onScrolled={(isMoved) => dispatch(modalScrolled(isMoved))}
    >
      {isOpen && children}
    </Dialog>
  );
}
