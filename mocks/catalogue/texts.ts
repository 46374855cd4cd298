/** News categories that servers of the family use (backend-facts.md, section 3). */
const NEWS_CATEGORY = { notices: 4, banners: 5 } as const;

interface NewsText {
  readonly title: string;
  readonly abstract?: string;
  readonly content: string;
}

/** A notice or banner with the id of its row in each language. */
const item = (
  category: number,
  ids: { readonly en: number; readonly zh: number },
  en: NewsText,
  zh: NewsText,
) => ({ category, rows: { en: { id: ids.en, ...en }, zh: { id: ids.zh, ...zh } } });

/** Simulated notices and banners. They promise nothing and press nobody. Texts are plain, without HTML. */
export const NEWS = [
  item(
    NEWS_CATEGORY.notices,
    { en: 1, zh: 11 },
    {
      title: 'All prices, balances and orders in this demo are simulated.',
      content:
        'Nothing here is real money. Prices come from a generator that is the same for everyone and knows nothing of your orders. You can reset the demo at any time.',
    },
    {
      title: '本演示中的所有价格、余额和订单均为模拟数据。',
      content:
        '这里没有真实资金。价格由对所有人相同的生成器产生，与您的订单无关。您可以随时重置演示。',
    },
  ),
  item(
    NEWS_CATEGORY.notices,
    { en: 2, zh: 12 },
    {
      title: 'Forex and metals pause from Friday 22:00 to Sunday 22:00 UTC.',
      content:
        'In this time their prices stand still and no order is taken. Orders that would end after the pause begins are refused beforehand.',
    },
    {
      title: '外汇与贵金属于 UTC 周五 22:00 至周日 22:00 休市。',
      content: '休市期间价格不变，也不接受订单。到期时间晚于休市开始的订单会提前被拒绝。',
    },
  ),
  item(
    NEWS_CATEGORY.banners,
    { en: 3, zh: 13 },
    {
      title: 'Every result can be checked',
      abstract: 'A contract is decided by the public price of its last second.',
      content:
        'Entry and settlement are the public prices of two seconds, and both stand on the result. The chart shows the same prices.',
    },
    {
      title: '每个结果均可核验',
      abstract: '合约由最后一秒的公开价格决定。',
      content: '入场价和结算价是两个时刻的公开价格，均显示在结果中。图表显示相同的价格。',
    },
  ),
  item(
    NEWS_CATEGORY.banners,
    { en: 4, zh: 14 },
    {
      title: 'Know the cost first',
      abstract:
        'The best and the worst outcome, fee included, stand on the button before you press it.',
      content:
        'The fee is charged on top of the stake and kept whatever the outcome. A wrong call loses the stake, an unchanged price returns it.',
    },
    {
      title: '先看清成本',
      abstract: '最好和最坏的结果(含手续费)在按下之前就写在按钮上。',
      content:
        '手续费在本金之外收取，无论结果如何均不退还。方向错误将损失本金，价格不变则退还本金。',
    },
  ),
  item(
    NEWS_CATEGORY.banners,
    { en: 5, zh: 15 },
    {
      title: 'Practise with play money',
      abstract: 'Your demo account starts with 10,000 USDT.',
      content:
        'The demo account needs no identity check, and its money never meets that of the live account.',
    },
    {
      title: '用模拟资金练习',
      abstract: '您的模拟账户初始有 10,000 USDT。',
      content: '模拟账户无需身份验证，其资金与真实账户完全分开。',
    },
  ),
].flatMap(({ category, rows }) =>
  (['en', 'zh'] as const).map((lang) => ({
    abstract: '',
    ...rows[lang],
    c_id: category,
    lang,
    /** The id of the English row: rows that say the same in two languages share it. */
    original: rows.en.id,
    create_time: '2026-11-02 08:00:00',
  })),
);

/** Unreachable on purpose: `.invalid` never resolves. */
export const CONTACTS = [
  { id: 1, name: 'Customer service (simulated)', url: 'https://support.example.invalid/chat' },
];
