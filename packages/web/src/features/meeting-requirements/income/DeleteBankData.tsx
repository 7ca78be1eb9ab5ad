import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useDeleteDataPullMutation, type BankIncome } from '../../../resources/requirements/bank-income.ts';

/** Withdraws the consent. The page that follows asks for the proof again, where it rested on that. */
export function DeleteBankData({ bankIncome }: { bankIncome: BankIncome }) {
  const [remove, { isLoading, error }] = useDeleteDataPullMutation();
  const press = (): void => {
    if (!isLoading) void remove({ params: { id: bankIncome.dataPullId } });
  };
  return (
    <>
      {error !== undefined && <ActionFailed error={error} />}
      <Button variant="plain" busy={isLoading} onClick={press}>
        Delete what you read
      </Button>
    </>
  );
}
