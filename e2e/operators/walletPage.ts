import { expect, type Locator, type Page } from '@playwright/test';

/** Texts on the page. */
export const texts = {
  panel: 'Ví ở nhà phát hành',
  main: 'Ví chính',
  atVendors: 'Ở nhà phát hành',
  total: 'Tổng số dư',
  allOut: 'Rút hết về ví chính',
  inTo: (vendor: string) => `Chuyển vào ${vendor}`,
  outOf: (vendor: string) => `Rút về từ ${vendor}`,
  amount: 'Số tiền chuyển',
  go: 'Chuyển',
  missing: 'Vui lòng nhập số tiền.',
  tooMuch: /^Chỉ chuyển được tối đa/,
  done: 'đã thành công, tiền chỉ chuyển một lần',
  notArrived: 'chưa đến được hệ thống, tiền chưa chuyển',
  unknown: 'Chưa có kết nối nên chưa biết kết quả',
  again: 'Gửi lại',
  read: 'Đóng',
  back: /đã về ví chính$/,
  spin: /^Quay/,
  played: /^(Thắng|Trả lại|Không trúng).* Số dư/,
  eWallet: 'Ví điện tử',
  deposit: 'Số tiền nạp',
  pay: 'Tiếp tục với ví',
  payPage: 'Mở trang thanh toán',
} as const;

/** Parses an amount in VND, with any separators, and two decimals or none. */
export async function vndIn(place: Locator): Promise<number> {
  const text = (await place.first().textContent()) ?? '';
  return Number(text.replace(/\D/g, '')) / (/[.,]\d\d\D*$/.test(text) ? 100 : 1);
}

/** The wallet page as its member uses it. */
export class WalletPage {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: texts.panel });
  }

  async open(): Promise<void> {
    await this.page.goto('/member?page=wallet');
    await expect(this.panel).toBeVisible();
  }

  row(vendor: string): Locator {
    return this.panel.getByRole('listitem').filter({ has: this.page.getByText(vendor, { exact: true }) });
  }
  at(vendor: string): Promise<number> {
    return vndIn(this.row(vendor).locator('small'));
  }
  sum(name: 'main' | 'atVendors'): Promise<number> {
    const term = this.page.getByText(texts[name], { exact: true });
    return vndIn(this.panel.locator('dl > div').filter({ has: term }).getByRole('definition'));
  }
  async expectSums(main: number, atVendors: number): Promise<void> {
    await expect.poll(() => Promise.all([this.sum('main'), this.sum('atVendors')])).toEqual([main, atVendors]);
  }

  async ask(name: string): Promise<Locator> {
    await this.panel.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await expect(this.field(dialog)).toBeVisible();
    return dialog;
  }
  field(dialog: Locator): Locator {
    return dialog.getByRole('textbox', { name: texts.amount, exact: true });
  }
  async send(dialog: Locator, vnd: number | null): Promise<void> {
    await this.field(dialog).fill(vnd === null ? '' : String(vnd));
    await dialog.getByRole('button', { name: texts.go, exact: true }).click();
  }
  /** A complete transfer, from the list of wallets and back. */
  async move(name: string, vnd: number): Promise<void> {
    const dialog = await this.ask(name);
    await this.send(dialog, vnd);
    await expect(dialog).toBeHidden();
  }
}
