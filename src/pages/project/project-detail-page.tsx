import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { parseInteger } from '@/domain/format/numbers';
import { loginPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { ProjectView } from '@/features/project';
import { playMoney } from '@/session/play-money';
import { useIsSignedIn, useSessionUser } from '@/session/session';
import { late } from '@/lib/late';
import { ButtonLink, type GateReason } from '@/ui';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';
import { PracticeLink } from '../session/practice-link';

const ProjectReceipt = late(async () => (await import('./project-receipt')).default);

/** The first reason why the user cannot subscribe to any project. The server tells of others. */
const useBlock = (): GateReason | undefined => {
  const { t } = useTranslation('gate');
  const gatePath = useGatePath();
  const user = useSessionUser();
  if (user === undefined) return undefined;
  const verification = user.isVerified ? 'verified' : 'none';
  const [first] = reasonsAgainst('subscribe', { mode: user.mode, verification });
  return first && { text: t(first.code), to: first.nextStep && gatePath(first.nextStep) };
};

/** Shown to a visitor in place of the form. */
const Visitor = () => {
  const { t } = useTranslation('project');
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body text-ink-2">
        {t(playMoney() === undefined ? 'visitorLive' : 'visitor')}
      </p>
      <PracticeLink path={here} />
      <ButtonLink block tone="secondary" to={loginPath(here)}>
        {t('logIn')}
      </ButtonLink>
    </div>
  );
};

/** A project, named by `?id=`, with the form to subscribe in the account in use. */
const ProjectDetailPage = () => {
  const { t } = useTranslation('project');
  const [query] = useSearchParams();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const isDemo = useSessionUser()?.mode === 'demo';
  const gatePath = useGatePath();
  const blocked = useBlock();
  return (
    <ScreenFrame
      actions={<ModeActions records={{ to: SCREENS.projectOrders, label: t('toOrders') }} />}
    >
      <div className="gutter pt-2">
        <ProjectView
          id={parseInteger(query.get('id') ?? '')}
          language={language}
          isSignedIn={isSignedIn}
          blocked={blocked}
          moreMoney={{
            text: t(isDemo ? 'more.transfer' : 'more.topUp'),
            to: SCREENS[isDemo ? 'transfer' : 'topUp'],
          }}
          identityPath={gatePath('primaryCertification')}
          visitor={<Visitor />}
          Receipt={ProjectReceipt}
        />
      </div>
    </ScreenFrame>
  );
};

export default ProjectDetailPage;
