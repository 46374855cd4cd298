import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { SCREENS } from '@/domain/screens/screens';
import { stepBefore, TopUp, TopUpDemo } from '@/features/top-up';
import { useSessionUser } from '@/session/session';
import { Gate, SkeletonBars } from '@/ui';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';

const HEIGHTS = ['h-15', 'h-15', 'h-15'] as const;

/** The steps; or why the user cannot top up, and what helps. */
const Content = () => {
  const { t } = useTranslation('gate');
  const user = useSessionUser();
  const gatePath = useGatePath();
  // Which account is in use is known after the first answer of the server.
  if (user === undefined) return <SkeletonBars heights={HEIGHTS} />;
  const reasons = reasonsAgainst('topUp', { mode: user.mode });
  if (reasons.some(({ code }) => code === 'demoMode'))
    return <TopUpDemo livePath={gatePath('switchAccount')} />;
  if (reasons.length === 0) return <TopUp />;
  return (
    <Gate
      reasons={reasons.map(({ code, nextStep }) => ({
        text: t(code),
        to: nextStep && gatePath(nextStep),
      }))}
    />
  );
};

/** Real money into the live account. */
const TopUpPage = () => {
  const { t } = useTranslation('topUp');
  const [search] = useSearchParams();
  return (
    <ScreenFrame
      parent={stepBefore(search)}
      actions={<ModeActions records={{ to: SCREENS.topUpRecords, label: t('records') }} />}
    >
      <div className="gutter flex flex-col gap-4">
        <Content />
      </div>
    </ScreenFrame>
  );
};

export default TopUpPage;
