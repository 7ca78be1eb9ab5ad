import { day, type Day } from '@fairlead/core/calendar/day';
import type { VehicleHistory, WriteOffCategory } from '@fairlead/core/vehicle/vehicle-facts';
import { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { HistoryQuestion, VehicleHistoryPort } from './port.ts';

export interface UkVehicleDataSettings {
  readonly apiKey: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'vehicle-history';
const HOST = 'uk1.ukvehicledata.co.uk';
const PATH = '/api/datapackage/VdiCheckFull';

const BAD_REQUEST = 400;

const text = z.string().max(200);
const count = z.int().nonnegative().nullish();
const flag = z.boolean().nullish();

/** The register writes days with a time, and in both orders. */
const registerDay = text.nullish().transform((written): Day | null => {
  const iso = /^(\d{4}-\d\d-\d\d)/.exec(written ?? '')?.[1];
  const [, dd, mm, yyyy] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(written ?? '') ?? [];
  const found = iso ?? (yyyy && `${yyyy}-${mm}-${dd}`);
  return found && z.iso.date().safeParse(found).success ? day(found) : null;
});

const financeRecord = z.object({
  FinanceCompany: text.min(1),
  AgreementNumber: text.min(1),
  AgreementDate: registerDay,
});

const dataItems = z.object({
  Vrm: text.min(1),
  Model: text.nullish(),
  FinanceRecordCount: count,
  FinanceRecordList: z.array(financeRecord).nullish(),
  WrittenOff: flag,
  WriteOffCategory: text.nullish(),
  Stolen: flag,
  Scrapped: flag,
  CertificateOfDestructionIssued: flag,
  Exported: flag,
  Imported: flag,
  PlateChangeCount: count,
  MileageAnomalyDetected: flag,
});

const packageAnswer = z.object({
  Response: z.object({ StatusCode: text, DataItems: dataItems.nullish() }),
});

const CATEGORIES: readonly string[] = ['A', 'B', 'C', 'D', 'N', 'S'];

/** "CAT S", "S", "Category N": the letter at the end. */
function categoryOf(written: string | null | undefined): WriteOffCategory {
  const letter = (written ?? '').trim().toUpperCase().at(-1) ?? '';
  return CATEGORIES.includes(letter) ? (letter as WriteOffCategory) : 'unknown';
}

function historyOf(items: z.infer<typeof dataItems>): VehicleHistory {
  const finance = items.FinanceRecordList ?? [];
  // A number of records without the records would hide finance.
  if ((items.FinanceRecordCount ?? 0) > finance.length)
    throw new ProviderUnavailable(PROVIDER, { why: 'finance without its records' });
  return {
    model: items.Model ?? null,
    finance: finance.map(({ FinanceCompany, AgreementNumber, AgreementDate }) => ({
      lender: FinanceCompany,
      agreementNumber: AgreementNumber,
      agreedOn: AgreementDate,
    })),
    isStolen: items.Stolen === true,
    writeOff: items.WrittenOff === true ? categoryOf(items.WriteOffCategory) : null,
    isScrapped: items.Scrapped === true || items.CertificateOfDestructionIssued === true,
    isExported: items.Exported === true,
    isImported: items.Imported === true,
    plateChanges: items.PlateChangeCount ?? 0,
    hasMileageAnomaly: items.MileageAnomalyDetected === true,
  };
}

/** A car of which the register says nothing is no car without a history. */
function historyIn(answer: HttpAnswer, { registrationMark }: HistoryQuestion): VehicleHistory {
  if (answer.status >= BAD_REQUEST)
    throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
  const { StatusCode, DataItems } = readAs(packageAnswer, answer).Response;
  if (StatusCode !== 'Success' || !DataItems)
    throw new ProviderUnavailable(PROVIDER, {
      why: `code ${/^\w{1,40}$/.test(StatusCode) ? StatusCode : 'unknown'}`,
    });
  if (DataItems.Vrm !== registrationMark)
    throw new ProviderUnavailable(PROVIDER, { why: 'an answer about another mark' });
  return historyOf(DataItems);
}

/**
 * The VdiCheckFull package of UK Vehicle Data (https://panel.ukvehicledata.co.uk/Code-Examples.aspx). Its key goes in the
 * address, which no log or error repeats.
 */
export function ukVehicleHistory(
  outbound: Outbound,
  { apiKey, loopbackOrigin }: UkVehicleDataSettings,
): VehicleHistoryPort {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [HOST], loopbackOrigin });
  const addressOf = (mark: string): string => {
    const query = new URLSearchParams({ v: '2', api_nullitems: '1', auth_apikey: apiKey, key_VRM: mark });
    return `${loopbackOrigin ?? `https://${HOST}`}${PATH}?${query.toString()}`;
  };
  return {
    check: (question) =>
      client.send(
        {
          operation: 'check',
          method: 'GET',
          url: addressOf(question.registrationMark),
          headers: {},
          isIdempotent: true,
          timeoutMs: PROVIDER_TIMEOUT_MS[PROVIDER],
        },
        (answer) => historyIn(answer, question),
      ),
  };
}
