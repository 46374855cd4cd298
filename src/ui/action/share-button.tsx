import { canShare, shareOrCopy, type ShareContent } from '@/lib/share';
import { showToast } from '../feedback/toast';
import { CopyIcon, ShareNetworkIcon } from '../icons';
import { Button } from './button';
import type { ButtonSize } from './button-class';

/** Texts of a share button. `copy` replaces `share` on devices without a share sheet. */
export interface ShareTexts {
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** Opens the system's share sheet; copies the content on devices without one. */
export const ShareButton = (props: {
  /** Called at the tap. */
  readonly content: () => ShareContent;
  readonly texts: ShareTexts;
  readonly size?: ButtonSize;
}) => {
  const { content, texts, size } = props;
  const share = async (): Promise<void> => {
    const outcome = await shareOrCopy(content());
    if (outcome === 'copied') showToast({ text: texts.copied, tone: 'success' });
    if (outcome === 'failed') showToast({ text: texts.failed, tone: 'error' });
  };
  const Icon = canShare() ? ShareNetworkIcon : CopyIcon;
  return (
    <Button
      block
      tone="secondary"
      {...(size && { size })}
      icon={<Icon aria-hidden="true" size={20} />}
      onClick={() => void share()}
    >
      {canShare() ? texts.share : texts.copy}
    </Button>
  );
};
