interface InitialBank {
  readonly code: string;
  readonly name: string;
  /** The bank's number in transfer QR codes. */
  readonly bin: string;
}

/** Invented banks, in their order: whoever runs the site for real puts the country's in their place. */
export const initialBanks: readonly InitialBank[] = [
  { code: 'SAOMAI', name: 'Ngân hàng Sao Mai', bin: '979901' },
  { code: 'THUANAN', name: 'Ngân hàng Thuận An', bin: '979902' },
  { code: 'DONGLINH', name: 'Ngân hàng Đông Lĩnh', bin: '979903' },
  { code: 'HAIVAN', name: 'Ngân hàng Hải Vân', bin: '979904' },
  { code: 'LACHONG', name: 'Ngân hàng Lạc Hồng', bin: '979905' },
  { code: 'TRUONGPHAT', name: 'Ngân hàng Trường Phát', bin: '979906' },
];
