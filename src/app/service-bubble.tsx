import * as zod from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { showServiceButton, useOpenService, useServiceButtonShown } from '@/features/support';
import { createStoredJson } from '@/lib/stored-value';
import { showToast } from '@/ui';
import type { BubblePosition } from '@/ui/action/dock-position';
import { FloatingBubble } from '@/ui/action/floating-bubble';
import { HeadsetIcon } from '@/ui/icons';

/** Initial position: beside the screen's main figure, where it covers nothing. */
const HOME: BubblePosition = { edge: 'right', down: 0 };
const DOCK_HEIGHT = 64;
/** The headers of the five tabs, below the demo's strip. */
const HEADER_HEIGHT = __DEMO__ ? 84 : 56;

const storedPosition = zod.object({
  edge: zod.enum(['left', 'right']),
  down: zod.number().check(zod.gte(0), zod.lte(1)),
});

const parsePosition = (value: unknown): BubblePosition | undefined => {
  const result = storedPosition.safeParse(value);
  return result.success ? result.data : undefined;
};

const storedPlace = createStoredJson('serviceBubble', HOME, parsePosition);

/** The floating customer-service button (specification, section 1). Nothing if it was put away to the account screen. */
export const ServiceBubble = () => {
  const { t } = useTranslation(['service', 'app']);
  const open = useOpenService();
  const position = storedPlace.useValue();
  if (!useServiceButtonShown()) return null;
  return (
    <FloatingBubble
      label={t('app:service')}
      hint={t('hint')}
      icon={<HeadsetIcon size={24} />}
      onClick={open}
      position={position}
      onPosition={storedPlace.set}
      onPutAway={() => {
        showServiceButton(false);
        showToast({ text: t('away') });
      }}
      putAwayLabel={t('putAway')}
      topInset={HEADER_HEIGHT}
      bottomInset={DOCK_HEIGHT}
    />
  );
};
