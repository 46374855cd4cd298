import type { WithdrawalTerms } from '../engine/funding/terms';
import { PASSING_CODE, sendCode } from '../engine/accounts/codes';
import { switchAccount } from '../engine/accounts/switch-account';
import { applyForWithdrawal } from '../engine/funding/apply-for-withdrawal';
import { cancelWithdrawal } from '../engine/funding/decide-withdrawal';
import { reportTopUp } from '../engine/funding/report-top-up';
import type { Context, Currency, Decision } from '../engine/context';
import { openDeposit } from '../engine/deposits/apply';
import { redeemDeposit } from '../engine/deposits/redeem';
import { applyEvents } from '../engine/evolve';
import { quoteNow } from '../engine/exchange/quote';
import { submitFlashExchange } from '../engine/exchange/submit';
import { submitCertification } from '../engine/identity/submit-certification';
import type { Mode } from '../engine/ledger/ledger';
import { openPosition, type OpenRequest } from '../engine/leverage/open';
import { applyForLoan } from '../engine/loans/apply';
import { repayLoan } from '../engine/loans/repay';
import { bindPayoutMethod } from '../engine/payout/bind';
import type { PayoutDetails } from '../engine/payout/method';
import { roomiestRound } from '../engine/projects/rounds';
import { subscribe } from '../engine/projects/subscribe';
import { openOrder, type OrderRequest } from '../engine/seconds/open-order';
import { setKey, showKey } from '../engine/security/authenticator';
import { bindEmail } from '../engine/security/bind-email';
import { bindPhone } from '../engine/security/bind-phone';
import { setTradePassword } from '../engine/security/trade-password';
import { placeCoinOrder, type CoinRequest } from '../engine/spot/place';
import type { User, WorldState } from '../engine/state';
import { storeUpload } from '../engine/uploads/store-upload';
import { makeTransfer, type Transfer } from '../engine/wallet/make-transfer';

const PICTURE_BYTES = 48_213;
/** The trade password of every persona that has one. */
const TRADE_PASSWORD = 'payme12';

/** Parts of a certification. `back` is the file name of the photo. */
type CertifiedPerson = Partial<Record<'name' | 'surname' | 'back', string>>;

/** What a person needs of the world under construction. */
interface PersonWorld {
  readonly state: WorldState;
  readonly context: () => Context;
  readonly run: <T>(decision: Decision<T>) => T;
  readonly register: (account: string, inviteCode?: string) => unknown;
  readonly currency: (name: string) => Currency;
  readonly withdrawalOf: (currencyId: number) => WithdrawalTerms | undefined;
  readonly bankChannelOf: (currencyId: number) => number;
}

/** A user of a world under construction. Each method runs a command as this user at this time. */
export class Person {
  readonly id: number;
  readonly #builder: PersonWorld;

  constructor(builder: PersonWorld, id: number) {
    this.#builder = builder;
    this.id = id;
  }

