import { BackLink } from '@fairlead/ui/back-link/BackLink';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import type { ReactNode } from 'react';
import { continuePath } from '../../paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';
import { Opening } from '../../parts/page/Opening.tsx';
import type { Head } from '../../parts/page/PageHead.tsx';

export type Asked = {
  application: Application;
  requirement: NonNullable<ReturnType<typeof requirementOf>>;
};

type RequirementScreenProps = {
  kind: RequirementKind;
  /** The first words of its page. */
  head: Head;
  /** What else on it is the same for every borrower. */
  words?: ReactNode;
  children: (asked: Asked) => ReactNode;
};

/** The page of one requirement. An application that is not asked for it leads back to its tasks. */
export function RequirementScreen({ kind, head, words, children }: RequirementScreenProps) {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Requirements', 'Documents']}
      frame={
        <Opening head={head} before={<BackLink href={continuePath(id)} />} label="Opening this task">
          {words}
        </Opening>
      }
    >
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
