import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import type { ReactNode } from 'react';
import { continuePath } from '../../paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';

export type Asked = {
  application: Application;
  requirement: NonNullable<ReturnType<typeof requirementOf>>;
};

type RequirementScreenProps = { kind: RequirementKind; children: (asked: Asked) => ReactNode };

/** What is being opened. The title of the page before any script has run. */
const OPENING: Readonly<Record<RequirementKind, string>> = {
  phone: 'your mobile number',
  'current-address': 'your address',
  identity: 'your proof of identity',
  address: 'your proof of address',
  income: 'your proof of income',
  affordability: 'your smaller loan',
  keeper: 'your V5C',
  'settlement-letter': 'your settlement letter',
  insurance: 'your insurance',
  bank: 'your bank account',
  'payment-day': 'your payment day',
  'debt-consolidation': 'your credit cards',
};

/** The page of one requirement. An application that is not asked for it leads back to its tasks. */
export function RequirementScreen({ kind, children }: RequirementScreenProps) {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Requirements', 'Documents']} loading={`Opening ${OPENING[kind]}`}>
      {(application) => {
        const requirement = requirementOf(application, kind);
        return requirement ? (
          children({ application, requirement })
        ) : (
          <Redirecting to={continuePath(application.id)} />
        );
      }}
    </WithApplication>
  );
}
