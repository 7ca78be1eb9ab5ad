import { valuationRequest } from '../vehicle-valuation/wire.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const DVLA_KEY = 'dvla-0123456789abcdef0123';
export const VEHICLE_DATA_KEY = 'ukvd-0123456789abcdef0123';
export const VALUATION_TOKEN = 'valuation-0123456789abcdef';

const json = (body: string): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

const dvlaError = (status: number, title: string) => ({
  status,
  body: { errors: [{ status: String(status), code: String(status), title, detail: title }] },
});

/** What DVLA documents for each of its test marks. */
const DVLA_REFUSALS: Readonly<Record<string, [number, string]>> = {
  ER19BAD: [400, 'Bad Request'],
  ER19NFD: [404, 'Vehicle Not Found'],
  ER19THR: [429, 'Too Many Requests'],
  ER19ERR: [500, 'Internal Server Error'],
  ER19MNT: [503, 'Service Unavailable'],
};

/** DVLA's Vehicle Enquiry Service as it documents it, for the test mark AA19AAA and those that are refused. */
export function dvlaDouble(): Promise<TroubledDouble> {
  return troubledDouble(({ method, url, headers, body }) => {
    if (headers['x-api-key'] !== DVLA_KEY) return { status: 403, body: { message: 'Forbidden' } };
    if (method !== 'POST' || url.pathname !== '/vehicle-enquiry/v1/vehicles')
      return { status: 404, body: '' };
    const mark = String(json(body).registrationNumber);
    const refused = DVLA_REFUSALS[mark];
    if (refused) return dvlaError(...refused);
    return {
      status: 200,
      body: {
        registrationNumber: mark,
        taxStatus: 'Taxed',
        taxDueDate: '2027-04-01',
        motStatus: 'Valid',
        motExpiryDate: '2027-03-11',
        make: 'HARROW',
        yearOfManufacture: 2019,
        engineCapacity: 1498,
        co2Emissions: 120,
        fuelType: 'PETROL',
        markedForExport: mark === 'AA19AMP',
        colour: 'BLUE',
        typeApproval: 'M1',
        dateOfLastV5CIssued: '2019-05-20',
        wheelplan: '2 AXLE RIGID BODY',
        monthOfFirstRegistration: '2019-03',
      },
    };
  });
}

const CLEAN = {
  Model: 'Vale',
  Make: 'HARROW',
  FinanceRecordCount: 0,
  FinanceRecordList: [],
  WrittenOff: false,
  WriteOffCategory: null,
  Stolen: false,
  Scrapped: false,
  CertificateOfDestructionIssued: false,
  Exported: false,
  Imported: false,
  PlateChangeCount: 0,
  MileageAnomalyDetected: false,
};

const FINANCE = {
  FinanceCompany: 'PRIOR MOTOR FINANCE PLC',
  ContactNumber: '0300 000 0000',
  AgreementDate: '2025-02-14T00:00:00',
  AgreementNumber: 'PMF-00123',
  AgreementType: 'HIRE PURCHASE',
  AgreementTerm: '48 MONTHS',
  VehicleDescription: 'HARROW VALE',
};

const FINANCED = { ...CLEAN, FinanceRecordCount: 1, FinanceRecordList: [FINANCE] };

/** What is on record by the beginning of a mark, as in the sandbox. */
const RECORDS: Readonly<Record<string, object>> = {
  FIN: {
    ...FINANCED,
    FinanceRecordCount: 2,
    FinanceRecordList: [
      FINANCE,
      { ...FINANCE, FinanceCompany: 'OTHERWISE LTD', AgreementNumber: '771', AgreementDate: '14/02/2025' },
    ],
  },
  STO: { ...FINANCED, Stolen: true },
  WRT: { ...FINANCED, WrittenOff: true, WriteOffCategory: 'CAT S' },
  SCR: { ...FINANCED, CertificateOfDestructionIssued: true },
  EXP: { ...FINANCED, Exported: true },
  NIM: { ...FINANCED, Imported: true },
  PLT: { ...FINANCED, PlateChangeCount: 1 },
  MIL: { ...FINANCED, MileageAnomalyDetected: true },
};

/** The VdiCheckFull package as UK Vehicle Data documents it. Its key is part of the address. */
export function vehicleDataDouble(): Promise<TroubledDouble> {
  return troubledDouble(({ method, url }) => {
    const query = url.searchParams;
    const answer = (StatusCode: string, DataItems: object | null) => ({
      status: 200,
      body: {
        Request: {},
        Response: { StatusCode, StatusMessage: StatusCode, StatusInformation: {}, DataItems },
      },
    });
    if (method !== 'GET' || url.pathname !== '/api/datapackage/VdiCheckFull')
      return { status: 404, body: '' };
    if (query.get('auth_apikey') !== VEHICLE_DATA_KEY) return answer('KeyInvalid', null);
    const mark = query.get('key_VRM') ?? '';
    if (mark === 'ER19NFD') return answer('ItemNotFound', null);
    return answer('Success', { Vrm: mark, ...(RECORDS[mark.slice(0, 3)] ?? FINANCED) });
  });
}

/** A guide to values that speaks docs/vehicle-valuation.md. */
export function valuationDouble(): Promise<TroubledDouble> {
  return troubledDouble(({ method, url, headers, body }) => {
    if (headers.authorization !== `Bearer ${VALUATION_TOKEN}`) return { status: 401, body: '' };
    if (method !== 'POST' || url.pathname !== '/v1/valuations') return { status: 404, body: '' };
    const { registrationMark } = valuationRequest.parse(JSON.parse(body));
    if (registrationMark.startsWith('NVA'))
      return { status: 404, body: { registrationMark, error: 'no-value' } };
    return {
      status: 200,
      body: { registrationMark, model: 'Vale', retailPence: 11_250_00, tradePence: 9_600_00 },
    };
  });
}
