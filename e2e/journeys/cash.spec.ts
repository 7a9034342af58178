import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { newcomer, registerByName } from '../fixtures/newcomer.ts';
import { expect, type Site, test } from '../fixtures/site.ts';

/** A deposit by a card or a wallet, a bank, and a withdrawal take seconds each, and here several follow one another. */
test.describe.configure({ timeout: 180_000 });

const texts = {
  vi: {
    methods: { bankTransfer: 'Chuyển khoản QR', card: 'Thẻ ngân hàng', eWallet: 'Ví điện tử' },
    amount: 'Số tiền nạp',
    go: /^(Lấy mã QR chuyển khoản|Tiếp tục với thẻ|Tiếp tục với ví)$/,
    payPage: 'Mở trang thanh toán',
    bank: 'Mở ngân hàng thử nghiệm',
    bankSend: 'Chuyển tiền',
    pay: /^Thanh toán .* VND$/,
    arrived: (sum: string) => `${sum} ₫ đã vào ví`,
    failed: 'Nạp tiền không thành công',
    copyMemo: 'Sao chép: Nội dung chuyển khoản',
    setFigures: 'Đặt mật khẩu rút tiền',
    newFigures: 'Mật khẩu rút tiền mới',
    again: 'Nhập lại sáu chữ số',
    save: 'Lưu',
    addAccount: 'Thêm tài khoản',
    bankField: 'Ngân hàng',
    holder: 'Tên chủ tài khoản',
    number: 'Số tài khoản',
    figures: 'Mật khẩu rút tiền',
    withdrawAmount: 'Số tiền rút',
    request: 'Gửi lệnh rút',
    answer: 'Xác nhận nhận tiền',
    receipt: 'Bạn đã nhận được tiền chưa?',
    partial: /^Nhận thiếu/,
    came: 'Số tiền đã nhận',
    proof: /^Tải ảnh chứng minh/,
    notAPicture: 'Chỉ nhận ảnh PNG hoặc JPG.',
    proofMissing: 'Vui lòng tải lên ảnh chứng minh bạn chưa nhận được tiền.',
    send: 'Gửi xác nhận',
    states: { partial: 'Nhận thiếu', received: 'Đã nhận đủ' },
    remaining: 'Còn thiếu',
    cameAfterAll: 'Tiền đã đến',
    history: 'Lịch sử',
    caption: 'Các lệnh rút tiền',
  },
  en: {
    methods: { bankTransfer: 'QR bank transfer', card: 'Bank card', eWallet: 'E-wallet' },
    amount: 'Amount',
    go: /^(Get the QR code|Continue with card|Continue with wallet)$/,
    payPage: 'Open the payment page',
    bank: 'Open the practice bank',
    bankSend: 'Send',
    pay: /^Pay .* VND$/,
    arrived: (sum: string) => `${sum.replaceAll('.', ',')} VND is in your wallet`,
    failed: 'The deposit failed',
    copyMemo: 'Copy: Memo',
    setFigures: 'Set a withdrawal password',
    newFigures: 'New withdrawal password',
    again: 'The six digits again',
    save: 'Save',
    addAccount: 'Add an account',
    bankField: 'Bank',
    holder: 'Account holder',
    number: 'Account number',
    figures: 'Withdrawal password',
    withdrawAmount: 'Amount',
    request: 'Request the withdrawal',
    answer: 'Confirm receipt',
    receipt: 'Has the money arrived?',
    partial: /^Received in part/,
    came: 'Amount received',
    proof: /^Upload not-received proof/,
    notAPicture: 'Only PNG or JPG pictures are accepted.',
    proofMissing: 'Please upload a picture showing that the money has not arrived.',
    send: 'Send',
    states: { partial: 'Partly received', received: 'Received' },
    remaining: 'Still missing',
    cameAfterAll: 'The money has arrived',
    history: 'History',
    caption: 'Withdrawals',
  },
} as const;
type Language = keyof typeof texts;
type Method = 'bankTransfer' | 'card' | 'eWallet';

/** Asks for a deposit of so many VND and gets to its instructions. */
async function beginDeposit(page: Page, language: Language, method: Method, vnd: number): Promise<void> {
  const t = texts[language];
  await page.goto('/member?page=deposit');
  await page.getByRole('radio', { name: t.methods[method] }).check();
  await page.getByRole('textbox', { name: t.amount, exact: true }).fill(String(vnd));
  await page.getByRole('button', { name: t.go }).click();
  await expect(page).toHaveURL(/page=deposit&id=\d+$/);
}

/** Follows the link that opens the bank's or the provider's page, in a page of its own. */
async function opened(page: Page, link: Locator): Promise<Page> {
  const [other] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return other;
}

