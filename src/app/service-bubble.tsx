import * as zod from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { useSupportContacts } from '@/features/support';
import { createStoredJson } from '@/lib/stored-value';
import { useIsSignedIn } from '@/session/session';
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

/** The floating customer-service button: opens the first contact in a new window (specification, section 1). */
export const ServiceBubble = () => {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const [first] = useSupportContacts(isSignedIn);
  const open = (): void => {
    if (!isSignedIn) showToast({ text: t('serviceNeedsLogin') });
    else if (first === undefined) showToast({ text: t('serviceNone') });
    else window.open(first.url, '_blank', 'noopener,noreferrer');
  };
  return (
    <FloatingBubble
      label={t('service')}
      icon={<HeadsetIcon size={24} />}
      onClick={open}
      position={storedPlace.useValue()}
      onPosition={storedPlace.set}
      topInset={HEADER_HEIGHT}
      bottomInset={DOCK_HEIGHT}
    />
  );
};
