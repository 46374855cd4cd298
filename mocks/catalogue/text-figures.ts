import { expectedInterest, redemptionFee } from '@/domain/deposit/interest';
import { LANGUAGE_NUMBERS, type NumberStyle } from '@/domain/format/number-style';
import { formatterFor } from '@/domain/format/numbers';
import { marginOf, notionalOf, openFeeOf, overnightFeeOf } from '@/domain/leverage/position';
import { interestBetween, loanFee } from '@/domain/loan/debt';
import {
  add,
  decimal,
  divide,
  multiply,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { costOf, feeOf, winningsOf } from '@/domain/seconds/contract';
import { CREDIT_POINTS } from '../engine/accounts/credit-score';
import { CATALOGUE } from './products';

const HUNDRED = decimal('100');
const SECOND_MS = 1000;

/** Writes the figures of a text in the style of its language. */
interface Writer {
  readonly formatAmount: (value: Decimal) => string;
  /** A figure with all its decimals. */
  readonly plain: (value: number | Decimal) => string;
}

const writerFor = (style: NumberStyle): Writer => {
  const { formatAmount, formatPrice } = formatterFor(style);
  return { formatAmount, plain: (value) => formatPrice(decimal(value)) };
};

const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new RangeError(`the catalogue has no ${what}`);
  return value;
};

const least = (values: readonly (number | Decimal)[]): number => Math.min(...values.map(Number));
const most = (values: readonly (number | Decimal)[]): number => Math.max(...values.map(Number));

/** Terms and stakes of seconds contracts, and an example of 100 for one minute. */
const secondsFacts = ({ plain, formatAmount }: Writer) => {
  const { expiries, payable } = CATALOGUE;
  const { feePercent, currency } = required(payable[0], 'paying currency');
  const minute = required(
    expiries.find(({ seconds }) => seconds === 60),
    'minute',
  );
  const terms = {
    stake: HUNDRED,
    payoutPercent: minute.payoutPercent,
    feePercent,
    scale: currency.scale,
  };
  const [fee, winnings] = [feeOf(terms), winningsOf(terms)];
  // Break-even at a win rate of p percent: p x winnings = (100 - p) x stake + 100 x fee. Claims about losses are
  // rounded up.
  const lostInAll = multiply(HUNDRED, costOf(terms));
  const breakEven = divide(lostInAll, add(terms.stake, winnings), 1, 'up');
  return {
    shortestTerm: plain(least(expiries.map(({ seconds }) => seconds))),
    longestTerm: plain(most(expiries.map(({ seconds }) => seconds))),
    leastPayout: plain(least(expiries.map(({ payoutPercent }) => payoutPercent))),
    mostPayout: plain(most(expiries.map(({ payoutPercent }) => payoutPercent))),
    leastStake: plain(least(expiries.map(({ minimum }) => minimum))),
    mostStake: plain(most(expiries.map(({ maximum }) => maximum))),
    secondsFee: plain(feePercent),
    exampleStake: formatAmount(terms.stake),
    exampleTerm: plain(minute.seconds),
    examplePayout: plain(minute.payoutPercent),
    exampleFee: formatAmount(fee),
    exampleCost: formatAmount(costOf(terms)),
    exampleWinnings: formatAmount(winnings),
    exampleReturn: formatAmount(add(terms.stake, winnings)),
    exampleGain: formatAmount(subtract(winnings, fee)),
    breakEven: plain(breakEven),
  };
};

const leverageOf = (symbol: string) => {
  const pair = CATALOGUE.pairs.find(({ market }) => market.symbol === symbol);
  return required(pair?.leverage, `leverage of ${symbol}`);
};

/** The fee of spot orders. */
const spotFacts = ({ plain }: Writer) => {
  const spot = CATALOGUE.pairs.find(({ market }) => market.symbol === 'BTC/USDT')?.spot;
  return { spotFee: plain(multiply(required(spot, 'spot trading').feeFraction, HUNDRED)) };
};

const EXAMPLE_PRICE = decimal('60000');
const EXAMPLE_LEVERAGE = 20;

