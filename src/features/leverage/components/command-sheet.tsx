import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { Placement } from '@/api/hand';
import { formatAmount, formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { add, ZERO } from '@/domain/money/decimal';
import { Button, DetailList, DirectionChip, SendingNotice, Sheet } from '@/ui';
import type { Command, OpenCommand } from '../command';
import { netOf } from '../order';
import { MONEY_DECIMALS } from '../terms';
import { CostDetails } from './cost-details';

const DIRECTIONS = { long: 'up', short: 'down' } as const;

const OpenDetails = ({ command }: { readonly command: OpenCommand }) => {
  const { t } = useTranslation('leverage');
  const { preview, mode, currency } = command;
  const { decimals } = command.pair;
  const { openPrice, stops } = preview;
  const stop = (price: string | undefined): string =>
    price === undefined ? t('none') : formatPrice(price, decimals);
  return (
    <>
      <DetailList
        items={[
          {
            label: t(mode === 'market' ? 'marketPrice' : 'limitPrice'),
            value: formatPrice(openPrice, decimals),
          },
          { label: t('lots.label'), value: `${preview.lots}` },
          { label: t('leverage'), value: t('times', { value: preview.leverage }) },
          { label: t('takeProfit'), value: stop(stops.takeProfit) },
          { label: t('stopLoss'), value: stop(stops.stopLoss) },
        ]}
      />
      <div className="border-t border-line">
        <CostDetails preview={preview} currency={currency} decimals={decimals} />
      </div>
      {mode === 'market' && <p className="mt-3 text-label text-ink-2">{t('marketHint')}</p>}
    </>
  );
};

const Details = ({ command }: { readonly command: Command }) => {
  const { t } = useTranslation('leverage');
  switch (command.kind) {
    case 'open':
      return <OpenDetails command={command} />;
    case 'close':
      return (
        <DetailList
          items={[
            {
              label: t('lots.label'),
              value: t('lots.of', { lots: command.lots, all: command.order.lots }),
            },
            {
              label: t('position.openPrice'),
              value: formatPrice(command.order.openPrice, command.order.decimals),
            },
            {
              label: t('position.price'),
              value: formatPrice(command.order.price, command.order.decimals),
            },
          ]}
        />
      );
    case 'closeAll':
      return (
        <>
          <DetailList
            items={[
              { label: t('open'), value: `${command.orders.length}` },
              {
                label: t('position.net'),
                value: formatSignedAmount(add(ZERO, ...command.orders.map(netOf)), MONEY_DECIMALS),
              },
            ]}
          />
          <p className="mt-3 text-label text-ink-2">{t('closeAllHint')}</p>
        </>
      );
    case 'cancel':
      return (
        <DetailList
          items={[
            {
              label: t('limitPrice'),
              value: formatPrice(command.order.openPrice, command.order.decimals),
            },
            { label: t('lots.label'), value: `${command.order.lots}` },
            {
              label: t('position.freed'),
              value: formatAmount(add(command.order.margin, command.order.fee)),
            },
          ]}
        />
      );
    case 'setStops':
      return (
        <DetailList
          items={[
            {
              label: t('takeProfit'),
              value: formatPrice(command.takeProfit, command.order.decimals),
            },
            { label: t('stopLoss'), value: formatPrice(command.stopLoss, command.order.decimals) },
          ]}
        />
      );
  }
};

/** What the command is about: symbol and side; all positions have none. */
const subjectOf = (command: Command | undefined) => {
  if (command === undefined || command.kind === 'closeAll') return undefined;
  return command.kind === 'open'
    ? { symbol: command.pair.symbol, side: command.side }
    : { symbol: command.order.symbol, side: command.order.side };
};

/** A command from confirming to its end. Stays until it is known what became of it. */
export const CommandSheet = (props: {
  readonly command: Command | undefined;
  readonly placement: Placement<true>;
  readonly onPlace: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { command, placement } = props;
  const subject = subjectOf(command);
  const isBusy = placement.state === 'placing' || placement.state === 'checking';
  const isUnknown = placement.state === 'unknown';
  return (
    <Sheet
      open={command !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={command === undefined ? '' : t(`confirm.${command.kind}`)}
      description={subject?.symbol}
      aside={
        subject && (
          <DirectionChip direction={DIRECTIONS[subject.side]}>{t(subject.side)}</DirectionChip>
        )
      }
      closeLabel={t('app:close')}
      footer={
        <Button block loading={isBusy} onClick={isUnknown ? props.onCheckAgain : props.onPlace}>
          {isUnknown && t('checkAgain')}
          {!isUnknown && placement.state === 'failed' && t('app:retry')}
          {!isUnknown && placement.state !== 'failed' && command && t(`do.${command.kind}`)}
        </Button>
      }
    >
      {command !== undefined && <Details command={command} />}
      <SendingNotice
        state={placement.state}
        checking={t('checking')}
        unknown={t('unknown')}
        failed={`${t('notDone')} ${placement.state === 'failed' ? failureText(placement.failure) : ''}`}
      />
    </Sheet>
  );
};
