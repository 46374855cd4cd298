import { filled, inParagraphs, textsIn } from './texts';

/** What stands under a deposit product, by how it is redeemed early, in `language` or else in English. */
export const depositIntro = (basis: 'principal' | 'unpaid_interest', language: string): string => {
  const { depositByPrincipal, depositByInterest } = textsIn(language).products;
  return basis === 'principal' ? depositByPrincipal : depositByInterest;
};

/** The name of a loan of so many days, in `language` or else in English. */
export const loanName = (days: number, language: string): string =>
  filled(textsIn(language).products.loan, { days: String(days) });

/** Texts of projects by the id of their plan. None of them exists. */
const PROJECTS = [
  { id: 1, key: 'harbour' },
  { id: 2, key: 'lighthouse' },
  { id: 3, key: 'breakwater' },
  { id: 4, key: 'slipway' },
] as const;

/** Title and texts of a project by the id of its plan, in `language` or else in English; `undefined` for one without texts. */
export const projectTexts = (planId: number, language: string) => {
  const key = PROJECTS.find(({ id }) => id === planId)?.key;
  if (key === undefined) return undefined;
  const { title, summary, content } = textsIn(language).projects[key];
  return { title, summary, content: inParagraphs(content) };
};
