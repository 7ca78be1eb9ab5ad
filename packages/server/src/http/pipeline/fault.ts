import type { CommonError } from '@fairlead/contract/wire/errors';
import type { RefusalDetail } from '@fairlead/core/outcome';

/** Ends a request with one of the errors that any call may answer. */
export class Fault extends Error {
  readonly type: CommonError;
  readonly detail: RefusalDetail;

  constructor(type: CommonError, detail: RefusalDetail = {}) {
    super(detail.message ?? type);
    this.name = 'Fault';
    this.type = type;
    this.detail = detail;
  }
}
