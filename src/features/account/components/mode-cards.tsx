import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/session/session';
import {
  Button,
  Card,
  DetailList,
  Dialog,
  LoadableView,
  showToast,
  Skeleton,
  StatusChip,
} from '@/ui';
import { useModeSwitch, useOwnUser } from '../queries';
import { useRunning } from '../running-queries';
import { ResetDemo } from './reset-demo';

type Mode = SessionUser['mode'];

/** What runs in the account in use, and that it runs on. */
const Running = () => {
  const { t } = useTranslation('accountMode');
  const running = useRunning();
  if (running === undefined) return null;
  const { contracts, positions, orders } = running;
  const items = [
    contracts > 0 && { label: t('running.contracts'), value: contracts },
    positions > 0 && { label: t('running.positions'), value: positions },
    orders > 0 && { label: t('running.orders'), value: orders },
  ];
  if (items.every((item) => item === false))
    return <p className="mt-3 text-label text-ink-2">{t('running.none')}</p>;
  return (
    <div className="mt-2">
      <DetailList items={items} />
      <p className="mt-1 text-label text-ink-2">{t('running.on')}</p>
    </div>
  );
};

const ModeCard = ({
  mode,
  user,
  isPending,
  onUse,
}: {
  readonly mode: Mode;
  readonly user: SessionUser;
  readonly isPending: boolean;
  readonly onUse: () => void;
}) => {
  const { t } = useTranslation('accountMode');
  const isPresent = user.mode === mode;
  return (
    <Card
      title={t(`${mode}.name`)}
      aside={isPresent && <StatusChip tone="neutral">{t('present')}</StatusChip>}
    >
      <p className="text-body text-ink-2">{t(`${mode}.text`)}</p>
      {mode === 'live' && !user.isVerified && user.hasDemo === true && (
        <p className="mt-2 text-label text-ink-2">{t('live.unverified')}</p>
      )}
      {isPresent && user.hasDemo === true && <Running />}
      {isPresent && mode === 'demo' && <ResetDemo />}
      {!isPresent && (
        <div className="mt-4">
          <Button block size="medium" loading={isPending} onClick={onUse}>
            {t(`${mode}.use`)}
          </Button>
        </div>
      )}
    </Card>
  );
};

const LoadingCards = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-40 w-full rounded-card" />
  </div>
);

const BothCards = ({ user }: { readonly user: SessionUser }) => {
  const { t } = useTranslation('accountMode');
  const { switchTo, isPending } = useModeSwitch();
  const [isAsking, setAsking] = useState(false);
  const use = (mode: Mode): void =>
    switchTo(mode, () => {
      setAsking(false);
      showToast({ text: t(`${mode}.done`), tone: 'success' });
    });
  return (
    <div className="flex flex-col gap-4">
      <ModeCard mode="live" user={user} isPending={isPending} onUse={() => setAsking(true)} />
      {user.hasDemo === true ? (
        <ModeCard mode="demo" user={user} isPending={isPending} onUse={() => use('demo')} />
      ) : (
        <p className="text-body text-ink-2">{t('noDemo')}</p>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('ask.title')}
        confirmLabel={t('live.use')}
        cancelLabel={t('ask.stay')}
        loading={isPending}
        onConfirm={() => use('live')}
      >
        {t('ask.text')}
      </Dialog>
    </div>
  );
};

/** The live account, and the demo account if the server has one; the one in use marked. Going live is asked first; demo money needs no question. */
export const ModeCards = () => {
  const { t } = useTranslation(['accountMode', 'app']);
  const user = useOwnUser();
  return (
    <LoadableView
      of={user}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<LoadingCards />}
    >
      {(value) => <BothCards user={value} />}
    </LoadableView>
  );
};
