import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { AccountFields } from '../../parts/bank-account/AccountFields.tsx';
import { DirectDebitFacts } from '../../parts/bank-account/DirectDebitFacts.tsx';
import { useAccountForm } from '../../parts/bank-account/use-account-form.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { paymentDayAfterAccountPath } from '../../application-paths.ts';
import { continuePath } from '../../paths.ts';
import { applicantOf } from '../../resources/loan-application.ts';
import { requirementOf, useProvideBankDetailsMutation } from '../../resources/requirement.ts';
import { listProblems } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import type { Asked } from './RequirementScreen.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const ACCOUNT_HEAD: Head = {
  title: 'Your bank account',
  lead: 'We’ll send the loan to this account and collect your payments from it. It must be a current account in your own name.',
  isQuiet: true,
};

/** The payment day is asked for next, where it was not chosen yet. */
function pageAfterAccount(application: Asked['application']): string {
  const day = requirementOf(application, 'payment-day');
  const isOpen = day !== undefined && day.state !== 'Met';
  return isOpen ? paymentDayAfterAccountPath(application.id) : continuePath(application.id);
}

export function BankDetailsForm(asked: Asked) {
  const { application, requirement } = asked;
  const go = useGo();
  const [provide, { isLoading }] = useProvideBankDetailsMutation();
  const applicant = applicantOf(application);
  const form = useAccountForm({
    accountName: applicant ? `${applicant.firstName} ${applicant.lastName}` : '',
    isLoading,
    save: async (body) => {
      await provide({ params: { id: requirement.id }, body }).unwrap();
      go(pageAfterAccount(application));
    },
  });
  const { problems, attempts, failure, submit } = form;
  return (
    <FormPage
      title={ACCOUNT_HEAD.title}
      before={<BackLink href={applicationPath(asked.application)} />}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      after={<DirectDebitFacts dictionary={usePageSettings().brand.dictionary} />}
      onSubmit={submit}
    >
      <PageHead {...ACCOUNT_HEAD} />
      <AccountFields form={form} />
      <InsetText>We’ll check the name with your bank, and may text you a code first.</InsetText>
      <Button type="submit" busy={isLoading}>
        Save this account
      </Button>
    </FormPage>
  );
}