/** Costs of leverage by kind of pair, and the size of a Bitcoin lot. */
const leverageFacts = ({ plain, formatAmount }: Writer) => {
  const [crypto, forex, metal] = [
    leverageOf('BTC/USDT'),
    leverageOf('EUR/USD'),
    leverageOf('XAU/USD'),
  ];
  const multiples = CATALOGUE.pairs.flatMap(({ leverage }) => leverage?.leverages ?? []);
  const { currency, stopOutPercent } = CATALOGUE.margin;
  const terms = { ...crypto, rate: decimal('1'), scale: currency.scale };
  return {
    leastLeverage: plain(least(multiples)),
    mostLeverage: plain(most(multiples)),
    stopOut: plain(stopOutPercent),
    feeCrypto: plain(crypto.feePercent),
    feeForex: plain(forex.feePercent),
    feeMetal: plain(metal.feePercent),
    nightCrypto: plain(crypto.overnightPercent),
    nightForex: plain(forex.overnightPercent),
    nightMetal: plain(metal.overnightPercent),
    exampleLots: plain(crypto.lotSize),
    exampleBtcPrice: plain(EXAMPLE_PRICE),
    exampleLeverage: plain(EXAMPLE_LEVERAGE),
    exampleFall: plain(100 / EXAMPLE_LEVERAGE),
    exampleValue: formatAmount(notionalOf(terms, 1, EXAMPLE_PRICE)),
    exampleMargin: formatAmount(marginOf(terms, 1, EXAMPLE_PRICE, EXAMPLE_LEVERAGE)),
    exampleOpenFee: formatAmount(openFeeOf(terms, 1, EXAMPLE_PRICE)),
    exampleNightFee: formatAmount(overnightFeeOf(terms, 1, EXAMPLE_PRICE, 1)),
  };
};

const channelOf = (id: number) =>
  required(
    CATALOGUE.funding.channels.find((channel) => channel.id === id),
    `channel ${id}`,
  );

const withdrawalOf = (name: string) => {
  const currency = CATALOGUE.currencies.find((candidate) => candidate.name === name);
  const terms = CATALOGUE.funding.withdrawals.find(({ currencyId }) => currencyId === currency?.id);
  return required(terms, `withdrawal of ${name}`);
};

/** Limits and fees of top-ups, withdrawals and transfers. */
const fundingFacts = ({ plain }: Writer) => {
  const [trc, erc, bitcoin, ether, bank] = [1, 2, 3, 4, 7].map(channelOf);
  const [usdt, btc, eth] = ['USDT', 'BTC', 'ETH'].map(withdrawalOf);
  const { flash, demoStartBalance } = CATALOGUE;
  const given = required(
    flash.currencies.find(({ currency }) => currency.name === 'USDT'),
    'flash exchange of USDT',
  );
  return {
    demoStart: plain(demoStartBalance),
    trcLeast: plain(required(trc, 'TRC20').minimum),
    ercLeast: plain(required(erc, 'ERC20').minimum),
    btcLeast: plain(required(bitcoin, 'Bitcoin').minimum),
    ethLeast: plain(required(ether, 'ETH').minimum),
    bankLeast: plain(required(bank, 'bank').minimum),
    bankMost: plain(required(bank, 'bank').maximum),
    usdtFee: plain(required(usdt, 'USDT').fee),
    btcFee: plain(required(btc, 'BTC').fee),
    ethFee: plain(required(eth, 'ETH').fee),
    usdtLeast: plain(required(usdt, 'USDT').minimum),
    btcWithdrawalLeast: plain(required(btc, 'BTC').minimum),
    ethWithdrawalLeast: plain(required(eth, 'ETH').minimum),
    usdtMost: plain(required(usdt, 'USDT').maximum),
    usdtDay: plain(required(usdt, 'USDT').dailyLimit),
    flashSpread: plain(flash.spreadPercent),
    flashFee: plain(flash.feePercent),
    flashHold: plain(flash.holdSeconds),
    flashLeast: plain(given.minimum),
    flashMost: plain(given.maximum),
  };
};

