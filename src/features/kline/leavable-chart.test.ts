import { expect, it, vi } from 'vitest';
import { LeavableChart } from './leavable-chart';

/** Opens a chart on a stand-in for echarts, which has drawn it when the test says so. */
const open = () => {
  const onDrawn: (() => void)[] = [];
  const setOption = vi.fn();
  const drawing = {
    on: (_event: string, listener: () => void) => onDrawn.push(listener),
    setOption,
    hideLoading: () => undefined,
  };
  const echarts = {
    init: () => drawing,
    dispose: () => undefined,
    getInstanceByDom: (element: Element) =>
      element.getAttribute('_echarts_instance_') === null ? undefined : drawing,
  };
  const chart = new LeavableChart({ echarts, option: {}, autoResize: false });
  const setElement = (element: unknown) => Reflect.set(chart, 'ele', element);
  setElement({ getAttribute: () => 'ec_1', clientWidth: 300, clientHeight: 200 });
  // A private step of the library, which continues after the element may have gone.
  const draw: unknown = Reflect.get(chart, 'renderNewEcharts');
  if (typeof draw !== 'function') throw new TypeError('another version of the library');
  const shown: unknown = Reflect.apply(draw, chart, []);
  for (const listener of onDrawn) listener();
  return { setElement, shown, setOption };
};

it('a chart is drawn once it has its size', async () => {
  const { shown, setOption } = open();
  await shown;
  expect(setOption).toHaveBeenCalledTimes(1);
});

it('a chart that goes while it is drawn fails nowhere', async () => {
  const { setElement, shown } = open();
  setElement(null);
  await expect(shown).resolves.toBeUndefined();
});
