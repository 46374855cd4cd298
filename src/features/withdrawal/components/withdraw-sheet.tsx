import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { PASSWORD_LENGTH } from '@/domain/account/credentials';
import { formatAmount } from '@/domain/format/numbers';
import type { Screen } from '@/domain/screens/screens';
import { ConfirmSheet, DetailList, PasswordField, type DetailItem } from '@/ui';
import { InGroups } from '@/ui/figures/in-groups';
import type { WithdrawCommand } from '../command';
import type { Preview } from '../form';
import { refusalRuleOf, type NextStep } from '../refusals';
import { useArrivesText, useMinutesText, useMoneyText } from '../texts';
import { useFigureItems } from '../use-figure-items';
import type { Password } from '../use-password';
import { BesideDestination, type RenderWarnings } from './beside-destination';

const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** Every saved part of the destination, besides its address or number. */
const useDestinationItems = ({ destination }: WithdrawCommand): readonly (DetailItem | false)[] => {
  const { t } = useTranslation(['withdrawal', 'payout']);
  if (destination.kind === 'bank') {
    const { iban, swift, branch, place } = destination;
    return [
      iban !== undefined && { label: t('payout:card.ibanName'), value: ltr(iban) },
      swift !== undefined && { label: t('payout:card.swiftName'), value: ltr(swift) },
      destination.label !== undefined && { label: t('bankName'), value: destination.label },
      branch !== undefined && { label: t('payout:card.branchName'), value: branch },
      place !== undefined && { label: t('payout:card.placeName'), value: place },
      { label: t('holder'), value: destination.holder },
    ];
  }
  const { label, network, memo } = destination;
  return [
    label !== undefined && { label: t('destination'), value: label },
    network !== undefined && { label: t('network'), value: network },
    memo !== undefined && { label: t('memo'), value: ltr(memo) },
  ];
};

/** The trade password. One that is refused comes into sight: the sheet may be longer than the screen. */
const TradePassword = ({ password }: { readonly password: Password }) => {
  const { t } = useTranslation(['withdrawal', 'auth']);
  const field = useRef<HTMLInputElement>(null);
  // Synchronises focus and scroll position.
  useEffect(() => {
    if (password.error === undefined) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  }, [password.error]);
  return (
    <PasswordField
      ref={field}
      label={t('confirm.password')}
      hint={t('confirm.passwordRule')}
      error={password.error}
      disabled={password.locked !== undefined}
      value={password.typed}
      onChange={password.type}
      maxLength={PASSWORD_LENGTH.max}
      autoComplete="off"
      showLabel={t('auth:password.show')}
      hideLabel={t('auth:password.hide')}
    />
  );
};

const Details = ({
  command,
  password,
  isOpen,
  renderWarnings,
}: {
  readonly command: WithdrawCommand;
  readonly password: Password;
  /** True while the password can be typed. */
  readonly isOpen: boolean;
  readonly renderWarnings: RenderWarnings;
}) => {
  const { t } = useTranslation('withdrawal');
  const { route, destination } = command;
  const duration = useMinutesText()(route.minutes);
  const items = useDestinationItems(command);
  const figures = useFigureItems(command);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-label text-ink-2">
          {t(destination.kind === 'bank' ? 'card' : 'address')}
        </p>
        <p dir="ltr" className="mt-1 text-title wrap-anywhere">
          <InGroups text={destination.address} />
        </p>
      </div>
      <BesideDestination>{renderWarnings(destination)}</BesideDestination>
      <DetailList
        items={[
          ...items,
          ...figures,
          duration !== undefined && { label: t('usualTime'), value: duration },
        ]}
      />
      <p className="rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
        {t('confirm.final')}
      </p>
      {isOpen && <TradePassword password={password} />}
    </div>
  );
};

/** Props of the sheet. */
interface WithdrawSheetProps {
  readonly pending: PendingSheet<WithdrawCommand, unknown>;
  readonly password: Password;
  /** The figures with the fee of now, if it has changed. */
  readonly moved: Preview | undefined;
  readonly onTakeFee: () => void;
  readonly gatePath: (step: Screen) => string;
  readonly renderWarnings: RenderWarnings;
}

/** The blocker whose button leads to the same screen. */
const NEXT_STEPS = {
  withdrawRecords: 'withdrawalPending',
  contract: 'positionsOpen',
  trade: 'turnoverOpen',
  primaryCertification: 'unverified',
  payoutMethods: 'nothingBound',
  customerService: 'frozen',
} as const satisfies Record<NextStep, string>;

const NOTHING = { currency: '', scale: 0 } as const;

/** The texts of the sheet, with the next step of a refusal. */
const useSheetTexts = ({ pending, moved, gatePath }: WithdrawSheetProps) => {
  const { t } = useTranslation('withdrawal');
  const { intent, submission } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const terms = intent?.terms ?? NOTHING;
  const text = useMoneyText(terms);
  const arrivesText = useArrivesText(terms);
  const failure = submission.state === 'failed' ? submission.failure : undefined;
  const rule = failure?.kind === 'business' ? refusalRuleOf(failure.key) : undefined;
  const next = rule?.next;
  const amount = formatAmount(intent?.preview.amount, terms.scale);
  return {
    ...texts,
    help:
      texts.help ?? (next && { text: t(`blocked.${NEXT_STEPS[next]}.action`), to: gatePath(next) }),
    confirm: t('submit', { amount, currency: terms.currency }),
    moved:
      moved === undefined
        ? texts.moved
        : t('confirm.feeMoved', { fee: text(moved.fee), arrives: arrivesText(moved) }),
    takeNewPrice: t('confirm.takeFee'),
  };
};

/** Confirms a withdrawal by the trade password, and shows its progress and outcome. */
export const WithdrawSheet = (props: WithdrawSheetProps) => {
  const { t } = useTranslation('withdrawal');
  const { pending, password, moved } = props;
  const { intent, summary, submission } = pending.view;
  const texts = useSheetTexts(props);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={intent === undefined ? (summary?.title ?? '') : t('confirm.title')}
      description={intent === undefined ? summary?.subject : undefined}
      texts={texts}
      blocked={password.locked}
      onRefresh={moved && props.onTakeFee}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <Details
          command={intent}
          password={password}
          isOpen={submission.state === 'staged' || submission.state === 'failed'}
          renderWarnings={props.renderWarnings}
        />
      )}
    </ConfirmSheet>
  );
};
