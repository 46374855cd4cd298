import { late } from '@/lib/late';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useOverduePoints } from '../queries';
import { useApplication } from '../use-application';

/** Loaded when an application is reviewed, or one of unknown outcome is there. */
export const ApplySheet = late(async () => (await import('./apply-sheet')).ApplySheet);

const nothing = (): undefined => undefined;

/** Follows an application of unknown outcome where there is no form: nothing new can be applied for from here. */
export const FollowApplication = () => {
  const points = useOverduePoints(true);
  const following = useApplication({ idsBefore: [], onRefused: nothing, onDone: nothing });
  if (!toSheetProps(following).open) return null;
  return <ApplySheet pending={following} points={points} newest={undefined} />;
};
