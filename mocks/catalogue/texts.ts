/** News categories that servers of the family use (backend-facts.md, section 3). */
const NEWS_CATEGORY = { notices: 4, banners: 5 } as const;

const row = (id: number, category: number, lang: string, title: string, abstract: string) => ({
  id,
  c_id: category,
  lang,
  title,
  abstract,
  create_time: '2026-11-02 08:00:00',
});

/** Simulated notices and banners. They promise nothing and press nobody. */
export const NEWS = [
  row(
    1,
    NEWS_CATEGORY.notices,
    'en',
    'All prices, balances and orders in this demo are simulated.',
    '',
  ),
  row(
    2,
    NEWS_CATEGORY.notices,
    'en',
    'Forex and metals pause from Friday 22:00 to Sunday 22:00 UTC.',
    '',
  ),
  row(
    3,
    NEWS_CATEGORY.banners,
    'en',
    'Every result can be checked',
    'A contract is decided by the public price of its last second.',
  ),
  row(
    4,
    NEWS_CATEGORY.banners,
    'en',
    'Know the cost first',
    'Fee, best and worst outcome stand on the button before you press it.',
  ),
  row(
    5,
    NEWS_CATEGORY.banners,
    'en',
    'Practise with play money',
    'Your demo account starts with 10,000 USDT.',
  ),
  row(11, NEWS_CATEGORY.notices, 'zh', '本演示中的所有价格、余额和订单均为模拟数据。', ''),
  row(12, NEWS_CATEGORY.notices, 'zh', '外汇与贵金属于 UTC 周五 22:00 至周日 22:00 休市。', ''),
  row(13, NEWS_CATEGORY.banners, 'zh', '每个结果均可核验', '合约由最后一秒的公开价格决定。'),
  row(
    14,
    NEWS_CATEGORY.banners,
    'zh',
    '先看清成本',
    '手续费、最好和最坏的结果在按下之前就写在按钮上。',
  ),
  row(15, NEWS_CATEGORY.banners, 'zh', '用模拟资金练习', '您的模拟账户初始有 10,000 USDT。'),
];

/** Unreachable on purpose: `.invalid` never resolves. */
export const CONTACTS = [
  { id: 1, name: 'Customer service (simulated)', url: 'https://support.example.invalid/chat' },
];