const EXAMPLE_AMOUNT = decimal('1000');

/**
 * Terms and interest of deposits, with an example of 1,000: interest for a week, and the fee of an early redemption.
 */
const depositFacts = ({ plain, formatAmount }: Writer) => {
  const listed = CATALOGUE.deposits.filter(
    ({ opensAt, closesAt }) => opensAt === undefined && closesAt === undefined,
  );
  const [week, month] = [1, 2].map((id) =>
    required(
      listed.find((product) => product.id === id),
      `deposit ${id}`,
    ),
  );
  const { lowestRate, highestRate, days, payoutHour, currency } = required(week, 'week');
  const { redemption, days: monthDays } = required(month, 'month');
  const { scale } = currency;
  const range = { lowest: lowestRate, highest: highestRate };
  const interest = expectedInterest(EXAMPLE_AMOUNT, range, days, scale);
  return {
    shortestLock: plain(least(listed.map((product) => product.days))),
    longestLock: plain(most(listed.map((product) => product.days))),
    payoutHour: `${String(payoutHour).padStart(2, '0')}:00`,
    weekLow: plain(lowestRate),
    weekHigh: plain(highestRate),
    monthLock: plain(monthDays),
    monthRedemption: plain(redemption.percent),
    exampleDeposit: plain(EXAMPLE_AMOUNT),
    exampleInterestLeast: formatAmount(interest.least),
    exampleInterestMost: formatAmount(interest.most),
    exampleRedemption: formatAmount(redemptionFee(EXAMPLE_AMOUNT, redemption, ZERO, scale)),
  };
};

/** Limits and rates of loans, with an example of 1,000 for the middle term. */
const loanFacts = ({ plain, formatAmount }: Writer) => {
  const { products, creditLimit, currency } = CATALOGUE.loans;
  const [short, middle, long] = products.map(({ days }) => plain(days));
  const { days, ratePercent, lateRatePercent, feePercent } = required(products[1], 'loan');
  const fee = loanFee(EXAMPLE_AMOUNT, feePercent, currency.scale);
  const rates = { rate: ratePercent, lateRate: lateRatePercent };
  const interest = interestBetween(EXAMPLE_AMOUNT, rates, 0, days, days);
  return {
    leastLoan: plain(least(products.map(({ minimum }) => minimum))),
    creditLimit: plain(creditLimit),
    shortLoan: required(short, 'loan'),
    middleLoan: required(middle, 'loan'),
    longLoan: required(long, 'loan'),
    loanRate: plain(ratePercent),
    lateRate: plain(lateRatePercent),
    loanFee: plain(feePercent),
    exampleLoan: plain(EXAMPLE_AMOUNT),
    exampleLoanFee: formatAmount(fee),
    exampleLoanInterest: formatAmount(interest),
    exampleLoanTotal: formatAmount(add(EXAMPLE_AMOUNT, fee, interest)),
  };
};

/**
 * Figures quoted in texts, computed from the catalogue so that no text can contradict it, in the style of the texts'
 * language.
 */
export const textFigures = (
  style: NumberStyle = LANGUAGE_NUMBERS.en,
): Readonly<Record<string, string>> => {
  const writer = writerFor(style);
  const { plain } = writer;
  const { certificationMs, paymentMs, depositMs, loanMs } = CATALOGUE.reviews;
  return {
    ...secondsFacts(writer),
    ...leverageFacts(writer),
    ...spotFacts(writer),
    ...fundingFacts(writer),
    ...depositFacts(writer),
    ...loanFacts(writer),
    identityReview: plain(certificationMs.usual / SECOND_MS),
    paymentReview: plain(paymentMs.usual / SECOND_MS),
    depositReview: plain(depositMs.usual / SECOND_MS),
    loanReview: plain(loanMs.usual / SECOND_MS),
    basePoints: plain(CREDIT_POINTS.base),
    levelPoints: plain(CREDIT_POINTS.level),
  };
};
