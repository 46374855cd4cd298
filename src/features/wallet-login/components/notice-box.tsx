import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '@/ui/feedback/help-link';
import { WarningCircleIcon } from '@/ui/icons';
import type { WalletNotice } from '../notices';

/** Notices about the wallet or the text, which are no failure of ours. */
const isMild = ({ kind }: WalletNotice): boolean =>
  kind !== 'server' && kind !== 'notAccepted' && kind !== 'failed';

/** What went wrong, and what to do next. `canSignAgain`: a new text stands below. */
export const NoticeBox = ({
  notice,
  canSignAgain = false,
}: {
  readonly notice: WalletNotice | undefined;
  readonly canSignAgain?: boolean;
}) => {
  const { t } = useTranslation('walletLogin');
  const text = notice?.kind === 'server' ? notice.text : notice && t(`notice.${notice.kind}`);
  return (
    // Always rendered: a live region announces only changes.
    <div role="alert" className="empty:hidden">
      {notice !== undefined && (
        <div
          className={clsx(
            'flex items-start gap-2 rounded-field px-3 py-2.5 text-body',
            isMild(notice) ? 'bg-warn-soft text-warn' : 'bg-red-soft text-red',
          )}
        >
          <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
          <div>
            <p>
              {text}
              {notice.kind === 'server' && canSignAgain && ` ${t('notice.signAgain')}`}
            </p>
            {notice.kind === 'server' && notice.help !== undefined && <HelpLink {...notice.help} />}
          </div>
        </div>
      )}
    </div>
  );
};
