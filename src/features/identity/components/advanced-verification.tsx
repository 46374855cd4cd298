import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '@/ui';
import { IdentificationCardIcon } from '@/ui/icons';
import type { Identity } from '../model';
import { AdvancedForm } from './advanced-form';
import { IdentityView } from './identity-view';
import { LevelCard } from './level-card';
import { RejectionNote, ReviewNote } from './level-notes';

interface AdvancedLevelProps {
  /** The address of level 1. */
  readonly primaryPath: string;
  /** The way back to where verification was required; shown once level 2 is verified or under review. */
  readonly back?: ReactNode;
}

const NeedsPrimary = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('identity');
  return (
    <EmptyState
      icon={<IdentificationCardIcon size={40} />}
      text={t('needsPrimary')}
      action={<ButtonLink to={path}>{t('toPrimary')}</ButtonLink>}
    />
  );
};

const Content = (props: AdvancedLevelProps & { readonly identity: Identity }) => {
  const { t } = useTranslation('identity');
  const { identity, primaryPath, back } = props;
  const { primary, advanced: state, last } = identity;
  if (primary.status !== 'certified') return <NeedsPrimary path={primaryPath} />;
  const note = {
    none: undefined,
    review: (
      <>
        <ReviewNote state={state} />
        {back}
      </>
    ),
    certified: (
      <>
        <p className="text-body">{t('certified.advanced')}</p>
        {back}
      </>
    ),
    rejected: <RejectionNote level="advanced" state={state} />,
  }[state.status];
  const isOpen = state.status === 'none' || state.status === 'rejected';
  return (
    <>
      <LevelCard level="advanced" status={state.status}>
        {note}
      </LevelCard>
      {isOpen && <AdvancedForm last={last} />}
    </>
  );
};

/** Level 2 of identity verification: its form, or where it stands. */
export const AdvancedVerification = (props: AdvancedLevelProps) => (
  <IdentityView>{(identity) => <Content {...props} identity={identity} />}</IdentityView>
);
