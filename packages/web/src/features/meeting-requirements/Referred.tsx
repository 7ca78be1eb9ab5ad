import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Steps } from '@fairlead/ui/section/Steps';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Page } from '../../parts/page/Page.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { usePageSettings } from '../../state/page-settings.ts';

const NEXT = [
  {
    title: 'A person looks at it',
    text: 'Usually within two working days. We may ask you for something more.',
  },
  { title: 'We email you', text: 'With a price, or with a no and the reasons for it.' },
  { title: 'You decide', text: 'Nothing is agreed until you have read your documents and signed.' },
];

/** No decision yet, and honestly so. */
export function Referred() {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  return (
    <Page title="We need to look at your application ourselves">
      <h1>We need to look at your application ourselves</h1>
      <p className="lead">
        Your credit file holds too little for an automatic decision. That is not a no: one of our team will
        look at what you told us.
      </p>
      <Stack as="section" gap={4}>
        <h2>What happens next</h2>
        <Steps steps={NEXT} />
      </Stack>
      <InsetText>This was a soft search. Your credit score is as it was.</InsetText>
      <p>
        Questions? Call <PhoneLink phone={phone} /> or write to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>.
      </p>
    </Page>
  );
}
