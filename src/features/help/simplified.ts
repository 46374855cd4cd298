/** Characters of help's titles that are written in two ways, and others of the same matters. */
const TRADITIONAL =
  '約結決資與費槓桿證強倉損現貨訂單價時間網絡審條劃轉閃兌財贖還項購額認級帳賬戶實擬領驗儲匯護報貸續險個';
const SIMPLIFIED =
  '约结决资与费杠杆证强仓损现货订单价时间网络审条划转闪兑财赎还项购额认级账账户实拟领验储汇护报贷续险个';

/** A text with simplified characters for traditional ones, as far as help needs them: readers type either. */
export const toSimplified = (text: string): string =>
  text.replaceAll(
    /\p{Script=Han}/gu,
    (character) => SIMPLIFIED[TRADITIONAL.indexOf(character)] ?? character,
  );
