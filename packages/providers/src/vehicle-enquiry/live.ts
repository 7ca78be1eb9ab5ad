import { day, type Day } from '@fairlead/core/calendar/day';
import type { VehicleRecord } from '@fairlead/core/vehicle/vehicle-facts';
import { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { VehicleEnquiryPort } from './port.ts';

export interface DvlaSettings {
  readonly apiKey: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'vehicle-enquiry';
const HOST = 'driver-vehicle-licensing.api.gov.uk';
const PATH = '/vehicle-enquiry/v1/vehicles';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const text = z.string().min(1).max(60);

/** What is read of the answer; other fields are ignored. */
const vehicle = z.object({
  registrationNumber: text,
  make: text,
  colour: text.optional(),
  fuelType: text.optional(),
  yearOfManufacture: z.int().min(1886).max(2100),
  monthOfFirstRegistration: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .optional(),
  taxStatus: text.default('Unknown'),
  taxDueDate: z.iso.date().optional(),
  motStatus: text.default('Unknown'),
  motExpiryDate: z.iso.date().optional(),
  markedForExport: z.boolean().default(false),
  dateOfLastV5CIssued: z.iso.date().optional(),
});

const errors = z.object({ errors: z.array(z.object({ status: z.string() })).min(1) });

const dayOrNull = (iso: string | undefined): Day | null => (iso === undefined ? null : day(iso));

function recordOf(found: z.infer<typeof vehicle>): VehicleRecord {
  const month = found.monthOfFirstRegistration;
  return {
    registrationMark: found.registrationNumber,
    make: found.make,
    colour: found.colour ?? null,
    fuelType: found.fuelType ?? null,
    yearOfManufacture: found.yearOfManufacture,
    firstRegisteredOn: dayOrNull(month && `${month}-01`),
    taxStatus: found.taxStatus,
    taxDueOn: dayOrNull(found.taxDueDate),
    motStatus: found.motStatus,
    motExpiresOn: dayOrNull(found.motExpiryDate),
    isMarkedForExport: found.markedForExport,
    lastV5cIssuedOn: dayOrNull(found.dateOfLastV5CIssued),
  };
}

/** DVLA has no record of the mark (404), or does not take it for one (400). Anything else is about our key or the service. */
function recordIn(answer: HttpAnswer, registrationMark: string): VehicleRecord | null {
  const isUnknown = answer.status === NOT_FOUND || answer.status === BAD_REQUEST;
  if (isUnknown && readIf(errors, answer)) return null;
  if (answer.status >= BAD_REQUEST)
    throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
  const record = recordOf(readAs(vehicle, answer));
  if (record.registrationMark !== registrationMark)
    throw new ProviderUnavailable(PROVIDER, { why: 'an answer about another mark' });
  return record;
}

/**
 * DVLA's Vehicle Enquiry Service
 * (https://developer-portal.driver-vehicle-licensing.api.gov.uk/apis/vehicle-enquiry-service/vehicle-enquiry-service-description.html).
 */
export function dvlaVehicleEnquiry(
  outbound: Outbound,
  { apiKey, loopbackOrigin }: DvlaSettings,
): VehicleEnquiryPort {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [HOST], loopbackOrigin });
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return {
    find: (registrationMark) =>
      client.send(
        {
          operation: 'find',
          method: 'POST',
          url: `${loopbackOrigin ?? `https://${HOST}`}${PATH}`,
          headers,
          body: JSON.stringify({ registrationNumber: registrationMark }),
          isIdempotent: true,
          timeoutMs: PROVIDER_TIMEOUT_MS[PROVIDER],
        },
        (answer) => recordIn(answer, registrationMark),
      ),
  };
}
