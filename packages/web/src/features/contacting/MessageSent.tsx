import { Container } from '@fairlead/ui/container/Container';
import { Panel } from '@fairlead/ui/panel/Panel';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { presentOpeningHours } from '../../parts/lender/present-opening-hours.ts';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { PublicDocument } from '../../parts/public/PublicDocument.tsx';

const ANSWERED_WITHIN = '2 working days';

/** The message has arrived. The page can be kept, printed and loaded again. */
export function MessageSent({ page, reference }: { page: PublicPageProps; reference: string }) {
  const { websiteName, phone, openingHours } = page.brand.dictionary;
  return (
    <PublicDocument page={page} title={`Message sent – ${websiteName}`}>
      <Container width="reading">
        <div className="contact-sent">
          <Panel title="Message sent" titleId="outcome">
            <p>
              Your reference is <strong className="tabular">{reference}</strong>
            </p>
          </Panel>
          <h2>What happens next</h2>
          <p>
            We have sent this reference to the email address you gave. Quote it if you write or call again.
          </p>
          <p>
            We’ll read your message and answer within {ANSWERED_WITHIN}: by email, or by phone if you gave a
            number.
          </p>
          <h2>If it’s urgent</h2>
          <p>
            Call <PhoneLink phone={phone} />, {presentOpeningHours(openingHours.phone)}.
          </p>
          <p>
            <a href={publicAddress('/contact', page)}>Back to contact us</a>
          </p>
        </div>
      </Container>
    </PublicDocument>
  );
}
