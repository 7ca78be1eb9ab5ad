import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Suspense, useEffect } from 'react';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { laterPart } from '../../../parts/page/later-part.tsx';
import { isOver, sayPhone, type PhoneView } from './present-phone.ts';
import { USE_PHONE, type usePhone } from './use-phone-link.ts';

const PhoneCode = laterPart('the code', async () => (await import('./PhoneCode.tsx')).PhoneCode);

const PANEL = 'phone-panel';

type PhoneProps = { phone: ReturnType<typeof usePhone> };

/** On a computer: photos are taken with a phone, which is handed a link by a QR code. */
export function UsePhone({ phone }: PhoneProps) {
  const { view, error, isBusy, open, closed } = phone;
  useFocusAfter(closed, USE_PHONE);
  return (
    <div className="use-phone stack gap-4">
      {error !== undefined && <ActionFailed error={error} />}
      {view ? (
        <Panel phone={phone} view={view} />
      ) : (
        <Button id={USE_PHONE} variant="secondary" busy={isBusy} onClick={open}>
          Use my phone instead
        </Button>
      )}
    </div>
  );
}

function Panel({ phone, view }: PhoneProps & { view: PhoneView }) {
  const { isBusy, open, close } = phone;
  const isEnded = isOver(view);
  // What had the focus can be gone: the button, or the part of the page that the panel was in.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(PANEL)?.focus();
  }, [view.token]);
  return (
    <section className="phone-panel stack gap-4" aria-labelledby={PANEL}>
      <h3 id={PANEL} tabIndex={-1}>
        Use your phone
      </h3>
      {view.state === 'waiting' && (
        <Suspense fallback={<p className="hint">Drawing the code …</p>}>
          <PhoneCode token={view.token} />
        </Suspense>
      )}
      <p className="phone-status">{sayPhone(view)}</p>
      <Cluster>
        {isEnded && (
          <Button variant="secondary" busy={isBusy} onClick={open}>
            Get a new code
          </Button>
        )}
        <Button variant={isEnded ? 'plain' : 'secondary'} busy={isBusy} onClick={close}>
          {isEnded ? 'Close' : 'Stop using my phone'}
        </Button>
      </Cluster>
    </section>
  );
}
