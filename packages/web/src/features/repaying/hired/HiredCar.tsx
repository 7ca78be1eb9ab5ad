import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { carLossPath, handBackPath, newPlatePath, titleCertificatePath } from '../../../car-paths.ts';
import { carInWords } from '../../../parts/car/car-in-words.ts';
import type { Hired, Loan } from '../../../resources/loan.ts';
import { ownerInWords, presentParts, protectionInWords } from './present-hired.ts';

/** What a hirer can do about the car, in the order of what is asked most. */
const actionsOf = (id: string) => [
  { href: handBackPath(id), label: 'Hand your car back', what: 'See what it costs to end your agreement.' },
  {
    href: carLossPath(id),
    label: 'Stolen or written off?',
    what: 'Tell us, and we’ll talk to your insurer.',
  },
  { href: newPlatePath(id), label: 'New registration number', what: 'Tell us the number it has now.' },
];

/** The car of a hire purchase: who owns it, how much of its price is paid, and what its hirer can do. */
export function HiredCar({ loan, hired }: { loan: Loan; hired: Hired }) {
  const isRunning = loan.isActive && hired.ownedSince === null;
  return (
    <Stack as="section" gap={4}>
      <h2>{carInWords(hired)}</h2>
      <p>{ownerInWords(hired, loan)}</p>
      {isRunning && (
        <>
          <SummaryList rows={presentParts(hired)} />
          <p>{protectionInWords(hired)}</p>
          <ul className="manage-loan">
            {actionsOf(loan.id).map(({ href, label, what }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                <span className="muted">{what}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {hired.ownedSince !== null && (
        <p>
          <a href={titleCertificatePath(loan.id)} target="_blank" rel="noreferrer">
            Certificate of ownership (PDF)
          </a>
        </p>
      )}
      {loan.state === 'Voluntary terminated' && (
        <p>
          <Link href={handBackPath(loan.id)}>See what happens next with your car</Link>
        </p>
      )}
    </Stack>
  );
}
