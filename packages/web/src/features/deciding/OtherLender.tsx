import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { otherLenderPath } from '../../application-paths.ts';
import { useReadDeclinePartnerQuery } from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';

/** The way to another lender. Where the lender that was found cannot be read, the page does without its name. */
export function OtherLender({ application }: { application: Application }) {
  const { id, isDeclinePanelOpen, declinePanelConsented, declinePartner } = application;
  const isWanted = isDeclinePanelOpen && declinePanelConsented === true;
  const { data } = useReadDeclinePartnerQuery(
    { params: { id } },
    { skip: !isWanted || declinePartner !== null },
  );
  if (!isDeclinePanelOpen) return null;
  const name = isWanted ? (declinePartner ?? data)?.name : undefined;
  const { sentences, action } = isWanted ? wordsFor(name) : NOT_ASKED;
  return (
    <Card as="section" aria-labelledby="other-lender">
      <h2 id="other-lender">Another lender may be able to help</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <Button variant="secondary" href={otherLenderPath(id)}>
          {action}
        </Button>
      </p>
    </Card>
  );
}

const NOT_ASKED = {
  sentences: [
    'If you agree, we can look for a lender that takes applications like yours.',
    'That doesn’t affect your credit score.',
  ],
  action: 'See how it works',
};

const wordsFor = (name: string | undefined) =>
  name === undefined
    ? { sentences: ['You asked us to look for another lender.'], action: 'See what we found' }
    : {
        sentences: [`We found ${name}. It decides for itself whether to lend to you.`],
        action: `See ${name}`,
      };
