import { isShortStay } from '@fairlead/core/person/address';
import { isUnserved } from '@fairlead/core/person/postcode-area';
import { EMPTY_ADDRESSES, type AddressFields } from '../../../../resources/draft/draft.ts';
import { ADDRESS_CHANGE_REQUIRED } from '../../../../paths.ts';
import { laterScreen } from '../../later-screen.tsx';
import type { Step } from '../../step.ts';
import { checkChoice, checkFind, checkManual, checkStay } from './check.ts';
import { ADDRESS_PAGES, STAY_PAGE } from './pages.ts';

const isManual = (index: 0 | 1) => (fields: AddressFields) => fields.addresses[index].populateManually;
const hasMoved = ({ addresses: [present] }: AddressFields) => isShortStay(present.period);

/** Where we do not lend is not a mistake in the form, so it has a page of its own. */
const divert = ({ addresses: [present] }: AddressFields) =>
  isUnserved(present.postCode) ? ADDRESS_CHANGE_REQUIRED : null;

/** Ids of an address's controls are those of its place: "addresses.1.postCode". */
type AddressStep = Step<AddressFields, string>;

const findScreen = laterScreen(async () => (await import('./FindAddressStep.tsx')).FindAddressStep);
const chooseScreen = laterScreen(async () => (await import('./ChooseAddressStep.tsx')).ChooseAddressStep);
const typeScreen = laterScreen(async () => (await import('./TypeAddressStep.tsx')).TypeAddressStep);

export const addressStep = {
  start: EMPTY_ADDRESSES,
  pages: {
    address: {
      screen: findScreen,
      check: checkFind(0),
      divert,
      leadsOn: true,
    },
    'address-choose': {
      screen: chooseScreen,
      check: checkChoice(0),
      isAsked: (fields) => !isManual(0)(fields),
    },
    'address-manual': {
      screen: typeScreen,
      check: checkManual(0),
      divert,
      isAsked: isManual(0),
    },
    [STAY_PAGE]: {
      screen: laterScreen(async () => (await import('./StayStep.tsx')).StayStep),
      check: checkStay,
    },
    'previous-address': {
      screen: findScreen,
      check: checkFind(1),
      leadsOn: true,
      isAsked: hasMoved,
    },
    'previous-address-choose': {
      screen: chooseScreen,
      check: checkChoice(1),
      isAsked: (fields) => hasMoved(fields) && !isManual(1)(fields),
    },
    'previous-address-manual': {
      screen: typeScreen,
      check: checkManual(1),
      isAsked: (fields) => hasMoved(fields) && isManual(1)(fields),
    },
  },
  // A refused address is corrected where it is typed.
  pageOf: (field) => {
    const index = /^addresses\.([01])/.exec(field)?.[1];
    return index === undefined ? undefined : ADDRESS_PAGES[index === '0' ? 0 : 1].manual;
  },
} satisfies AddressStep;
