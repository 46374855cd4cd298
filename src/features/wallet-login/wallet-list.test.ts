import { describe, expect, it, vi } from 'vitest';
import { createWalletList } from './wallet-list';

const provider = { request: () => Promise.resolve([]) };
const PNG = 'data:image/png;base64,iVBORw0KGgo=';

const announce = (page: EventTarget, info: object, wallet: unknown = provider): void => {
  page.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info, provider: wallet } }),
  );
};

const named = (name: string, uuid = name) => ({ uuid, name, icon: PNG, rdns: `org.${uuid}` });

const openList = (page: EventTarget = new EventTarget()) => {
  const list = createWalletList(page);
  const onChange = vi.fn();
  const close = list.subscribe(onChange);
  return { page, list, onChange, close };
};

const namesOf = ({ list }: ReturnType<typeof openList>) => list.wallets().map(({ name }) => name);

describe('the wallets of a page', () => {
  it('are asked for, and listed by name, each uuid once', () => {
    const page = new EventTarget();
    page.addEventListener('eip6963:requestProvider', () => announce(page, named('Zephyr')));
    const open = openList(page);
    announce(page, named('Anchor'));
    announce(page, named('Anchor again', 'Zephyr'));
    expect(namesOf(open)).toEqual(['Anchor', 'Zephyr']);
    expect(open.list.wallets()).toBe(open.list.wallets());
    open.close();
    open.onChange.mockClear();
    announce(page, named('Late'));
    expect(open.onChange).not.toHaveBeenCalled();
  });

  it('are left out if they cannot be asked, have no name, or no uuid', () => {
    const open = openList();
    announce(open.page, named('No request'), {});
    announce(open.page, named('No provider'), null);
    announce(open.page, { ...named('\u200B \u202E', 'blank'), rdns: '' });
    announce(open.page, { ...named('No uuid'), uuid: '' });
    open.page.dispatchEvent(new Event('eip6963:announceProvider'));
    expect(namesOf(open)).toEqual([]);
  });

  it('show a short name without invisible characters', () => {
    const open = openList();
    announce(open.page, named(`An\u202Echor ${'x'.repeat(99)}`, 'long'));
    expect(namesOf(open)[0]).toMatch(/^Anchor x{25}$/u);
  });

  it.each([
    ['a picture', PNG, true],
    ['SVG', 'data:image/svg+xml,<svg/>', true],
    ['a page', 'data:text/html,<script>1</script>', false],
    ['a foreign address', 'https://example.com/icon.png', false],
    ['a script', 'javascript:1', false],
    ['a very large picture', `${PNG}${'A'.repeat(200_000)}`, false],
    ['no text', 7, false],
  ])('with %s as icon', (_what, icon, isShown) => {
    const open = openList();
    announce(open.page, { ...named('Anchor'), icon });
    expect(open.list.wallets()[0]?.icon).toBe(isShown ? icon : undefined);
  });

  it('include window.ethereum only while none has announced itself', () => {
    const open = openList();
    Reflect.set(open.page, 'ethereum', provider);
    open.page.dispatchEvent(new Event('ethereum#initialized'));
    expect(open.list.wallets().map(({ id }) => id)).toEqual(['legacy']);
    announce(open.page, named('Anchor'));
    expect(namesOf(open)).toEqual(['Anchor']);
  });
});
