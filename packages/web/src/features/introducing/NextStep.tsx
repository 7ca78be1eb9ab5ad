import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useFocusAfter } from '../../parts/form/use-focus-after.ts';
import type { DeclinePartner } from '../../resources/declines/decline-partner.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { DETAILS } from './present-lender.ts';
import type { Introducing } from './use-other-lender.ts';

const SENDING = 'sending-details';
const SENT = 'sent-details';

type StepProps = { partner: DeclinePartner; introducing: Introducing };

/** By what happened so far, so that a page that is opened again continues there. */
export function NextStep(props: StepProps) {
  const { events, acceptedAt } = props.partner;
  const hasStarted = events.includes('flow-started');
  useFocusAfter(hasStarted, SENDING);
  useFocusAfter(acceptedAt !== null, SENT);
  if (acceptedAt !== null) return <Sent {...props} acceptedAt={acceptedAt} />;
  return hasStarted ? <SendDetails {...props} /> : <Start {...props} />;
}

function Start({ partner, introducing }: StepProps) {
  return (
    <Cluster gap={3}>
      <Button busy={introducing.busy === 'start'} onClick={introducing.start}>
        Continue with {partner.name}
      </Button>
      <Leave introducing={introducing} />
    </Cluster>
  );
}

function Leave({ introducing }: Pick<StepProps, 'introducing'>) {
  return (
    <Button variant="secondary" busy={introducing.busy === 'leave'} onClick={introducing.leave}>
      No, I don’t want this
    </Button>
  );
}

function SendDetails({ partner: { name }, introducing }: StepProps) {
  const { websiteName } = usePageSettings().brand.dictionary;
  return (
    <Card as="section" aria-labelledby={SENDING}>
      <h2 id={SENDING} tabIndex={-1}>
        Send your details to {name}?
      </h2>
      <p>
        If you agree, we send {name}, through the panel that found it, {DETAILS}. It then runs a soft search
        of your credit file.
      </p>
      <p>
        You leave {websiteName} and continue on the {name} website. What you do there is between you and{' '}
        {name}, and we can’t take your details back.
      </p>
      <Cluster gap={3}>
        <Button busy={introducing.busy === 'accept'} onClick={introducing.accept}>
          Agree and go to {name}
        </Button>
        <Leave introducing={introducing} />
      </Cluster>
    </Card>
  );
}

function Sent({ partner: { name }, introducing, acceptedAt }: StepProps & { acceptedAt: string }) {
  return (
    <Stack gap={4}>
      <InsetText>
        On {longDay(londonDay(Date.parse(acceptedAt)))} you asked us to send your details to {name}. Contact{' '}
        {name} about your application there, or to have your details deleted.
      </InsetText>
      <Button id={SENT} busy={introducing.busy === 'accept'} onClick={introducing.accept}>
        Go to {name}
      </Button>
    </Stack>
  );
}
