import { expect, it } from 'vitest';
import { LIFECYCLES } from '@/domain/status/lifecycles';

const HEAD = `# Life cycles

Made from the tables in \`src/domain/status\` by \`lifecycles.doc.test.ts\`: change a table, then run
\`npx vitest run mocks/lifecycles.doc.test.ts -u\`. What is not listed cannot happen.
`;

const MERMAID_START = '[*]';

const diagram = (rows: (typeof LIFECYCLES)[string]): string =>
  [
    '```mermaid',
    'stateDiagram-v2',
    ...rows.map(
      ({ from, event, to }) => `  ${from === 'none' ? MERMAID_START : from} --> ${to}: ${event}`,
    ),
    '```',
  ].join('\n');

const table = (rows: (typeof LIFECYCLES)[string]): string =>
  [
    '| from | event | to | only if | moves money as |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ from, event, to, guard, journal }) =>
        `| ${from} | ${event} | ${to} | ${guard ?? ''} | ${journal ?? ''} |`,
    ),
  ].join('\n');

it('LIFECYCLES.md matches the life cycle tables', async () => {
  const parts = Object.entries(LIFECYCLES).map(
    ([name, rows]) => `## ${name}\n\n${diagram(rows)}\n\n${table(rows)}\n`,
  );
  await expect([HEAD, ...parts].join('\n')).toMatchFileSnapshot('./LIFECYCLES.md');
});
