/** What a new demo account starts with. */
export interface PlayMoney {
  /** Plain decimal text. */
  readonly amount: string;
  readonly currency: string;
}

let current: PlayMoney | undefined;

/** Parses "10000 USDT"; `undefined` for anything else. */
export const parsePlayMoney = (text: string | undefined): PlayMoney | undefined => {
  const [, amount, currency] = /^(\d{1,12}) ([A-Z]{2,10})$/u.exec(text ?? '') ?? [];
  return amount === undefined || currency === undefined ? undefined : { amount, currency };
};

/** Sets what the server gives. Call it before the first render. */
export const setPlayMoney = (money: PlayMoney | undefined): void => {
  current = money;
};

/** What a new demo account starts with; `undefined` if the host does not say. */
export const playMoney = (): PlayMoney | undefined => current;
