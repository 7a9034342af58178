interface InitialBank {
  readonly code: string;
  readonly name: string;
  /** The bank's number in transfer QR codes. */
  readonly bin: string;
}

/** Invented banks, in display order; a real site replaces them with its country's. */
export const initialBanks: readonly InitialBank[] = [
  { code: 'SAOMAI', name: 'Sao Mai Bank', bin: '979901' },
  { code: 'THUANAN', name: 'Thuận An Bank', bin: '979902' },
  { code: 'DONGLINH', name: 'Đông Lĩnh Bank', bin: '979903' },
  { code: 'HAIVAN', name: 'Hải Vân Bank', bin: '979904' },
  { code: 'LACHONG', name: 'Lạc Hồng Bank', bin: '979905' },
  { code: 'TRUONGPHAT', name: 'Trường Phát Bank', bin: '979906' },
];
