import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { UNKNOWN } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { Amount, Card, DetailList, Gate, LoadableView, SkeletonBars } from '@/ui';
import type { LoanStanding } from '../model';
import { useLoanStanding, useNewestLoans } from '../queries';
import { isRunning } from '../record';
import { DueLine } from './due-line';

const recordPath = (id: number): string => `${SCREENS.loanOrders}?id=${id}`;

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
const DueLines = () => {
  const loans = useNewestLoans(true).value ?? [];
  const running = loans
    .filter(isRunning)
    .flatMap(({ id, amount, currency, dueAt }) =>
      dueAt === undefined ? [] : [{ id, amount: formatMoney(amount, currency), dueAt }],
    )
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .slice(0, MOST_DUE);
  return running.map(({ id, amount, dueAt }) => (
    <div key={id} className="text-body">
      {running.length > 1 && <span className="block text-ink-2">{amount}</span>}
      <DueLine dueAt={dueAt} />
    </div>
  ));
};

const Figures = ({ standing }: { readonly standing: LoanStanding }) => {
  const { t } = useTranslation('loan');
  const { currency, owed, principal, borrowed, creditLeft } = standing;
  const line = (label: string, value: typeof owed) =>
    value !== undefined && { label, value: formatMoney(value, currency) };
  return (
    <>
      <div className="flex flex-col">
        <span className="text-label text-ink-2">{t('owedNow')}</span>
        {owed === undefined ? (
          <span className="text-screen">{UNKNOWN}</span>
        ) : (
          <Amount value={owed} currency={currency} size="screen" />
        )}
        <DueLines />
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
export const StandingCard = () => {
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
        {(value) => <Figures standing={value} />}
      </LoadableView>
      <Gate reasons={notes} />
    </Card>
  );
};
