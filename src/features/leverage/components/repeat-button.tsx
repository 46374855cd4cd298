import { useTranslation } from 'react-i18next';
import { formatPrice, parseInteger } from '@/domain/format/numbers';
import { Button } from '@/ui';
import { withTerms } from '../repeat';
import type { Ticket } from '../ticket-draft';

/** Fills in an empty ticket with the last order, which it names. Sends nothing. */
export const RepeatButton = (props: {
  readonly ticket: Ticket;
  readonly last: Ticket | undefined;
  readonly decimals: number;
  readonly onChange: (ticket: Ticket) => void;
}) => {
  const { t } = useTranslation('leverage');
  const { ticket, last, onChange } = props;
  if (last === undefined || ticket.lots !== '') return null;
  const { side, mode, lots, leverage, limit } = last;
  const order = [
    t(side),
    t('lots.count', { count: parseInteger(lots) }),
    t('times', { value: leverage }),
    ...(mode === 'limit' ? [`${t('limit')} ${formatPrice(limit, props.decimals)}`] : []),
  ];
  return (
    <Button block tone="secondary" onClick={() => onChange(withTerms(ticket, last))}>
      {t('repeat')} <span className="block text-label text-ink-2">{order.join(' · ')}</span>
    </Button>
  );
};
