import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { AccountFields } from '../../parts/bank-account/AccountFields.tsx';
import { useAccountForm } from '../../parts/bank-account/use-account-form.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { endingOf } from '../../parts/page/ending-of.ts';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { useUpdateBankDetailsMutation } from '../../resources/repaying/direct-debit.ts';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import { SetUpAgain } from './SetUpAgain.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const ACCOUNT_HEAD: Head = {
  title: 'Your bank account',
  lead: 'We collect your payments from this account by Direct Debit. You can use another current account in your own name.',
};

/** The account that is used, the Direct Debit set up again where there is none, and the form of another account. */
export function AccountForm({ loan }: { loan: Loan }) {
  const [update, { isLoading }] = useUpdateBankDetailsMutation();
  const form = useAccountForm({
    accountName: loan.bankDetails?.accountName ?? '',
    isLoading,
    save: async (body) => {
      await update({ params: { id: loan.id }, body }).unwrap();
    },
  });
  const { problems, attempts, failure, submit } = form;
  return (
    <FormPage
      title={ACCOUNT_HEAD.title}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...ACCOUNT_HEAD} />
      <section className="stack gap-3" aria-labelledby="used-heading">
        <h2 id="used-heading">The account we collect from</h2>
        <SummaryList
          rows={[
            { key: 'Name', value: loan.bankDetails?.accountName ?? '-' },
            {
              key: 'Account',
              value: loan.bankDetails ? `Ending ${endingOf(loan.bankDetails.maskedAccountNumber)}` : '-',
            },
          ]}
        />
        <SetUpAgain loan={loan} />
      </section>
      <header className="stack gap-2">
        <h2>Use another account</h2>
        <p>
          Setting up a new Direct Debit takes about six working days. Payments before that are collected from
          the account you have now.
        </p>
      </header>
      <AccountFields form={form} />
      <InsetText>We’ll check the name with your bank, and may text you a code first.</InsetText>
      <Button type="submit" busy={isLoading}>
        Change my bank account
      </Button>
    </FormPage>
  );
}
