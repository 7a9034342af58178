// The lottery's draws by scene: Vietnamese | English | the code of the draw on the lottery's pages.
export const lott = {
  drum: 'Xổ Số Miền Bắc|Northern Vietnam Lottery|MB; Xổ Số Quảng Trị|Quang Tri Lottery|QT; Xổ Số Đồng Tháp|Dong Thap Lottery|DT; Xổ Số Tây Ninh|Tay Ninh Lottery|TN; Xổ Số Hậu Giang|Hau Giang Lottery|HG',
  cluster: 'Xổ Số Thừa Thiên Huế|Thua Thien Hue Lottery|TTH; Xổ Số Quảng Bình|Quang Binh Lottery|QB; Xổ Số Cà Mau|Ca Mau Lottery|CM; Xổ Số An Giang|An Giang Lottery|AG; Xổ Số Tiền Giang|Tien Giang Lottery|TG',
  ticket: 'Xổ Số Phú Yên|Phu Yen Lottery|PY; Xổ Số Gia Lai|Gia Lai Lottery|GL; Xổ Số Bến Tre|Ben Tre Lottery|BTR; Xổ Số Bình Thuận|Binh Thuan Lottery|BTH; Xổ Số Kiên Giang|Kien Giang Lottery|KG',
  arc: 'Xổ Số Đắk Lắk|Dak Lak Lottery|DLK; Xổ Số Ninh Thuận|Ninh Thuan Lottery|NT; Xổ Số Vũng Tàu|Vung Tau Lottery|VT; Xổ Số Vĩnh Long|Vinh Long Lottery|VL; Xổ Số Đà Lạt|Da Lat Lottery|DL',
  board: 'Xổ Số Quảng Nam|Quang Nam Lottery|QNA; Xổ Số Quảng Ngãi|Quang Ngai Lottery|QNG; Xổ Số Bạc Liêu|Bac Lieu Lottery|BL; Xổ Số Bình Dương|Binh Duong Lottery|BD',
  tube: 'Xổ Số Đà Nẵng|Da Nang Lottery|DNG; Xổ Số Đắk Nông|Dak Nong Lottery|DNO; Xổ Số Đồng Nai|Dong Nai Lottery|DNA; Xổ Số Trà Vinh|Tra Vinh Lottery|TV; Siêu Tốc 5 Phút|Five-Minute Quick Draw|VNF5',
  lotus: 'Xổ Số Khánh Hòa|Khanh Hoa Lottery|KH; Xổ Số Kon Tum|Kon Tum Lottery|KT; Xổ Số Cần Thơ|Can Tho Lottery|CT; Xổ Số Long An|Long An Lottery|LA; Hà Nội VIP|Hanoi VIP|HNVIP',
  comet: 'Xổ Số Bình Định|Binh Dinh Lottery|BDI; Xổ Số TP HCM|Ho Chi Minh City Lottery|HCM; Xổ Số Sóc Trăng|Soc Trang Lottery|ST; Xổ Số Bình Phước|Binh Phuoc Lottery|BP; Siêu Tốc 1 Phút|One-Minute Quick Draw|VNF1',
};
export const elott = {
  drum: 'SSC 1 Phút|SSC One Minute|SSC_1',
  cluster: '11 Chọn 5 1 Phút|5 of 11 One Minute|11X5_1; Lục Hợp 5 Phút|Mark Six Five Minutes|LHC_5',
  ticket: '3D Hằng Ngày|Daily 3D|LF_3D',
  arc: 'SSC 5 Phút|SSC Five Minutes|SSC_5',
  board: '11 Chọn 5 3 Phút|5 of 11 Three Minutes|11X5_3',
  tube: 'SSC 3 Phút|SSC Three Minutes|SSC_3; P3 Hằng Ngày|Daily P3|LF_P3',
  lotus: '11 Chọn 5 5 Phút|5 of 11 Five Minutes|11X5_5',
  comet: 'PK10 1 Phút|PK10 One Minute|PK10_1; PK10 5 Phút|PK10 Five Minutes|PK10_5',
};
/** Same as on the lottery's own pages. */
export const hotDraws: readonly string[] = ['MB', 'DNG', 'HCM', 'VNF1', 'SSC_1'];

interface PartnerTitle {
  readonly category: 'LOTT' | 'ELOTT';
  readonly prizeMode: 'Lott' | 'Elott' | 'SEA';
  readonly gameCode: string;
  readonly variant: string;
  readonly vi: string;
  readonly en: string;
}

/** The titles of the partner lottery: one keno in three prize modes. */
export const partner: readonly PartnerTitle[] = [
  { category: 'LOTT', prizeMode: 'Lott', gameCode: 'KENO', variant: 'board', vi: 'Keno Bến Nghé', en: 'Ben Nghe Keno' },
  { category: 'ELOTT', prizeMode: 'Elott', gameCode: 'KENO', variant: 'cluster', vi: 'Keno Sông Hương', en: 'Perfume River Keno' },
  { category: 'ELOTT', prizeMode: 'SEA', gameCode: 'KENO', variant: 'comet', vi: 'Keno Ngũ Sắc', en: 'Five-Hue Keno' },
];
