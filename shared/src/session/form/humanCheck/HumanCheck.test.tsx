import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { slideChallenge, slideVerify, workChallenge } from '@unisite/shared/contract/verification';
import { startI18n } from '@unisite/shared/i18n';
import { flush, polyfillMessageChannel, standInPlatform, until } from '@unisite/shared/testing';
import { click, type Mounted, mount, press } from '../../../ui/testing/mount.ts';
import { HumanCheck } from './HumanCheck.tsx';

startI18n('vi');
polyfillMessageChannel();
const platform = standInPlatform();
let page: Mounted;
let pictures = 0;
const onProof = jest.fn<(proof: HumanProof) => void>();
const onCancel = jest.fn();

const nextPicture = () => {
  pictures += 1;
  return {
    id: `p${pictures}`,
    width: 320,
    height: 160,
    piece: { width: 56, y: 20 },
    background: 'AA==',
    pieceImage: 'AA==',
  };
};
const answerWithPictures = () => platform.answer(slideChallenge, nextPicture);

beforeEach(async () => {
  platform.forgetAll();
  onProof.mockClear();
  onCancel.mockClear();
  pictures = 0;
  answerWithPictures();
  platform.refuse(workChallenge, 'TOO_MANY_REQUESTS', 429);
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  await picture(1);
});
afterEach(() => page.unmount());

/** Pictures are at least a second apart. */
const picture = (count: number) => until(() => pictures >= count);
const slider = () => page.find('[role="slider"]');
const button = (name: RegExp) => {
  const found = [...page.container.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''));
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const steps = (count: number) => {
  for (let i = 0; i < count; i += 1) press(slider(), 'ArrowRight');
};

test('a page reloaded within a second waits for its picture; a longer wait is announced', async () => {
  page.unmount();
  platform.refuse(slideChallenge, 'TOO_MANY_REQUESTS', 429);
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  await until(() => platform.callsOf(slideChallenge).length === 2);
  expect(page.container.querySelector('[role="alert"]')).toBeNull();
  answerWithPictures();
  await picture(2);
  expect(slider()).toBeTruthy();

  page.unmount();
  platform.refuse(slideChallenge, 'TOO_MANY_REQUESTS', 429);
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  await until(() => page.container.querySelector('[role="alert"]') !== null);
  expect(platform.callsOf(slideChallenge)).toHaveLength(5);
});

test('a pending picture passes to the next form instead of a second, too early call', async () => {
  page.unmount();
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  platform.answer(slideChallenge, async () => {
    await sent;
    return nextPicture();
  });
  const before = platform.callsOf(slideChallenge).length;
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  await until(() => platform.callsOf(slideChallenge).length === before + 1);
  page.unmount();
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  click(button(/Kéo mảnh ghép thay/));
  send();
  await until(() => page.container.querySelector('[role="slider"]') !== null);
  expect(platform.callsOf(slideChallenge)).toHaveLength(before + 1);
});

test('section 4: keys move the piece, and its path is sent [4.login.slideHand]', async () => {
  platform.answer(slideVerify, () => ({ proof: 'good' }));
  expect(slider().getAttribute('aria-valuemax')).toBe('264');
  steps(20);
  expect(slider().getAttribute('aria-valuenow')).toBe('80');
  await flush(20);
  steps(1);
  await flush(20);
  steps(1);
  await flush(20);
  steps(1);
  press(slider(), 'Enter');
  await until(() => onProof.mock.calls.length > 0);
  const sent = platform.callsOf(slideVerify)[0]?.request;
  expect(sent).toMatchObject({ id: 'p1', x: 92 });
  const trail = sent?.trail;
  if (!Array.isArray(trail)) throw new Error('no trail');
  expect(trail.length).toBeGreaterThanOrEqual(4);
  expect(trail[0]).toMatchObject({ x: 0 });
  expect(trail.at(-1)).toMatchObject({ x: 92 });
  expect(onProof).toHaveBeenCalledWith({ slide: 'good' });
});

test('it ends at the edges, and Enter without a move is no try', () => {
  press(slider(), 'ArrowLeft');
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
  press(slider(), 'End');
  expect(slider().getAttribute('aria-valuenow')).toBe('264');
  press(slider(), 'Home');
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
  expect(platform.callsOf(slideVerify)).toHaveLength(0);
});

test('a try that failed is said, and brings a new picture', async () => {
  platform.refuse(slideVerify, 'HUMAN_CHECK_FAILED', 403);
  steps(5);
  press(slider(), ' ');
  await picture(2);
  expect(page.find('[role="alert"]').textContent).toBe('Xác minh chưa thành công, vui lòng thử lại.');
  expect(pictures).toBe(2);
  await until(() => page.container.querySelector('[role="slider"]') !== null);
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
  expect(document.activeElement).toBe(slider());
  expect(onProof).not.toHaveBeenCalled();
});

const work = { id: 'w', salt: 'salt', bits: 8 };

test('WCAG 2.2, 3.3.8: the browser works, and asks nobody', async () => {
  page.unmount();
  platform.answer(workChallenge, () => work);
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  await until(() => onProof.mock.calls.length > 0);
  expect(onProof).toHaveBeenCalledWith({ work: { id: 'w', counter: expect.any(Number) } });
  expect(page.container.querySelector('[role="slider"]')).toBeNull();
});

test('where the browser could not work there is the slide, and the way back to it', async () => {
  expect(page.container.textContent).toContain('Chưa kiểm tra tự động được.');
  platform.answer(workChallenge, () => work);
  click(button(/^Kiểm tra tự động/));
  await until(() => onProof.mock.calls.length > 0);
});

test('who would rather move a piece need not wait', async () => {
  page.unmount();
  platform.answer(workChallenge, () => new Promise(() => {}));
  page = mount(<HumanCheck onProof={onProof} onCancel={onCancel} />);
  click(button(/Kéo mảnh ghép thay/));
  await until(() => page.container.querySelector('[role="slider"]') !== null);
});

test('it may be turned down', () => {
  press(page.find('dialog'), 'Escape');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
