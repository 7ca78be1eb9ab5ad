import { pence } from '@fairlead/core/money/pence';
import type { Valuation } from '@fairlead/core/vehicle/vehicle-facts';
import type { HttpAnswer } from '../outbound/http-client.ts';
import { jsonService, type ServiceSettings } from '../outbound/json-service.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { ValuationQuestion, VehicleValuationPort } from './port.ts';
import { valuationAnswer, valuationError, type ValuationRequest } from './wire.ts';

const PROVIDER = 'vehicle-valuation';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

function valuationIn(answer: HttpAnswer, { registrationMark }: ValuationQuestion): Valuation | null {
  const refused = answer.status === NOT_FOUND ? readIf(valuationError, answer) : undefined;
  if (refused?.registrationMark === registrationMark) return null;
  if (answer.status >= BAD_REQUEST)
    throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
  const found = readAs(valuationAnswer, answer);
  if (found.registrationMark !== registrationMark || found.tradePence > found.retailPence)
    throw new ProviderUnavailable(PROVIDER, { why: 'an answer that does not fit' });
  return {
    model: found.model ?? null,
    retail: pence(found.retailPence),
    trade: pence(found.tradePence),
  };
}

/** A guide to values that speaks the schema of docs/vehicle-valuation.md: POST /v1/valuations. */
export function httpVehicleValuation(outbound: Outbound, settings: ServiceSettings): VehicleValuationPort {
  const service = jsonService(outbound, PROVIDER, settings);
  return {
    value: (question) => {
      const { registrationMark, mileage } = question;
      const body: ValuationRequest = { registrationMark, mileage };
      const timeoutMs = PROVIDER_TIMEOUT_MS[PROVIDER];
      return service.post({ operation: 'value', path: '/v1/valuations', body, timeoutMs }, (answer) =>
        valuationIn(answer, question),
      );
    },
  };
}
