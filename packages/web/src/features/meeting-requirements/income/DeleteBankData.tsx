import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useDeleteDataPullMutation, type BankIncome } from '../../../resources/requirements/bank-income.ts';
import { useAppDispatch } from '../../../state/hooks.ts';
import { notify } from '../../../state/notify.ts';

/** Withdraws the consent. The page that follows asks for the proof again, where it rested on that. */
export function DeleteBankData({ bankIncome }: { bankIncome: BankIncome }) {
  const [remove, { isLoading, error }] = useDeleteDataPullMutation();
  const dispatch = useAppDispatch();
  const press = async (): Promise<void> => {
    if (isLoading) return;
    const answer = await remove({ params: { id: bankIncome.dataPullId } });
    if (answer.data) dispatch(notify('We’ve deleted what we read from your bank.'));
  };
  return (
    <>
      {error !== undefined && <ActionFailed error={error} />}
      <p>
        <Button variant="plain" busy={isLoading} onClick={() => void press()}>
          Delete my bank data
        </Button>
      </p>
    </>
  );
}
