import { useState } from 'react';
import { useInvitation } from '../queries';

/** The campaign's picture; nothing without one, or if it cannot be loaded. */
export const Campaign = () => {
  const [isBroken, setBroken] = useState(false);
  const picture = useInvitation().value?.picture;
  if (picture === undefined || isBroken) return null;
  return (
    <img
      src={picture}
      alt=""
      onError={() => setBroken(true)}
      className="max-h-60 w-full rounded-card object-cover"
    />
  );
};
