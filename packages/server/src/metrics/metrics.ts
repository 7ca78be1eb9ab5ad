import type { EndpointName } from '@fairlead/contract/endpoints';
import type { FinishedCall } from '@fairlead/providers/outbound/outbound';
import type { TransactionObserver } from '../database/transaction-times.ts';

/** A request that the API answered. */
export interface AnsweredRequest {
  /** Null for an address that is not in the contract. */
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

export interface CountedReport {
  /** A directive by its name, or 'other'. */
  readonly directive: string;
  /** What kind of thing was stopped: one of few words. */
  readonly blocked: string;
}

/** What the server counts. Nothing that is passed here holds an id, an address or anything of a person. */
export interface Metrics {
  readonly request: (answered: AnsweredRequest) => void;
  readonly transaction: TransactionObserver;
  readonly providerCall: (call: FinishedCall) => void;
  /** What the content policy of a page stopped, by a browser's report. */
  readonly policyReport: (report: CountedReport) => void;
  /** A post of reports that was not read, because its sender had sent too many. */
  readonly policyReportsDropped: () => void;
}

/** Of a process whose metrics no one can read. */
export const NO_METRICS: Metrics = {
  request: () => undefined,
  transaction: () => undefined,
  providerCall: () => undefined,
  policyReport: () => undefined,
  policyReportsDropped: () => undefined,
};
