/** The texts of this game in Vietnamese. */
export const vi = {
  handLabel: 'Năm lá bài',
  back: 'Lá úp',
  hold: 'Giữ',
  cardHeld: 'Lá {n}: {card}, giữ',
  cardFree: 'Lá {n}: {card}, đổi',
  paysLabel: 'Bảng trả thưởng theo mức cược {stake}',
  deal: 'Chia bài',
  dealLabel: 'Chia bài, mức cược {stake}',
  draw: 'Đổi bài',
  drawLabel: 'Đổi bài: đổi {count} lá, giữ {held} lá',
  holdAll: 'Giữ hết',
  holdNone: 'Bỏ giữ',
  taking: 'Đang chia bài…',
  drawing: 'Đang đổi bài…',
  choose: 'Chọn lá muốn giữ, rồi đổi bài',
  chooseMade: '{hand} · chọn lá muốn giữ, rồi đổi bài',
  announceDealt: '{cards}. {made} Chọn lá muốn giữ.',
  made: 'Đang có {hand}.',
  heldNow: 'Giữ {card}.',
  freeNow: 'Đổi {card}.',
  sayWin: '{hand} · thắng {amount}',
  sayReturn: '{hand} · trả lại {amount}',
  sayNone: 'Không có bộ ăn tiền',
  announceWin: '{cards}. {hand}. Nhận {amount}. Số dư {balance}.',
  announceNone: '{cards}. Không có bộ ăn tiền. Số dư {balance}.',
  timeUp: 'Hết giờ: máy đã giữ những lá tốt nhất.',
  hint: 'Chọn mức cược rồi chạm Chia bài',
  hintKeys: 'Phím Cách: chia và đổi bài · phím 1 đến 5: giữ lá',
  hands: {
    royalFlush: 'Thùng phá sảnh lớn',
    straightFlush: 'Thùng phá sảnh',
    four: 'Tứ quý',
    fullHouse: 'Cù lũ',
    flush: 'Thùng',
    straight: 'Sảnh',
    three: 'Sám cô',
    twoPair: 'Hai đôi',
    jacks: 'Đôi bồi trở lên',
  },
  rulesPage: {
    title: 'Luật poker máy',
    text: 'Bạn nhận năm lá từ bộ bài 52 lá, chọn những lá muốn giữ; các lá còn lại được đổi một lần. Bộ cuối cùng trả thưởng theo bảng, tính trên mức cược. Đôi nhỏ hơn đôi bồi không trả thưởng.',
    hand: 'Bộ bài',
    example: 'Ví dụ',
    pays: 'Trả thưởng',
    times: '{times} lần mức cược',
    rtpText:
      'Tỷ lệ trả thưởng là {rtp} khi luôn giữ những lá tốt nhất, tính trên cả 2.598.960 cách chia; giữ khác đi thì thấp hơn.',
    mostText: 'Thưởng cao nhất: {most} lần mức cược.',
    openText:
      'Tiền cược được nhận khi chia bài. Ván đang dở chờ bạn 15 phút, kể cả khi đóng trang hay mở lại; hết giờ, máy giữ những lá có trung bình trả thưởng cao nhất rồi đổi bài và trả thưởng.',
    paceText: 'Hai ván cách nhau ít nhất một giây rưỡi. Không có tự động chơi.',
    keysText:
      'Phím 1 đến 5: giữ hoặc bỏ giữ lá bài. Phím Cách hoặc Enter: chia bài, đổi bài. Mũi tên lên, xuống: đổi mức cược. Esc: đóng hộp thoại.',
  },
  fairnessText:
    'Mỗi ván có một hạt giống bí mật riêng, quyết định thứ tự cả bộ bài trước khi chia. Bạn thấy mã băm của nó từ trước; ván xong, hạt giống được công bố và trình duyệt của bạn tự chia lại.',
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:khối"). Mỗi 4 byte là một số, số quá lớn bị bỏ để mọi kết quả đều như nhau. Số dư khi chia cho số lá còn lại (52, 51, …) là vị trí của lá được rút, trong các lá còn lại xếp từ 2♠ 2♣ 2♦ 2♥ đến A♥. Năm lá đầu được chia, năm lá sau thay các lá bỏ từ trái sang phải.',
};

export type VideopokerWords = typeof vi;
