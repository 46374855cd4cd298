import { afterEach, expect, it, vi } from 'vitest';
import { appLink, shareOrCopy } from './share';

const CONTENT = { text: 'Two lines\nof text', url: 'https://quayside.example/h5/' };

afterEach(() => vi.unstubAllGlobals());

it('hands the content to the share sheet of the device', async () => {
  const share = vi.fn<Navigator['share']>(async () => {});
  vi.stubGlobal('navigator', { share });
  expect(await shareOrCopy(CONTENT)).toBe('shared');
  expect(share.mock.calls).toEqual([[CONTENT]]);
});

it.each([
  [new DOMException('closed', 'AbortError'), 'undone'],
  [new DOMException('no tap', 'NotAllowedError'), 'failed'],
] as const)('reports what the share sheet rejects with: %s', async (reason, outcome) => {
  vi.stubGlobal('navigator', { share: vi.fn<Navigator['share']>().mockRejectedValue(reason) });
  expect(await shareOrCopy(CONTENT)).toBe(outcome);
});

it.each([
  [CONTENT, 'Two lines\nof text\nhttps://quayside.example/h5/'],
  [{ title: 'A notice', url: CONTENT.url }, 'https://quayside.example/h5/'],
])('copies text and address without a share sheet: %j', async (content, copied) => {
  const writeText = vi.fn<Clipboard['writeText']>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareOrCopy(content)).toBe('copied');
  expect(writeText.mock.calls).toEqual([[copied]]);
});

it('links to the app, not to the open screen', () => {
  const page = new URL('https://quayside.example/h5/?x=1#/pages/trade/order?id=7');
  expect(appLink(page)).toBe('https://quayside.example/h5/');
});
