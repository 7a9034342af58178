interface FeedbackText {
  /** Hours before now at which it was sent. */
  readonly ago: number;
  readonly market: 'VN' | 'INT';
  readonly content: string;
  readonly contact?: string;
  /** Sent by the demonstration's player; otherwise by a visitor who was not signed in. */
  readonly own?: boolean;
  readonly state?: 'working' | 'answered' | 'closed';
  readonly note?: string;
  readonly answer?: string;
}

/** In the sender's language, latest first. */
export const feedbackTexts: readonly FeedbackText[] = [
  {
    ago: 1,
    market: 'VN',
    own: true,
    content: 'Trang rút tiền có thể nhớ ngân hàng mình chọn lần trước không ạ? Lần nào cũng phải chọn lại.',
  },
  {
    ago: 3,
    market: 'VN',
    contact: '0901 000 111',
    content: 'Tôi đăng ký bằng số điện thoại nhưng chưa nhận được mã. Nhờ kiểm tra giúp.',
  },
  {
    ago: 6,
    market: 'INT',
    contact: 'sam@mail.example',
    content: 'Please add a way to set my own weekly limit.\n\nI would use the site more calmly with it.',
  },
  { ago: 9, market: 'VN', content: 'Chữ trong bảng kết quả xổ số hơi nhỏ trên điện thoại.' },
  {
    ago: 15,
    market: 'VN',
    own: true,
    state: 'working',
    content: 'Ván Baccarat tối qua bị đứng hình khoảng một phút, tiền cược đã trả lại nhưng tôi muốn biết vì sao.',
    note: 'Đã hỏi nhà phát hành, chờ họ trả lời trước 17 giờ.',
  },
  {
    ago: 22,
    market: 'VN',
    contact: 'lan.pt@mail.example',
    state: 'working',
    content: 'Tôi muốn làm đại lý thì liên hệ ai?',
    note: 'Chuyển cho bộ phận đại lý.',
  },
  {
    ago: 30,
    market: 'VN',
    own: true,
    state: 'answered',
    content: 'Khuyến mãi hoàn tiền tính từ thứ mấy?',
    answer: 'Chào bạn, hoàn tiền tính từ 0 giờ thứ Hai đến hết Chủ nhật và trả vào sáng thứ Hai kế tiếp.',
  },
  {
    ago: 49,
    market: 'INT',
    contact: 'kim@mail.example',
    state: 'answered',
    content: 'The English rules of fish games mention a button that is not there.',
    note: 'Written to by mail; the text is corrected.',
  },
  { ago: 70, market: 'VN', state: 'closed', content: 'test', note: 'Không có nội dung.' },
];
