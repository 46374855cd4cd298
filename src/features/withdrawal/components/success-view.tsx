import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { Button, ButtonLink, DetailList } from '@/ui';
import { CheckCircleFillIcon, HourglassIcon, WarningCircleFillIcon } from '@/ui/icons';
import type { WithdrawCommand } from '../command';
import { isReturned, isUnderReview, type WithdrawalRecord } from '../record';
import { destinationName, useMinutesText, useReceived } from '../texts';
import { useFigureItems } from '../use-figure-items';
import type { DoneWithdrawal } from '../use-live-form';

const ICON = { 'aria-hidden': true, size: 48 } as const;

const Standing = (props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly lines: readonly (string | undefined)[];
}) => (
  <>
    {props.icon}
    <h2 className="text-title">{props.title}</h2>
    {props.lines.map(
      (line) =>
        line !== undefined && (
          <p key={line} className="text-body text-ink-2">
            {line}
          </p>
        ),
    )}
  </>
);

/** Where the money goes, and what it costs. */
const Figures = ({ command }: { readonly command: WithdrawCommand }) => {
  const { t } = useTranslation('withdrawal');
  const figures = useFigureItems(command);
  const { destination } = command;
  return (
    <div className="rounded-card bg-surface px-4">
      <DetailList
        items={[{ label: t('destination'), value: destinationName(destination) }, ...figures]}
      />
    </div>
  );
};

/** That it is under review, for how long, and what is held until then. */
const Reviewed = ({ command }: Pick<DoneWithdrawal, 'command'>) => {
  const { t } = useTranslation('withdrawal');
  const duration = useMinutesText()(command?.route.minutes);
  const held = command && {
    amount: formatAmount(command.preview.amount, command.terms.scale),
    currency: command.terms.currency,
  };
  return (
    <Standing
      icon={<HourglassIcon {...ICON} className="text-ink-2" />}
      title={t('success.title')}
      lines={[duration && t('success.text', { duration }), held && t('success.held', held)]}
    />
  );
};

/** How it has ended: paid, or all of it back, and why. */
const Decided = ({ record }: { readonly record: WithdrawalRecord }) => {
  const { t } = useTranslation(['withdrawal', 'statuses']);
  const received = useReceived()(record);
  const { status, amount, currency, decimals, reason } = record;
  if (!isReturned(record))
    return (
      <Standing
        icon={<CheckCircleFillIcon {...ICON} className="text-green" />}
        title={t(`statuses:withdrawal.${status}`)}
        lines={[received ? `${received.label}: ${received.value}` : undefined]}
      />
    );
  return (
    <Standing
      icon={<WarningCircleFillIcon {...ICON} className="text-red" />}
      title={t(`statuses:withdrawal.${status}`)}
      lines={[reason, t('returned', { amount: formatAmount(amount, decimals), currency })]}
    />
  );
};

/** Says where a withdrawal that was just sent stands, and leads to its record. `record` once it is found. */
export const SuccessView = ({
  done: { command, recordId },
  record,
  recordPath,
}: {
  readonly done: DoneWithdrawal;
  readonly record: WithdrawalRecord | undefined;
  readonly recordPath: (id: number | undefined) => string;
}) => {
  const { t } = useTranslation('withdrawal');
  const isOpen = record === undefined || isUnderReview(record);
  return (
    <section className="gutter flex flex-col gap-5 pt-10">
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        {isOpen ? <Reviewed command={command} /> : <Decided record={record} />}
      </div>
      {isOpen && command !== undefined && <Figures command={command} />}
      <div>
        {recordId === 'looking' ? (
          <Button block loading>
            {t('success.show')}
          </Button>
        ) : (
          <ButtonLink block to={recordPath(recordId)}>
            {t('success.show')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
