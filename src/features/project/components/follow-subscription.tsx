import { late } from '@/lib/late';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useSubscribe } from '../use-subscribe';

/** Loaded with the first confirmation. */
export const SubscribeSheet = late(async () => (await import('./subscribe-sheet')).SubscribeSheet);

const nothing = (): undefined => undefined;

/** Follows a subscription of unknown outcome where there is no form: nothing new can be subscribed to from here. */
export const FollowSubscription = ({ identityPath }: { readonly identityPath: string }) => {
  const following = useSubscribe({
    idsBefore: [],
    newest: undefined,
    onRefused: nothing,
    onPriceOver: nothing,
    onDone: nothing,
    onRecord: nothing,
  });
  if (!toSheetProps(following).open) return null;
  return (
    <SubscribeSheet
      pending={following}
      identityPath={identityPath}
      price={{ isOver: false, offered: undefined, onAccept: nothing }}
    />
  );
};
