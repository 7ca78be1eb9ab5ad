import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Steps } from '@fairlead/ui/section/Steps';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Page } from '../../parts/page/Page.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';

const TITLE = 'We’re reviewing your application';

const NEXT = [
  {
    title: 'Someone on our team reviews it',
    text: 'Usually within 2 working days. We may ask you for more information.',
  },
  { title: 'We’ll email you', text: 'With your price, or the reasons why we can’t lend.' },
  { title: 'You decide', text: 'Nothing is agreed until you’ve read your documents and signed.' },
];

const WHY: Readonly<Record<NonNullable<Application['referredFor']>, string>> = {
  'too-little-history': 'There isn’t enough on your credit file for us to decide automatically.',
  review: 'We’re checking a few things on your application before we decide.',
};

/** No decision yet: a person reviews the application. */
export function Referred({ application: { referredFor } }: { application: Application }) {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  return (
    <Page title={TITLE}>
      <Scene name="review" />
      <h1>{TITLE}</h1>
      <p className="lead">{WHY[referredFor ?? 'review']}</p>
      <Stack as="section" gap={4}>
        <h2>What happens next</h2>
        <Steps steps={NEXT} />
      </Stack>
      <InsetText>This was a soft search. It hasn’t affected your credit score.</InsetText>
      <p>
        Questions? Call <PhoneLink phone={phone} /> or write to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>.
      </p>
    </Page>
  );
}
