import { failureOf, refusalKeyOf } from './errors';
import { failureText } from './failure-text';
import type { RefusalKeyOf } from './refusals';

/** Whose words an uploader shows for a refusal: the catalogue's, or those of the form, which tell what to do there. */
const WORDS: Readonly<Record<RefusalKeyOf<'uploadFile'>, 'catalogue' | 'existing'>> = {
  file_exists: 'existing',
  file_too_large: 'catalogue',
  file_type_wrong: 'catalogue',
  upload_failed: 'catalogue',
  parameter_wrong: 'catalogue',
  parameters_missing: 'catalogue',
  request_illegal: 'catalogue',
  function_unavailable: 'catalogue',
};

const isListed = (key: string): key is keyof typeof WORDS => Object.hasOwn(WORDS, key);

/** Why a picture could not be uploaded. `existing`: another form of the user has it. */
export const uploadFailureText = (
  reason: unknown,
  texts: Readonly<Record<'existing' | 'networkFailed', string>>,
): string => {
  const key = refusalKeyOf(reason) ?? '';
  if (isListed(key) && WORDS[key] === 'existing') return texts.existing;
  const failure = failureOf(reason);
  return failure === undefined ? texts.networkFailed : failureText(failure);
};
