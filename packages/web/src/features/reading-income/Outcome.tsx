import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { isKeyOf } from '@fairlead/core/records';
import { useSearchParams } from 'react-router';
import { JourneyPage } from '../../parts/page/JourneyPage.tsx';
import { incomeProofPath } from '../../parts/application/income-proof-path.ts';
import { NOTHING_TO_DO, OUTCOMES, waysOn } from './outcome-words.ts';

const TO_ACCOUNT = [{ label: 'Go to your application', href: ACCOUNT }];

/** `/open-banking/complete` and the other ends of a journey. The application in the address is only linked to. */
export function Outcome({ outcome }: { outcome: string }) {
  const id = useSearchParams()[0].get('id');
  if (!isKeyOf(OUTCOMES, outcome)) return <JourneyPage {...NOTHING_TO_DO} ways={TO_ACCOUNT} />;
  const { title, text, canRetry } = OUTCOMES[outcome];
  if (id === null) return <JourneyPage title={title} text={text} ways={TO_ACCOUNT} />;
  const toResult = [{ label: 'See what we found', href: incomeProofPath(id) }];
  return <JourneyPage title={title} text={text} ways={canRetry ? waysOn(id) : toResult} />;
}
