import { useTranslation } from 'react-i18next';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { formatAmount } from '@/domain/format/numbers';
import { divide, toDrawing, ZERO } from '@/domain/money/decimal';
import { ProgressBar } from '@/ui';
import type { GateCard } from '@/ui/feedback/gate-cards';
import type { Screen } from '@/domain/screens/screens';
import { turnoverLeft, type Terms } from './model';
import type { WithdrawalStanding } from './standing-queries';

const SHARE_DECIMALS = 4;

/** An identity that was rejected is not verified either, but its next step is another one. */
const textOfUnverified = ({ verification }: WithdrawalStanding): 'rejected' | 'unverified' =>
  verification === 'rejected' ? 'rejected' : 'unverified';

/**
 * Cards for everything against a withdrawal, in the order in which it is best settled. `pendingPath` is the address of
 * the withdrawal that is under review.
 */
export const useBlockers = (
  gatePath: (step: Screen) => string,
): ((standing: WithdrawalStanding, terms?: Terms, pendingPath?: string) => readonly GateCard[]) => {
  const { t } = useTranslation('withdrawal');
  /** What is known more exactly than the general text of a blocker says. */
  const exactText = (text: string, standing: WithdrawalStanding): string | undefined => {
    if (text === 'rejected' && standing.rejection !== undefined)
      return t('blocked.rejected.reason', { reason: standing.rejection });
    return text === 'demoMode' && standing.isDestinationUnknown === true
      ? t('blocked.demoMode.withDestination')
      : undefined;
  };
  const pathTo = (step: Screen, pendingPath: string | undefined): string =>
    step === 'withdrawRecords' && pendingPath !== undefined ? pendingPath : gatePath(step);
  return (standing, terms, pendingPath) => {
    const { needed, done } = terms?.turnover ?? { needed: ZERO, done: ZERO };
    const left = terms && turnoverLeft(terms);
    const values = {
      number: standing.openPositions ?? 0,
      currency: terms?.currency ?? '',
      left: formatAmount(left ?? ZERO),
      done: formatAmount(done),
      needed: formatAmount(needed),
    };
    return reasonsAgainst('withdraw', standing).map(({ code, nextStep }) => {
      const text = code === 'unverified' ? textOfUnverified(standing) : code;
      return {
        id: code,
        title: t(`blocked.${text}.title`, values),
        text: exactText(text, standing) ?? t(`blocked.${text}.text`, values),
        action:
          nextStep === undefined || text === 'payoutLimitReached'
            ? undefined
            : { label: t(`blocked.${text}.action`), to: pathTo(nextStep, pendingPath) },
        progress:
          code === 'turnoverOpen' && left !== undefined ? (
            <ProgressBar
              label={t('blocked.turnoverOpen.progress', values)}
              value={toDrawing(divide(done, needed, SHARE_DECIMALS, 'down'))}
            />
          ) : undefined,
      };
    });
  };
};
