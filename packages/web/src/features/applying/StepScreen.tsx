import type { ReactNode } from 'react';
import type { StepId } from './steps.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { ChooseAddressStep } from './steps/ChooseAddressStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { FindAddressStep } from './steps/FindAddressStep.tsx';
import { HomeStep } from './steps/HomeStep.tsx';
import { LoanStep } from './steps/LoanStep.tsx';
import { PersonStep } from './steps/PersonStep.tsx';
import { PreferencesStep } from './steps/PreferencesStep.tsx';
import { StayStep } from './steps/StayStep.tsx';
import { TypeAddressStep } from './steps/TypeAddressStep.tsx';
import { WorkStep } from './steps/WorkStep.tsx';

type Screen = (onSubmit: () => void) => ReactNode;

const SCREENS: Readonly<Record<StepId, Screen>> = {
  loan: () => <LoanStep />,
  you: () => <PersonStep />,
  contact: () => <ContactStep />,
  address: () => <FindAddressStep index={0} />,
  'address-choose': () => <ChooseAddressStep index={0} />,
  'address-manual': () => <TypeAddressStep index={0} />,
  'address-stay': () => <StayStep />,
  'previous-address': () => <FindAddressStep index={1} />,
  'previous-address-choose': () => <ChooseAddressStep index={1} />,
  'previous-address-manual': () => <TypeAddressStep index={1} />,
  work: () => <WorkStep />,
  home: () => <HomeStep />,
  preferences: () => <PreferencesStep />,
  check: (onSubmit) => <CheckStep onSubmit={onSubmit} />,
};

export function StepScreen({ step, onSubmit }: { step: StepId; onSubmit: () => void }) {
  return SCREENS[step](onSubmit);
}