/** A PNG of one grey pixel a side so long. */
function png(side: number): Buffer {
  const crcOf = (data: Buffer) => {
    let crc = 0xffffffff;
    for (const byte of data) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return (crc ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const rows = Buffer.alloc((side + 1) * side, 0x90);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function depositEachWay(page: Page, site: Site, language: Language): Promise<void> {
  const t = texts[language];
  for (const [method, vnd, sum] of [
    ['eWallet', 300_000, '300.000'],
    ['card', 1_000_000, '985.000'],
  ] as const) {
    await beginDeposit(page, language, method, vnd);
    const paying = await opened(page, page.getByRole('link', { name: t.payPage }));
    await expect(paying).toHaveURL(new RegExp(`^${site.sandbox}/cashier/pay/`));
    await paying.getByRole('button', { name: t.pay }).click();
    await expect(paying.locator('[data-end="paid"]')).toBeVisible();
    await paying.close();
    // by itself: a live event, in the tab that waits
    await expect(page.getByRole('heading', { name: t.arrived(sum) })).toBeVisible();
  }

  await beginDeposit(page, language, 'bankTransfer', 2_000_000);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByRole('button', { name: t.copyMemo })).toBeVisible();
  await site.expectAccessible(page);
  const bank = await opened(page, page.getByRole('link', { name: t.bank }));
  await bank.getByRole('button', { name: t.bankSend, exact: true }).click();
  await expect(bank.locator('.said[data-good="true"]')).toBeVisible();
  await bank.close();
  await expect(page.getByRole('heading', { name: t.arrived('2.000.000') })).toBeVisible();
}

async function withdraw(page: Page, site: Site, language: Language, password: string): Promise<void> {
  const t = texts[language];
  await page.goto('/member?page=withdrawal');
  await page.getByRole('button', { name: t.setFigures }).click();
  const figures = page.getByRole('dialog', { name: t.setFigures });
  await figures.locator('[name="password"]').fill(password);
  await figures.getByLabel(t.newFigures, { exact: true }).fill('246813');
  await figures.getByLabel(t.again, { exact: true }).fill('246813');
  await figures.getByRole('button', { name: t.save, exact: true }).click();
  await expect(figures).toBeHidden();

  await page.getByRole('button', { name: t.addAccount }).click();
  const account = page.getByRole('dialog');
  await account.getByRole('combobox', { name: t.bankField }).selectOption('HAIVAN');
  await account.getByLabel(t.holder).fill('Nguyễn Văn Thử');
  await account.getByRole('textbox', { name: t.number, exact: true }).fill(`9${String(Date.now()).slice(-8)}55`);
  await account.getByLabel(t.figures, { exact: true }).fill('246813');
  await account.getByRole('button', { name: t.addAccount }).click();
  await expect(account).toBeHidden();

  await page.getByRole('textbox', { name: t.withdrawAmount, exact: true }).fill('1000000');
  await page.getByLabel(t.figures, { exact: true }).fill('246813');
  await site.expectAccessible(page);
  await page.getByRole('button', { name: t.request }).click();
  await expect(page).toHaveURL(/page=withdrawal&id=\d+$/);
  await page.getByRole('button', { name: t.answer }).click({ timeout: 20_000 });

  const receipt = page.getByRole('dialog', { name: t.receipt });
  await receipt.getByRole('radio', { name: t.partial }).check();
  await receipt.getByRole('textbox', { name: t.came }).fill('400000');
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt.getByText(t.proofMissing)).toBeVisible();
  const file = receipt.locator('input[type="file"]');
  await file.setInputFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(receipt.getByText(t.notAPicture)).toBeVisible();
  await file.setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: png(64) });
  await expect(receipt.getByRole('img', { name: 'sao-ke.png' })).toBeVisible();
  await site.expectAccessible(page);
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByText(t.states.partial).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /596[.,]700/ })).toBeVisible();
  const shown = page.getByRole('main').locator('img[src*="/wps/cash/proofs/"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 64);

  await page.getByRole('button', { name: t.cameAfterAll }).click();
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt).toBeHidden();
  await page.goto('/member?page=withdrawal&view=history');
  const list = page.getByRole('region', { name: t.caption });
  await expect(list.getByRole('table').getByText(t.states.received)).toBeVisible();
  await site.expectAccessible(page);
}

test('money comes by each way and goes out, with a proof of what is missing', async ({ page, site }) => {
  const somebody = newcomer();
  await registerByName(page, somebody);
  await depositEachWay(page, site, 'vi');
  await withdraw(page, site, 'vi', somebody.password);
});

test.describe('on the phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('money comes by each way and goes out', async ({ page, site }) => {
    const somebody = newcomer();
    await registerByName(page, somebody);
    await site.speak('en');
    await page.goto('/member?page=deposit');
    await depositEachWay(page, site, 'en');
    await withdraw(page, site, 'en', somebody.password);
  });
});

test('a card that is declined takes nothing, and says why; the member tries again', async ({ page }) => {
  const t = texts.vi;
  await registerByName(page, newcomer());
  await beginDeposit(page, 'vi', 'card', 500_000);
  const paying = await opened(page, page.getByRole('link', { name: t.payPage }));
  await paying.getByRole('radio', { name: 'Từ chối' }).check();
  await paying.getByRole('button', { name: t.pay }).click();
  await paying.close();
  await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
  await expect(page.getByText('Ngân hàng hoặc ví đã từ chối giao dịch.')).toBeVisible();
  await page.getByRole('link', { name: 'Tạo lệnh mới' }).click();
  await expect(page.getByRole('textbox', { name: t.amount, exact: true })).toBeVisible();
});

test('the player sees deposits and withdrawals of every state, and those of one alone', async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/member?page=withdrawal&view=history');
  const list = page.getByRole('region', { name: 'Các lệnh rút tiền' });
  await list.getByRole('button', { name: 'Bị từ chối' }).click();
  await expect(page).toHaveURL(/[?&]state=rejected/);
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('link', { name: /^RT/ }).click();
  await expect(page.getByText('Tên chủ tài khoản không khớp với tên đã đăng ký')).toBeVisible();
  await page.goto('/member?page=wallet');
  await expect(page.getByRole('region', { name: 'Tài khoản nhận tiền' }).getByRole('listitem')).toHaveCount(2);
  await site.expectAccessible(page);
});