  #do<T>(command: (context: Context, user: User) => Decision<T>): T {
    const user = this.#builder.state.users[this.id];
    if (user === undefined) throw new RangeError(`nobody has the id ${this.id}`);
    return this.#builder.run(command(this.#builder.context(), user));
  }

  /** Freezes or locks the account, as an operator would. */
  stop(standing: 'frozen' | 'locked'): void {
    applyEvents(this.#builder.state, [{ kind: 'userChanged', id: this.id, changes: { standing } }]);
  }

  /** Turns the account into one that a wallet made: its name is the address, and it has no login password. */
  becomeWalletAccount(): void {
    const changes = { password: '', wallet: this.#builder.state.users[this.id]?.account };
    applyEvents(this.#builder.state, [{ kind: 'userChanged', id: this.id, changes }]);
  }

  /** Registers somebody with this user's invite code. */
  invite(account: string): void {
    this.#builder.register(account, this.#builder.state.users[this.id]?.inviteCode);
  }

  use(mode: Mode): void {
    this.#do((_context, user) => switchAccount(user, mode));
  }

  /** Uploads a picture and returns its path. */
  upload(name: string): string {
    const digest = `${this.id}-${name}`;
    const file = { name, size: PICTURE_BYTES, digest, kind: 'jpg' } as const;
    return this.#do((context, user) => storeUpload(context, user, file));
  }

  /** Submits a certification of a level; the second level includes photos. */
  certify(
    level: 1 | 2,
    { name = 'Ada', surname = 'Berg', back: backName = 'back.jpg' }: CertifiedPerson = {},
  ): void {
    const photo = (file: string) => (level === 2 ? this.upload(file) : undefined);
    const [front, back] = [photo('front.jpg'), photo(backName)];
    this.#do((context, user) =>
      submitCertification(context, user, {
        level,
        documentType: 1,
        name,
        surname,
        country: level === 2 ? 'Norway' : undefined,
        address: undefined,
        documentNumber: `L${this.id}X47`,
        front,
        back,
      }),
    );
  }

  /** Reports a top-up, on a network or by bank; `tail` is the end of its transaction id (see `reviewRuleOfTail`). */
  topUp(
    currency: string,
    amount: string,
    { tail = '0001', receipt = false, byBank = false } = {},
  ): void {
    const { id } = this.#builder.currency(currency);
    const path = receipt ? this.upload(`receipt-${amount}-${tail}.jpg`) : undefined;
    this.#do((context, user) =>
      reportTopUp(context, user, {
        currencyId: id,
        amount,
        bankChannelId: byBank ? this.#builder.bankChannelOf(id) : 0,
        network: undefined,
        address: undefined,
        receipt: path,
        hash: `DEMO-${this.id}-${tail}`,
      }),
    );
  }

  setTradePassword(): void {
    const password = TRADE_PASSWORD;
    const request = { password, confirmation: password, code: undefined, oldPassword: undefined };
    this.#do((context, user) => setTradePassword(context, user, request));
  }

  bindEmail(email: string): void {
    this.#do((context) => sendCode(context, email, 'register'));
    this.#do((context, user) => bindEmail(context, user, email, PASSING_CODE));
  }

  /** Binds a phone number with its dialling code. */
  bindPhone(phone: string, areaCode: string): void {
    this.#do((context) => sendCode(context, phone, 'register'));
    const binding = { phone, areaCode, code: PASSING_CODE };
    this.#do((context, user) => bindPhone(context, user, binding));
  }

  setAuthenticator(): void {
    this.#do(showKey);
    this.#do((context, user) => setKey(context, user, PASSING_CODE));
  }

  bind(details: PayoutDetails): void {
    this.#do((context, user) => bindPayoutMethod(context, user, details));
  }

  /** Binds an unpayable address that ends in this tail. */
  bindAddress(currency: string, tail: string, label?: string): string {
    const address = `TDEMO-NOT-PAYABLE-${tail}`;
    const currencyId = this.#builder.currency(currency).id;
    const network = this.#builder.withdrawalOf(currencyId)?.networks[0]?.name;
    const more = { network, memo: undefined, label, qrcode: undefined };
    this.bind({ kind: 'wallet', currencyId, address, ...more });
    return address;
  }

  /** Withdraws to an address; with `by` to the bank card that was bound last. */
  withdraw(currency: string, amount: string, destination: string, by?: 'card'): void {
    const { id } = this.#builder.currency(currency);
    const terms = this.#builder.withdrawalOf(id);
    this.#do((context, user) =>
      applyForWithdrawal(context, user, {
        currencyId: id,
        amount,
        fee: (by === 'card' ? terms?.bank?.fee : terms?.fee) ?? '0',
        destination,
        cardId: by === 'card' ? this.#newest('payoutMethods') : 0,
        network: undefined,
        memo: undefined,
        tradePassword: TRADE_PASSWORD,
      }),
    );
  }

  /** Cancels the newest withdrawal. */
  cancelWithdrawal(): void {
    this.#do((...by) => cancelWithdrawal(...by, this.#newest('withdrawals')));
  }

  transfer(currency: string, amount: string, route: Pick<Transfer, 'from' | 'to'>): void {
    const currencyId = this.#builder.currency(currency).id;
    this.#do((context, user) => makeTransfer(context, user, { currencyId, amount, ...route }));
  }

  order(request: Omit<OrderRequest, 'board' | 'currencyId'>): void {
    const currencyId = this.#builder.currency('USDT').id;
    this.#do((context, user) =>
      openOrder(context, user, { board: 'crypto', currencyId, ...request }),
    );
  }

  /** Opens a position on a coin, or places a limit order at the price `limit`. */
  position(
    base: string,
    request: Pick<OpenRequest, 'side' | 'lots' | 'leverage'> &
      Partial<Pick<OpenRequest, 'limit' | 'takeProfit' | 'stopLoss'>>,
  ): void {
    this.#do((context, user) =>
      openPosition(context, user, {
        board: 'crypto',
        baseId: this.#builder.currency(base).id,
        quoteId: this.#builder.currency('USDT').id,
        limit: undefined,
        takeProfit: undefined,
        stopLoss: undefined,
        ...request,
      }),
    );
  }

  coinOrder(base: string, request: Omit<CoinRequest, 'baseId' | 'quoteId'>): void {
    this.#do((context, user) =>
      placeCoinOrder(context, user, {
        baseId: this.#builder.currency(base).id,
        quoteId: this.#builder.currency('USDT').id,
        ...request,
      }),
    );
  }

  /** Exchanges an amount at the rate of this time. */
  exchange(given: string, got: string, amount: string): void {
    const pair = {
      givenId: this.#builder.currency(given).id,
      gotId: this.#builder.currency(got).id,
    };
    this.#do((context, user) => {
      const { id, givenPrice } = quoteNow(context, user, pair);
      return submitFlashExchange(context, user, {
        ...pair,
        amount,
        price: givenPrice,
        quoteId: id,
      });
    });
  }

  deposit(productId: number, amount: string): void {
    this.#do((context, user) => openDeposit(context, user, { productId, amount }));
  }

  /** Redeems the newest deposit. */
  redeem(): void {
    const id = this.#newest('deposits');
    this.#do((context, user) => redeemDeposit(context, user, id));
  }

  borrow(productId: number, amount: string): void {
    this.#do((context, user) => applyForLoan(context, user, { productId, amount }));
  }

  /** Repays part of the newest loan. */
  repay(amount: string): void {
    const loanId = this.#newest('loans');
    this.#do((context, user) => repayLoan(context, user, { loanId, amount }));
  }

  /** Subscribes to units of the open project that has the most left. */
  subscribe(units: string): void {
    this.#do((context, user) => {
      const projectId = roomiestRound(context, user.mode)?.id ?? 0;
      return subscribe(context, user, {
        projectId,
        amount: units,
        payId: undefined,
        cost: undefined,
      });
    });
  }

  #newest(collection: 'deposits' | 'loans' | 'payoutMethods' | 'withdrawals'): number {
    const records: Readonly<Record<number, { id: number; owner: number }>> =
      this.#builder.state.records[collection];
    return Object.values(records).findLast(({ owner }) => owner === this.id)?.id ?? 0;
  }
}
