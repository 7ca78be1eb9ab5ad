import { isKeyOf } from '@fairlead/core/records';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { useParams, useSearchParams } from 'react-router';
import { screen } from '../../parts/page/screen.ts';
import { taskPath } from '../../paths.ts';
import { JourneyPage } from './JourneyPage.tsx';
import { NOTHING_TO_DO, OUTCOMES, waysOn } from './outcome-words.ts';

export const handle = screen({ access: 'anyone' });

/** `/open-banking/complete` and the other ends of a journey. The application in the address is only linked to. */
export default function OutcomeScreen() {
  const { outcome = '' } = useParams();
  const id = useSearchParams()[0].get('id');
  const toAccount = [{ label: 'Go to your application', href: ACCOUNT }];
  if (!isKeyOf(OUTCOMES, outcome)) return <JourneyPage {...NOTHING_TO_DO} ways={toAccount} />;
  const { title, text, canRetry } = OUTCOMES[outcome];
  const toResult = (of: string) => [{ label: 'See what we found', href: taskPath(of, 'incomeProof') }];
  const ways = id === null ? toAccount : canRetry ? waysOn(id) : toResult(id);
  return <JourneyPage title={title} text={text} ways={ways} />;
}
