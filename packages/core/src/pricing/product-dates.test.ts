import { expect, test } from 'vitest';
import { isHirePurchase } from './product-dates.ts';
import { PRODUCTS } from './products.ts';

test.each(Object.values(PRODUCTS))(
  '$id is hire purchase where its price goes by the rate',
  ({ id, basis }) => {
    expect(isHirePurchase(id)).toBe(basis === 'rate');
  },
);
