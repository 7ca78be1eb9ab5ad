/**
 * The harmless text that every scanner reports (https://www.eicar.org/download-anti-malware-testfile/), in two parts,
 * so that no scanner reports this file.
 */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
