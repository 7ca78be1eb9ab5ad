/** How a request is, as the specification names it. */
export type RequestStatus = 'NOT_STARTED' | 'LOADING' | 'SUCCESS' | 'ERROR' | 'CANCELLED';
