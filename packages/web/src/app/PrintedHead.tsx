import { displayDay } from '@fairlead/core/calendar/display';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../state/hooks.ts';
import { usePageSettings } from '../state/page-settings.ts';
import type { RootState } from '../state/root-reducer.ts';

/** The style sheet repeats it from the second sheet on (`base/print.css`). */
const RUNNING_HEAD = '--running-head';

/** What a printed page is about: whose it is, the reference of the loan or application, and the day. */
export function PrintedHead() {
  const { brand, today } = usePageSettings();
  const { websiteName, domain, phone } = brand.dictionary;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const name = useAppSelector(({ auth: { user } }) => user && `${user.firstName} ${user.lastName}`);
  const reference = useAppSelector((state) => referenceAt(state, address));
  const about = [name, reference && `Reference ${reference}`, displayDay(today)].filter(Boolean).join(' · ');
  const running = `${websiteName} · ${about}`;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(RUNNING_HEAD, JSON.stringify(running));
    return () => void style.removeProperty(RUNNING_HEAD);
  }, [running]);
  return (
    <p className="print-only small">
      {about}
      <br />
      {domain} · {phone}
    </p>
  );
}

/** The reference of the loan or application whose id is in the address, once the page has read it. */
function referenceAt({ api }: RootState, address: string): string | undefined {
  for (const read of Object.values(api.queries)) {
    const { id, reference } = (read?.data ?? {}) as { id?: unknown; reference?: unknown };
    if (typeof id === 'string' && typeof reference === 'string' && address.includes(id)) return reference;
  }
  return undefined;
}
