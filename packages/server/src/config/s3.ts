import type { SettingsReader } from './env.ts';
import { readServiceUrl } from './service-urls.ts';

/** The bucket that files go to; null where a setting is missing. */
export interface S3Config {
  readonly endpoint: string | null;
  readonly region: string | null;
  readonly bucket: string | null;
  readonly accessKeyId: string | null;
  readonly addressing: 'path' | 'virtual-host';
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html, without dots: certificates of virtual hosts have none. */
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,40}$/;
const ACCESS_KEY_ID = /^[\w.-]{3,128}$/;

export function readS3(reader: SettingsReader): S3Config {
  const matching = (name: string, pattern: RegExp, words: string): string | null => {
    const value = reader.optional(name) ?? null;
    if (value !== null && !pattern.test(value)) reader.problems.push(`${name} must be ${words}`);
    return value;
  };
  return {
    endpoint: readServiceUrl(reader, 'FILES_S3_ENDPOINT'),
    region: matching('FILES_S3_REGION', REGION, 'a region such as eu-west-2'),
    bucket: matching('FILES_S3_BUCKET', BUCKET, '3 to 63 small letters, digits and hyphens'),
    accessKeyId: matching('FILES_S3_ACCESS_KEY_ID', ACCESS_KEY_ID, 'the id of an access key'),
    addressing: reader.oneOf('FILES_S3_ADDRESSING', ['path', 'virtual-host'], 'path'),
  };
}
