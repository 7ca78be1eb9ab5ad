import { useParams } from 'react-router';
import { screen } from '../../parts/page/screen.ts';
import { Callback } from './Callback.tsx';
import { Outcome } from './Outcome.tsx';

export const handle = screen({ access: 'anyone' });

/** The page that a bank leads back to, and the pages of how that ended: one file, so that the second is there. */
export default function BankReturnScreen() {
  const { outcome } = useParams();
  return outcome === undefined ? <Callback /> : <Outcome outcome={outcome} />;
}
