import { Button } from '../button/Button.tsx';
import type { Example } from '../examples/example.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export const dialogExamples: readonly Example[] = [
  {
    name: 'A question that interrupts, set into the page to be looked at',
    element: ({ id, title }) => (
      <dialog className="dialog" open aria-labelledby={id('dialog-title')}>
        <DialogFrame
          titleId={id('dialog-title')}
          title={title('Do you want to stay signed in?')}
          actions={
            <>
              <Button>Stay signed in</Button>
              <Button variant="secondary">Sign out</Button>
            </>
          }
        >
          <p>You will be signed out in less than two minutes. What you have typed here is kept.</p>
        </DialogFrame>
      </dialog>
    ),
  },
];
