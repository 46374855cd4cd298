import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui';
import type { Identity, LevelState } from '../model';
import { IdentityView } from './identity-view';
import { LevelCard } from './level-card';
import { RejectionNote, ReviewNote } from './level-notes';
import { PrimaryForm } from './primary-form';

interface LevelsProps {
  /** The address of level 2. */
  readonly advancedPath: string;
  /** What one can do during the review of level 1. */
  readonly meanwhile?: ReactNode;
  /** The way back to where verification was required; shown once level 1 is verified. */
  readonly back?: ReactNode;
}

const PrimaryLevel = (props: LevelsProps & { readonly state: LevelState }) => {
  const { state, meanwhile, back } = props;
  const { t } = useTranslation('identity');
  const note = {
    none: undefined,
    review: (
      <>
        <ReviewNote state={state} />
        {meanwhile}
      </>
    ),
    certified: (
      <>
        <p className="text-body">{t('certified.primary')}</p>
        {back}
      </>
    ),
    rejected: <RejectionNote level="primary" state={state} />,
  }[state.status];
  return (
    <LevelCard level="primary" status={state.status}>
      {note}
    </LevelCard>
  );
};

const AdvancedLevel = (props: LevelsProps & { readonly state: LevelState }) => {
  const { t } = useTranslation('identity');
  const { state, advancedPath, back } = props;
  const tone = back === undefined ? 'primary' : 'secondary';
  const note = {
    none: (
      <ButtonLink block tone={tone} to={advancedPath}>
        {t('start')}
      </ButtonLink>
    ),
    review: <ReviewNote state={state} />,
    certified: <p className="text-body">{t('certified.advanced')}</p>,
    rejected: (
      <>
        <RejectionNote level="advanced" state={state} />
        <ButtonLink block tone={tone} to={advancedPath}>
          {t('again')}
        </ButtonLink>
      </>
    ),
  }[state.status];
  return (
    <LevelCard level="advanced" status={state.status}>
      {note}
    </LevelCard>
  );
};

const Levels = ({ identity, ...props }: LevelsProps & { readonly identity: Identity }) => {
  const { primary, advanced, last } = identity;
  const isOpen = primary.status === 'none' || primary.status === 'rejected';
  return (
    <>
      <PrimaryLevel {...props} state={primary} />
      {isOpen && <PrimaryForm last={last} />}
      {primary.status === 'certified' ? (
        <AdvancedLevel {...props} state={advanced} />
      ) : (
        <LevelCard level="advanced" status="locked" />
      )}
    </>
  );
};

/** Both levels of identity verification: where each stands, what it is for, and the form of level 1. */
export const IdentityLevels = (props: LevelsProps) => (
  <IdentityView>{(identity) => <Levels {...props} identity={identity} />}</IdentityView>
);
