import type { resources } from './en';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The texts of one language, by namespace. English is the source of the keys. */
export type Resources = Texts<typeof resources>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof resources;
    enableSelector: false;
  }
}
