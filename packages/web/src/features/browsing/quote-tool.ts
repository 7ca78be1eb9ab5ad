import { price } from '@fairlead/core/pricing/price';
console.log(price);
