import { filled, inParagraphs, textsIn } from './texts';

/** Description of a deposit product by its early redemption rule, in `language` with English as the fallback. */
export const depositIntro = (basis: 'principal' | 'unpaid_interest', language: string): string => {
  const { depositByPrincipal, depositByInterest } = textsIn(language).products;
  return basis === 'principal' ? depositByPrincipal : depositByInterest;
};

/** Name of a loan of so many days, in `language` with English as the fallback. */
export const loanName = (days: number, language: string): string =>
  filled(textsIn(language).products.loan, { days: String(days) });

/** Texts of projects by plan id. All projects are fictional. */
const PROJECTS = [
  { id: 1, key: 'harbour' },
  { id: 2, key: 'lighthouse' },
  { id: 3, key: 'breakwater' },
  { id: 4, key: 'slipway' },
] as const;

/** Title and texts of a project by plan id, in `language` with English as the fallback; `undefined` if it has none. */
export const projectTexts = (planId: number, language: string) => {
  const key = PROJECTS.find(({ id }) => id === planId)?.key;
  if (key === undefined) return undefined;
  const { title, summary, content } = textsIn(language).projects[key];
  return { title, summary, content: inParagraphs(content) };
};
