import { Button } from '../button/Button.tsx';
import type { Example } from '../examples/example.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export const dialogExamples: readonly Example[] = [
  {
    name: 'A question, shown here inside the page',
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
          <p>We’ll sign you out in less than 2 minutes. We’ll keep what you’ve typed on this page.</p>
        </DialogFrame>
      </dialog>
    ),
  },
];
