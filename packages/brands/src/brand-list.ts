// All brands, one per line. `npm run new-brand -- <id>` adds one.
export { asda } from './asda/asda.ts';
export { lendable } from './lendable/lendable.ts';
export { motor } from './motor/motor.ts';
export { postoffice } from './postoffice/postoffice.ts';
export { thinkmoney } from './thinkmoney/thinkmoney.ts';
export { vanquis } from './vanquis/vanquis.ts';
