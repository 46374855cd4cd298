import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BRAND } from '@/brand';
import { SCREENS } from '@/domain/screens/screens';
import { isTyping } from '@/lib/is-typing';
import { playMoney } from '@/session/play-money';
import { Dialog, Link } from '@/ui';
import { ChartLineUpIcon, MagnifyingGlassIcon, WalletIcon } from '@/ui/icons';
import { markWelcomeSeen } from './welcome-seen';

const ACTIVITIES = [
  { name: 'trade', Icon: ChartLineUpIcon },
  { name: 'practise', Icon: WalletIcon },
  { name: 'check', Icon: MagnifyingGlassIcon },
] as const;

/** True while the user is in a sheet, such as the presenter's panel, or in a field. */
const isBusy = (): boolean =>
  document.querySelector('[role=dialog], dialog[open]') !== null || isTyping();

const Notice = ({ onAccept }: { readonly onAccept: () => void }) => {
  const { t } = useTranslation(['welcome', 'app']);
  const [isLate] = useState(isBusy);
  return (
    <Dialog
      open={!isLate}
      onOpenChange={(next) => {
        if (!next) onAccept();
      }}
      title={t('title', { brand: BRAND.name })}
      confirmLabel={t('accept')}
      onConfirm={onAccept}
    >
      <ul className="flex flex-col gap-3 pt-1 text-ink">
        {ACTIVITIES.filter(({ name }) => name !== 'practise' || playMoney() !== undefined).map(
          ({ name, Icon }) => (
            <li key={name} className="flex gap-3">
              <Icon aria-hidden="true" size={22} className="shrink-0" />
              {t(`can.${name}`)}
            </li>
          ),
        )}
      </ul>
      <div className="mt-4 flex flex-col gap-1 border-t border-line pt-3 text-label">
        <p>{t('text')}</p>
        <p className="font-semibold text-ink">{t('app:welcome.countries')}</p>
        <Link
          to={SCREENS.countries}
          onClick={onAccept}
          className="hit self-start rounded-small font-semibold text-ink underline underline-offset-4"
        >
          {t('why')}
        </Link>
      </div>
    </Dialog>
  );
};

/**
 * Says what one can do here, then which countries are not served; once per device (specification, section 1). Opens with
 * a screen, unless the user is busy.
 */
export const WelcomeNotice = () => {
  const { pathname } = useLocation();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      key={pathname}
      onAccept={() => {
        markWelcomeSeen();
        setRead(true);
      }}
    />
  );
};
