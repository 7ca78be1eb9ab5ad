/** Where browsers report what the content policy of a page stopped. The server of the pages answers here. */
export const POLICY_REPORTS = '/policy-reports';
