import { InformationPage } from '../../parts/InformationPage.tsx';
import type { PublicPageProps } from '../../parts/public-page.ts';
import { organisation } from '../../parts/structured-data.ts';
import { Complaints, HardToPay, HelpToTalk, ToHaveReady } from './Advice.tsx';
import { WaysToReachUs } from './WaysToReachUs.tsx';

/** Every way to reach the brand, and when somebody answers. */
export function ContactPage(page: PublicPageProps) {
  const { brand, publicUrl } = page;
  const { websiteName, phone } = brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Contact us"
      description={`How to reach ${websiteName} by phone, email and post, and when somebody answers. Call ${phone}.`}
      lead="Talk to a person by phone, or write to us at any time."
      structuredData={[organisation(brand, publicUrl)]}
      sections={[
        { id: 'hard-to-pay', heading: 'If it is hard to pay', content: <HardToPay {...page} /> },
        { id: 'ways', heading: 'Ways to reach us', content: <WaysToReachUs {...page} /> },
        { id: 'ready', heading: 'What to have ready', content: <ToHaveReady /> },
        { id: 'help', heading: 'Help to talk to us', content: <HelpToTalk {...page} /> },
        { id: 'complaints', heading: 'If we got something wrong', content: <Complaints {...page} /> },
      ]}
    />
  );
}
