import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { keysOf } from '@fairlead/core/records';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { screen } from '../../parts/page/screen.ts';
import { OPEN_BANKING_OUTCOMES, taskPath } from '../../paths.ts';
import { JourneyPage } from './JourneyPage.tsx';
import { OUTCOMES, waysOn } from './outcome-words.ts';

export const handle = screen({ access: 'anyone' });

/** `/open-banking/complete` and the other ends of a journey. The application in the address is only linked to. */
export default function OutcomeScreen() {
  const { pathname } = useLocation();
  const id = useSearchParams()[0].get('id');
  const outcome = keysOf(OUTCOMES).find((each) => matchPath(OPEN_BANKING_OUTCOMES[each], pathname));
  const { title, text, canRetry } = OUTCOMES[outcome ?? 'complete'];
  if (id === null)
    return (
      <JourneyPage title={title} text={text} ways={[{ label: 'Go to your application', href: ACCOUNT }]} />
    );
  const toResult = [{ label: 'See what we found', href: taskPath(id, 'incomeProof') }];
  return <JourneyPage title={title} text={text} ways={canRetry ? waysOn(id) : toResult} />;
}
