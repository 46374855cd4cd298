import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { IconButton, PageTitle } from '@/ui';
import { TranslateIcon, XIcon } from '@/ui/icons';
import { useLeave } from './use-leave';

/** The frame of login and registration: close button, language and title. */
export const SessionFrame = (props: {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation(['auth', 'app']);
  const navigate = useNavigate();
  const leave = useLeave();
  return (
    <div className="gutter pb-8">
      <header className="safe-top -mx-[10px] flex min-h-14 items-center justify-between">
        <IconButton label={t('app:close')} icon={<XIcon size={24} />} onClick={leave} />
        <IconButton
          label={t('language')}
          icon={<TranslateIcon size={24} />}
          onClick={() => void navigate(SCREENS.language)}
        />
      </header>
      <main>
        <PageTitle className="mt-2 text-screen">{props.title}</PageTitle>
        {props.intro !== undefined && <p className="mt-1 text-body text-ink-2">{props.intro}</p>}
        <div className="mt-6">{props.children}</div>
      </main>
    </div>
  );
};
