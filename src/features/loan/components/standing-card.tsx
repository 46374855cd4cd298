import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyDecimals } from '@/domain/format/money';
import { UNKNOWN } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { Card, DetailList, Gate, LoadableView, SkeletonBars, type AmountProps } from '@/ui';
import type { LoanStanding } from '../model';
import { useLoanStanding, useNewestLoans } from '../queries';
import { isRunning } from '../record';
import { DueLine } from './due-line';

const recordPath = (id: number): string => `${SCREENS.loanOrders}?id=${id}`;

/** What the card shows money with. */
export interface StandingProps {
  /** Renders an amount of the user's own money, which may be hidden. */
  readonly figure: ComponentType<AmountProps>;
}

/** What the user must know first: loans that are overdue, and an application under review. */
const useNotes = () => {
  const { t } = useTranslation('loan');
  const loans = useNewestLoans(true).value ?? [];
  return (['overdue', 'review'] as const).flatMap((status) => {
    const found = loans.find((loan) => loan.status === status);
    return found === undefined ? [] : [{ text: t(`notes.${status}`), to: recordPath(found.id) }];
  });
};

/** Loans that the card names; the records have them all. */
const MOST_DUE = 3;

/** When the running loans are due, the next one first; with their amounts if there are several. */
const DueLines = ({ figure: Figure }: StandingProps) => {
  const loans = useNewestLoans(true).value ?? [];
  const running = loans
    .filter(isRunning)
    .flatMap(({ id, amount, currency, dueAt }) =>
      dueAt === undefined ? [] : [{ id, amount, currency, dueAt }],
    )
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .slice(0, MOST_DUE);
  return running.map(({ id, amount, currency, dueAt }) => (
    <div key={id} className="text-body">
      {running.length > 1 && (
        <span className="block text-ink-2">
          <Figure value={amount} currency={currency} decimals={moneyDecimals(amount)} />
        </span>
      )}
      <DueLine dueAt={dueAt} />
    </div>
  ));
};

const Figures = ({
  standing,
  figure: Figure,
}: StandingProps & { readonly standing: LoanStanding }) => {
  const { t } = useTranslation('loan');
  const { currency, owed, principal, borrowed, creditLeft } = standing;
  const line = (label: string, value: typeof owed) =>
    value !== undefined && {
      label,
      value: <Figure value={value} currency={currency} decimals={moneyDecimals(value)} />,
    };
  return (
    <>
      <div className="flex flex-col">
        <span className="text-label text-ink-2">{t('owedNow')}</span>
        {owed === undefined ? (
          <span className="text-screen">{UNKNOWN}</span>
        ) : (
          <Figure value={owed} currency={currency} size="screen" />
        )}
        <DueLines figure={Figure} />
      </div>
      <DetailList
        items={[
          line(t('principalLeft'), principal),
          line(t('borrowed'), borrowed),
          line(t('creditLeft'), creditLeft),
        ]}
      />
    </>
  );
};

/** True if a server says nothing of what somebody owes or may borrow. */
const saysNothing = ({ owed, principal, borrowed, creditLeft }: LoanStanding): boolean =>
  [owed, principal, borrowed, creditLeft].every((figure) => figure === undefined);

/**
 * What the signed-in user owes, has borrowed and may still borrow. Renders nothing for somebody without loans on a server that
 * says nothing of it.
 */
export const StandingCard = (props: StandingProps) => {
  const { t } = useTranslation(['loan', 'app']);
  const notes = useNotes();
  const standing = useLoanStanding(true);
  const loans = useNewestLoans(true).value;
  if (standing.value !== undefined && saysNothing(standing.value) && loans?.length === 0)
    return null;
  return (
    <Card>
      <LoadableView
        of={standing}
        texts={{ failed: t('standingFailed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={['h-11', 'h-32']} />}
      >
        {(value) => <Figures standing={value} {...props} />}
      </LoadableView>
      <Gate reasons={notes} />
    </Card>
  );
};
