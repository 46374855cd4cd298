import i18next, { type Namespace, type TFunction } from 'i18next';

/**
 * Calls `say` with texts that are rarely needed, once they are loaded; not at all if they cannot be. On screens that have
 * them, they are there.
 */
export const withTexts = async <const N extends Namespace>(
  namespace: N,
  say: (t: TFunction<N>) => void,
): Promise<void> => {
  await i18next.loadNamespaces(namespace);
  if (i18next.hasLoadedNamespace(namespace)) say(i18next.getFixedT(null, namespace));
};
