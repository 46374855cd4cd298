import { Suspense, useState } from 'react';
import { ChipGroup, Sheet, Skeleton } from '@/ui';
import { ClockSection } from './clock-section';
import { MarketSection } from './market-section';
import { NetworkSection } from './network-section';
import { askForPeople, PeopleSection, type People } from './people-section';
import { ReviewSection } from './review-section';
import { WorldSection } from './world-section';

const SECTIONS = [
  { value: 'people', label: 'People' },
  { value: 'clock', label: 'Clock' },
  { value: 'review', label: 'Review' },
  { value: 'market', label: 'Market' },
  { value: 'network', label: 'Network' },
  { value: 'world', label: 'World' },
] as const;
type Section = (typeof SECTIONS)[number]['value'];

const Body = ({
  section,
  people,
  onDone,
}: {
  readonly section: Section;
  readonly people: People;
  readonly onDone: () => void;
}) => {
  switch (section) {
    case 'people':
      return <PeopleSection people={people} onDone={onDone} />;
    case 'clock':
      return <ClockSection />;
    case 'review':
      return <ReviewSection />;
    case 'market':
      return <MarketSection />;
    case 'network':
      return <NetworkSection />;
    case 'world':
      return <WorldSection onDone={onDone} />;
  }
};

/**
 * The presenter's panel, in the demo only. Every button is a command of the mock backend's control port. English only:
 * it is a tool and not part of the product.
 */
export const Presenter = ({ onClose }: { readonly onClose: () => void }) => {
  const [section, setSection] = useState<Section>('people');
  const [people] = useState(askForPeople);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Presenter"
      description="Everything here is simulated, and nothing of it exists in the real app."
      closeLabel="Close"
      size="tall"
    >
      <div lang="en" className="space-y-4">
        <ChipGroup
          label="Section"
          options={SECTIONS}
          value={section}
          onChange={setSection}
          columns={3}
        />
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Body section={section} people={people} onDone={onClose} />
        </Suspense>
      </div>
    </Sheet>
  );
};
