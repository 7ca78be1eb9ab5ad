import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { FormPage } from '../../../parts/page/FormPage.tsx';
import { taskPath } from '../../../application-paths.ts';
import { listProblems } from '../../../resources/problems.ts';
import { CardsFailed } from './CardsFailed.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { useAddCard } from './use-add-card.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { ADD_CARD_HEAD } from './heads.ts';

/** A card that the credit file does not show, by its name, its last four digits and what is owed. */
export function AddCreditCard(asked: Asked) {
  const { fields, set, problems, attempts, failure, isLoading, submit } = useAddCard(asked);
  return (
    <FormPage
      title={ADD_CARD_HEAD.title}
      before={<BackLink href={taskPath(asked.application.id, 'creditCards')} />}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <CardsFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...ADD_CARD_HEAD} />
      <TextField
        name="issuer"
        label="Name of the card or its bank"
        autoComplete="off"
        value={fields.issuer}
        error={problems.issuer}
        onChange={(typed) => set('issuer', typed)}
      />
      <TextField
        name="lastFour"
        label="Last 4 digits of the card number"
        hint="We never need the whole number"
        inputMode="numeric"
        autoComplete="off"
        width={5}
        value={fields.lastFour}
        error={problems.lastFour}
        onChange={(typed) => set('lastFour', typed)}
      />
      <MoneyField
        pence
        name="balance"
        label="What you owe on it, in pounds"
        value={fields.balance}
        error={problems.balance}
        onChange={(typed) => set('balance', typed)}
      />
      <Button type="submit" busy={isLoading}>
        Add this card
      </Button>
    </FormPage>
  );
}
