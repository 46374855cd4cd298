import i18next from 'i18next';
import type { ApiFailure } from './errors';

const CATALOGUES = ['errors', 'messages'] as const;

/** Matches catalogue keys but no sentence of a server. */
const CATALOGUE_KEY = /^[a-z]+(?:_[a-z]+)*$/u;

/**
 * The text for a catalogue key; a server's own sentence is returned unchanged (specification, section 8). A key is never
 * shown alone: a general text stands for texts that could not be loaded, and for a key that no catalogue has.
 */
export const keyText = (key: string): string => {
  const { language } = i18next;
  for (const namespace of CATALOGUES) {
    const text: unknown = i18next.getResource(language, namespace, key);
    if (typeof text === 'string') return text;
  }
  const isLoaded = CATALOGUES.every((name) => i18next.hasResourceBundle(language, name));
  if (!CATALOGUE_KEY.test(key)) return key;
  return isLoaded ? i18next.t('unknownReason', { reason: key }) : i18next.t('noWords');
};

const NETWORK = {
  offline: 'networkOffline',
  timeout: 'networkTimeout',
  failed: 'networkFailed',
} as const;

/** The translated message for a failed call. */
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
