interface Said {
  readonly en: string;
  readonly zh: string;
}

/** A text in `lang`, or else in English. */
export const inLanguage = (text: Said, lang: string): string => (lang === 'zh' ? text.zh : text.en);

/** What stands under a deposit product, by how it is redeemed early. */
export const DEPOSIT_INTRO = {
  principal: {
    en: 'Interest every morning, the principal after the last night. Leaving early costs a part of the principal. Simulated money.',
    zh: '每天早上派息，最后一晚后返还本金。提前赎回将扣除部分本金。均为模拟资金。',
  },
  unpaid_interest: {
    en: 'Interest every morning, the principal after the last night. Leaving early costs a part of the interest still to come. Simulated money.',
    zh: '每天早上派息，最后一晚后返还本金。提前赎回将按剩余利息的一部分扣费。均为模拟资金。',
  },
} as const satisfies Readonly<Record<string, Said>>;

/** The name of a loan of so many days. */
export const loanName = (days: number): Said => ({ en: `${days} days`, zh: `${days} 天` });

/** Titles and texts of projects by the id of their plan. None of them exists. */
export const PROJECT_TEXTS: Readonly<
  Record<number, { title: Said; summary: Said; content: Said }>
> = {
  1: {
    title: { en: 'Harbour', zh: '港湾' },
    summary: {
      en: 'A demonstration project: units are delivered when it ends.',
      zh: '演示项目：项目结束时发放份额。',
    },
    content: {
      en: '<p>Harbour is made up. What you pay is held until the project ends; then the units are in your coin account.</p>',
      zh: '<p>“港湾”纯属虚构。您支付的金额将冻结至项目结束，届时份额会进入您的币币账户。</p>',
    },
  },
  2: {
    title: { en: 'Lighthouse', zh: '灯塔' },
    summary: {
      en: 'A demonstration project with an odd price.',
      zh: '演示项目，单价为非整数。',
    },
    content: {
      en: '<p>Lighthouse is made up. The price of all units together is rounded up to a cent.</p>',
      zh: '<p>“灯塔”纯属虚构。全部份额的总价向上取整到分。</p>',
    },
  },
  3: {
    title: { en: 'Breakwater', zh: '防波堤' },
    summary: { en: 'A demonstration project without a place left.', zh: '名额已满的演示项目。' },
    content: {
      en: '<p>Breakwater is made up, and every place in it is taken.</p>',
      zh: '<p>“防波堤”纯属虚构，名额已全部占满。</p>',
    },
  },
  4: {
    title: { en: 'Slipway', zh: '船台' },
    summary: { en: 'A demonstration project that is nearly sold.', zh: '即将售罄的演示项目。' },
    content: {
      en: '<p>Slipway is made up. The last units are still there.</p>',
      zh: '<p>“船台”纯属虚构，仅剩最后的份额。</p>',
    },
  },
};
