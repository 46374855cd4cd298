let isHonoured = false;

/** Notes whether a reply says that its server honours idempotency keys: an addition, which public servers lack. */
export const observeKeys = (headers: Headers): void => {
  isHonoured ||= headers.get('x-idempotency') === 'honoured';
};

/** True once a reply to this page has said that repeats of a key have no effect. Unknown counts as no. */
export const areKeysHonoured = (): boolean => isHonoured;
