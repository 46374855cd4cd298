/** News categories that servers of the family use (backend-facts.md, section 3). */
const NEWS_CATEGORY = { notices: 4, banners: 5, help: 6, about: 19 } as const;

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
  item(
    NEWS_CATEGORY.help,
    { en: 6, zh: 16 },
    {
      title: 'How a seconds contract works',
      content:
        'You say whether the price will be higher or lower after a fixed time. Entry is the public price of the second in which the order is placed, settlement that of the last second. Right pays the stake plus the payout, wrong loses the stake, an unchanged price returns it. The fee is kept whatever the outcome. Every result has a receipt that anybody can check.',
    },
    {
      title: '秒合约如何运作',
      content:
        '您判断价格在固定时间后会更高还是更低。入场价为下单那一秒的公开价格，结算价为最后一秒的公开价格。方向正确返还本金并支付收益，方向错误损失本金，价格不变则退还本金。手续费无论结果如何均不退还。每个结果都有任何人都可核验的凭证。',
    },
  ),
  item(
    NEWS_CATEGORY.help,
    { en: 7, zh: 17 },
    {
      title: 'What leverage means',
      content:
        'With leverage you trade more than the margin that you put in, so gains and losses are larger than without. When the equity of the contract account falls to 30 % of the used margin, the position that loses most is closed. A stop loss limits what you can lose before that.',
    },
    {
      title: '杠杆的含义',
      content:
        '使用杠杆时，交易金额大于您投入的保证金，因此盈亏都会放大。当合约账户权益降至已用保证金的 30% 时，亏损最大的仓位将被平仓。止损可以在此之前限制您的损失。',
    },
  ),
  item(
    NEWS_CATEGORY.help,
    { en: 8, zh: 18 },
    {
      title: 'Topping up and withdrawing',
      content:
        'A top-up is credited to the live coin account after its review. A withdrawal needs a verified identity, a payment password and a bound address or card; the amount is frozen through two reviews and comes back in full if it fails. In this demo nothing can really be paid.',
    },
    {
      title: '充值与提现',
      content:
        '充值审核通过后记入真实币币账户。提现需要完成身份认证、设置支付密码并绑定地址或银行卡；金额在两次审核期间冻结，如失败将全额退回。本演示中无法进行真实付款。',
    },
  ),
  item(
    NEWS_CATEGORY.help,
    { en: 9, zh: 19 },
    {
      title: 'Verifying your identity',
      content:
        'The first level needs your name and the number of a document, the second also your country and photos of both sides. A rejected level says why and can be handed in again. In this demo photos are looked at for their type only and are not kept.',
    },
    {
      title: '身份认证',
      content:
        '一级认证需要姓名和证件号码，二级还需要国家以及证件正反面照片。未通过时会说明原因，并可重新提交。本演示仅检查照片类型，不保存照片。',
    },
  ),
  item(
    NEWS_CATEGORY.about,
    { en: 10, zh: 20 },
    {
      title: 'About Quayside',
      content:
        'Quayside is an app for trading and investing in crypto, forex and precious metals. What you see here is a demo: all prices, people and money are simulated.',
    },
    {
      title: '关于 Quayside',
      content:
        'Quayside 是一款交易和投资加密货币、外汇与贵金属的应用。您看到的是演示：所有价格、人物和资金均为模拟。',
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
