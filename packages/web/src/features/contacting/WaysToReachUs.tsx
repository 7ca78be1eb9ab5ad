import type { OpeningHours } from '@fairlead/brands/opening-hours';
import { Card } from '@fairlead/ui/card/Card';
import type { ReactNode } from 'react';
import { EmailLink } from '../../parts/lender/EmailLink.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { presentOpeningHours } from '../../parts/lender/present-opening-hours.ts';
import { presentOpeningState } from '../../parts/lender/present-opening-state.ts';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { HoursTable } from './HoursTable.tsx';

type PageProps = Pick<PublicPageProps, 'brand' | 'madeAt'>;

/** The channels as cards, and their hours day by day. */
export function WaysToReachUs({ brand, madeAt }: PageProps) {
  const { phone, contactEmails, openingHours, tradingAddress } = brand.dictionary;
  return (
    <>
      <div className="contact-ways">
        <Way title="Phone" state={<OpeningMark hours={openingHours.phone} madeAt={madeAt} />}>
          <p className="contact-figure">
            <PhoneLink phone={phone} />
          </p>
          <p className="muted">{presentOpeningHours(openingHours.phone)}</p>
        </Way>
        <Way title="Email" state={<OpeningMark hours={openingHours.email} madeAt={madeAt} />}>
          <p className="contact-address">
            <EmailLink email={contactEmails.support} />
          </p>
          <p className="muted">{presentOpeningHours(openingHours.email)}. Write at any time.</p>
        </Way>
        <Way title="Post">
          <address className="contact-post">
            {tradingAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className="muted">For anything urgent, call: a letter takes days to arrive.</p>
        </Way>
      </div>
      <HoursTable hours={openingHours} madeAt={madeAt} />
    </>
  );
}

function Way({ title, state, children }: { title: string; state?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <div className="contact-way-head">
        <h3>{title}</h3>
        {state}
      </div>
      {children}
    </Card>
  );
}

/** Open or closed, in words and by the shape of the mark next to them. */
function OpeningMark({ hours, madeAt }: { hours: OpeningHours; madeAt: Date }) {
  const { isOpen, words } = presentOpeningState(hours, madeAt.getTime());
  return (
    <p className="opening" data-is-open={isOpen ? '' : undefined}>
      {words}
    </p>
  );
}
