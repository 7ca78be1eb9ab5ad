export type ContactFields = { email: string; mobileNumber: string };

export const NO_CONTACT: ContactFields = { email: '', mobileNumber: '' };
