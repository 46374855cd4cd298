import i18next from 'i18next';
import type { ApiFailure } from './errors';

/** The words for a catalogue key; a server's own sentence is shown as it came (specification, section 8). */
export const keyText = (key: string): string => {
  for (const namespace of ['errors', 'messages']) {
    const text: unknown = i18next.getResource(i18next.language, namespace, key);
    if (typeof text === 'string') return text;
  }
  return key;
};

const NETWORK = {
  offline: 'networkOffline',
  timeout: 'networkTimeout',
  failed: 'networkFailed',
} as const;

/** What a failed call says to the user, translated. */
export const failureText = (failure: ApiFailure): string => {
  switch (failure.kind) {
    case 'session-expired':
      return keyText(failure.message);
    case 'business':
      return keyText(failure.key);
    case 'http':
      return failure.status === 404
        ? i18next.t('http404')
        : i18next.t('http', { status: failure.status });
    case 'network':
      return i18next.t(NETWORK[failure.reason]);
    case 'invalid-response':
      return i18next.t('invalidResponse');
  }
};
