import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { SlidePuzzle } from './slide-puzzle';

const meta: Meta = { title: 'ui/SlidePuzzle' };
export default meta;

const Story = ({ seed }: { readonly seed: number }) => {
  const [, setSolved] = useState(false);
  return (
    <SlidePuzzle
      seed={seed}
      onSolved={() => setSolved(true)}
      texts={{
        prompt: 'Slide the piece into its gap',
        solved: 'Solved',
        failed: 'Not quite: here is another one',
        anew: 'Another picture',
        hint: (hint) =>
          hint.kind === 'there'
            ? 'Here: press Enter'
            : `Move ${hint.kind}, ${hint.percent} percent to go`,
      }}
    />
  );
};

export const Default = () => <Story seed={7} />;
export const Another = () => <Story seed={20} />;
