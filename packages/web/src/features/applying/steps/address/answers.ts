import { isShortStay } from '@fairlead/core/person/address';
import { parsePostcode } from '@fairlead/core/person/postcode';
import { addressLines } from '../../../../resources/address.ts';
import type { AddressFields, DraftAddress } from '../../../../resources/draft/draft.ts';
import type { AnswerRow, Answers } from '../../step.ts';
import { STAY_PAGE } from './pages.ts';
import { STAYS } from './words.ts';

export const addressAnswers = {
  heading: 'Where you live',
  rows: addressRows,
} satisfies Answers<AddressFields>;

function oneLine(address: DraftAddress): string {
  const parsed = parsePostcode(address.postCode);
  const postCode = parsed.ok ? parsed.value : address.postCode;
  return addressLines({ ...address, postCode }).join(', ');
}

function addressRows({ addresses: [present, previous] }: AddressFields): AnswerRow[] {
  const stay = STAYS.find(({ value }) => value === present.period)?.label ?? '';
  const before: AnswerRow = {
    key: 'Previous address',
    value: oneLine(previous),
    page: 'previous-address',
    hidden: 'your previous address',
  };
  return [
    { key: 'Address', value: oneLine(present), page: 'address', hidden: 'your address' },
    { key: 'Time there', value: stay, page: STAY_PAGE, hidden: 'how long you have lived there' },
    ...(isShortStay(present.period) ? [before] : []),
  ];
}
