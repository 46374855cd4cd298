import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { groupThousands } from '@/lib/digits';
import { Button } from '@/ui';
import type { CoinPair } from '../command';
import { withTerms } from '../repeat';
import type { Ticket } from '../ticket';

/** Fills in an empty ticket with the last order, which it names. Sends nothing. */
export const RepeatButton = (props: {
  readonly ticket: Ticket;
  readonly last: Ticket | undefined;
  readonly pair: CoinPair;
  readonly onChange: (ticket: Ticket) => void;
}) => {
  const { t } = useTranslation('spot');
  const { ticket, last, pair, onChange } = props;
  if (last === undefined || ticket.amount !== '') return null;
  const order = [
    t(last.side),
    `${groupThousands(last.amount)} ${pair[last.amountIn]}`,
    ...(last.mode === 'limit' ? [`${t('limit')} ${formatPrice(last.limit, pair.decimals)}`] : []),
  ];
  return (
    <Button block tone="secondary" onClick={() => onChange(withTerms(ticket, last))}>
      {t('repeat')} <span className="block text-label text-ink-2">{order.join(' · ')}</span>
    </Button>
  );
};
