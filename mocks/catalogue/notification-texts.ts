import type { NotificationTemplate, NotificationText } from '../engine/notifications/notification';
import type { ReviewReason } from '../engine/reviews';

type Texts = {
  readonly messages: Readonly<
    Record<NotificationTemplate, { readonly title: string; readonly content: string }>
  >;
  readonly reasons: Readonly<Record<ReviewReason, string>>;
};

/** What messages to a user say; `{name}` is a value of the message, `{reason}` that of a rejection. */
const TEXTS: { readonly en: Texts } & Readonly<Partial<Record<string, Texts>>> = {
  en: {
    messages: {
      certified: {
        title: 'Identity certified',
        content: 'Level {level} of your identity is certified.',
      },
      certificationRejected: {
        title: 'Identity not certified',
        content: 'Level {level} was not certified. {reason} You can hand it in again.',
      },
      topUpCredited: {
        title: 'Top-up credited',
        content: '{amount} {currency} is in your coin account.',
      },
      topUpFailed: {
        title: 'Top-up failed',
        content: '{amount} {currency} was not credited. {reason}',
      },
      withdrawalPaid: {
        title: 'Withdrawal sent',
        content: '{amount} {currency}, fee included, has left your coin account.',
      },
      withdrawalFailed: {
        title: 'Withdrawal failed',
        content: '{amount} {currency} is back in your coin account in full. {reason}',
      },
      depositHosted: {
        title: 'Deposit accepted',
        content: '{amount} {currency} earn interest from now on, paid every morning.',
      },
      depositRejected: {
        title: 'Deposit not accepted',
        content: '{amount} {currency} is back in your coin account in full. {reason}',
      },
      depositCompleted: {
        title: 'Deposit completed',
        content:
          '{amount} {currency} is back in your coin account, with the interest of the last night.',
      },
      loanPaidOut: {
        title: 'Loan paid out',
        content: '{amount} {currency} is in your coin account. Interest runs from today.',
      },
      loanRejected: {
        title: 'Loan not granted',
        content: 'Your application for {amount} {currency} was rejected. {reason}',
      },
      loanOverdue: {
        title: 'Loan overdue',
        content:
          'Your loan of {amount} {currency} is past its due day. The late rate applies until it is repaid.',
      },
    },
    reasons: {
      documentUnreadable: 'The document is not readable.',
      dataDiffers: 'The data differ from the document.',
      paymentNotFound: 'No such payment was found.',
      addressRefused: 'The network refused the address.',
      notEligible: 'The conditions are not met.',
    },
  },
  zh: {
    messages: {
      certified: { title: '身份认证通过', content: '您的 {level} 级身份认证已通过。' },
      certificationRejected: {
        title: '身份认证未通过',
        content: '{level} 级认证未通过。{reason}您可以重新提交。',
      },
      topUpCredited: { title: '充值到账', content: '{amount} {currency} 已存入您的币币账户。' },
      topUpFailed: { title: '充值失败', content: '{amount} {currency} 未到账。{reason}' },
      withdrawalPaid: {
        title: '提现已发出',
        content: '{amount} {currency}（含手续费）已从您的币币账户转出。',
      },
      withdrawalFailed: {
        title: '提现失败',
        content: '{amount} {currency} 已全额退回您的币币账户。{reason}',
      },
      depositHosted: {
        title: '存款已受理',
        content: '{amount} {currency} 即日起计息，每天早上派息。',
      },
      depositRejected: {
        title: '存款未受理',
        content: '{amount} {currency} 已全额退回您的币币账户。{reason}',
      },
      depositCompleted: {
        title: '存款已到期',
        content: '{amount} {currency} 及最后一晚的利息已存入您的币币账户。',
      },
      loanPaidOut: {
        title: '贷款已发放',
        content: '{amount} {currency} 已存入您的币币账户，即日起计息。',
      },
      loanRejected: {
        title: '贷款未获批',
        content: '您的 {amount} {currency} 贷款申请未通过。{reason}',
      },
      loanOverdue: {
        title: '贷款已逾期',
        content: '您的 {amount} {currency} 贷款已过到期日，还清前按逾期利率计息。',
      },
    },
    reasons: {
      documentUnreadable: '证件无法辨认。',
      dataDiffers: '资料与证件不一致。',
      paymentNotFound: '未找到该笔付款。',
      addressRefused: '网络拒绝了该地址。',
      notEligible: '不符合条件。',
    },
  },
};

const textsIn = (language: string): Texts => TEXTS[language] ?? TEXTS.en;

/** Why something was rejected, in `language` or else in English. */
export const reasonText = (reason: ReviewReason, language: string): string =>
  textsIn(language).reasons[reason];

/** A message in `language`, or else in English. */
export const notificationText = (
  { template, parameters, reason }: NotificationText,
  language: string,
): { readonly title: string; readonly content: string } => {
  const { title, content } = textsIn(language).messages[template];
  const values: Readonly<Record<string, string>> = {
    ...parameters,
    reason: reason === undefined ? '' : reasonText(reason, language),
  };
  return {
    title,
    content: content.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? ''),
  };
};
