import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { selectSubmission } from '../../resources/draft/draft-slice.ts';
import { SEE_PRICES } from '../../parts/page/see-prices.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import { FormMessage } from './FormMessage.tsx';
import type { ClosedReason } from './use-closed-reason.ts';

type Words = { title: string; paragraphs: readonly string[]; action: { label: string; href: string } };

function wordsFor(websiteName: string, because: string | null): Readonly<Record<ClosedReason, Words>> {
  return {
    partnersOnly: {
      title: 'Apply through one of our partners',
      paragraphs: [
        `You can apply for ${websiteName} through a comparison site that we work with. Find us in its results and follow the link to our form.`,
        'You pay the same price, and checking it won’t affect your credit score.',
      ],
      action: SEE_PRICES,
    },
    referralNotUsable: {
      title: 'This link can no longer be used',
      paragraphs: [
        'The link from our partner has expired or was not complete. Go back to the partner’s site and follow its link again.',
        'Your answers are saved in this browser for a day.',
      ],
      action: SEE_PRICES,
    },
    notOpenYet: {
      title: 'Applications are not open yet',
      paragraphs: ['You can see what a loan would cost. Looking at prices won’t affect your credit file.'],
      action: SEE_PRICES,
    },
    notAgainYet: {
      title: 'You can’t apply for another loan yet',
      paragraphs: [because ?? 'You have a loan with us, or we couldn’t lend to you recently.'],
      action: { label: 'Go to your account', href: ACCOUNT },
    },
  };
}

export function FormClosed({ reason }: { reason: ClosedReason }) {
  const { user } = useAuth('user');
  const { message } = useAppSelector(selectSubmission);
  const { dictionary } = usePageSettings().brand;
  const { title, paragraphs, action } = wordsFor(
    dictionary.websiteName,
    message ?? user?.cannotReApplyBecause ?? null,
  )[reason];
  return (
    <FormMessage title={title} action={action}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </FormMessage>
  );
}
