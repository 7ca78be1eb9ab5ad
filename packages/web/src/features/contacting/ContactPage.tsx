import { InformationPage, type InformationSection } from '../../parts/public/InformationPage.tsx';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { SupportNeeds } from '../../parts/lender/SupportNeeds.tsx';
import { organisation } from '../../parts/public/structured-data.ts';
import { Complaints, HardToPay, ToHaveReady } from './Advice.tsx';
import type { Attempt } from './message-form.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageSent } from './MessageSent.tsx';
import { Outcome } from './Outcome.tsx';
import { sentReference } from './sent-reference.ts';
import { WaysToReachUs } from './WaysToReachUs.tsx';

type ContactPageProps = PublicPageProps & { attempt?: Attempt };

/** Every way to reach the brand, its opening hours, and a form where the brand has one. */
export function ContactPage({ attempt, ...page }: ContactPageProps) {
  const { brand, publicUrl, url } = page;
  const hasForm = brand.switches.contactUsForm;
  const reference = hasForm && !attempt ? sentReference(url) : null;
  if (reference !== null) return <MessageSent page={page} reference={reference} />;
  const { websiteName, phone } = brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Contact us"
      titleStart={attempt && 'Error: '}
      description={`How to reach ${websiteName} by phone, email and post, and our opening hours. Call ${phone}.`}
      above={attempt && <Outcome page={page} attempt={attempt} />}
      lead="Call us, or write to us at any time."
      structuredData={[organisation(brand, publicUrl)]}
      sections={inOrder(page, hasForm, attempt)}
    />
  );
}

/** A message with errors comes first; otherwise, help for those who find it hard to pay. */
function inOrder(page: PublicPageProps, hasForm: boolean, attempt: Attempt | undefined) {
  const form: InformationSection[] = hasForm
    ? [{ id: 'form', heading: 'Send us a message', content: <MessageForm page={page} attempt={attempt} /> }]
    : [];
  return [
    ...(attempt ? form : []),
    { id: 'hard-to-pay', heading: 'If you’re struggling to pay', content: <HardToPay {...page} /> },
    { id: 'ways', heading: 'Ways to reach us', content: <WaysToReachUs {...page} /> },
    ...(attempt ? [] : form),
    { id: 'ready', heading: 'What to have ready', content: <ToHaveReady /> },
    {
      id: 'help',
      heading: 'Help with contacting us',
      content: <SupportNeeds phone={page.brand.dictionary.phone} />,
    },
    { id: 'complaints', heading: 'If we got something wrong', content: <Complaints {...page} /> },
  ];
}
