/** The texts of this game in Vietnamese. */
export const vi = {
  pays: 'Trả thưởng mỗi cách',
  reelsLabel: 'Năm cột, bốn hàng',
  row: 'Hàng {n}: {symbols}',
  facts: {
    rtpShort: 'RTP',
    rtp: 'Tỷ lệ trả thưởng',
    ways: '1.024 cách thắng',
    free: 'Quay miễn phí đến ×5',
    volatility: 'Biến động vừa',
  },
  waysWin: '{count} × {symbol}, {ways} cách, trả {amount}',
  chestWin: '{count} × {symbol} trả {amount}',
  winsMany: '{count} hình trúng',
  freeOpened: 'Mở {count} lượt quay miễn phí!',
  freeSpin: 'Miễn phí {n}/{of} · nhân {times}',
  freeWon: 'Thắng {amount} (đã nhân {times})',
  freeTotal: '{count} lượt miễn phí, tổng cộng {amount}',
  freeCount: '+{count} lượt miễn phí',
  rulesPage: {
    title: 'Luật chơi và bảng trả thưởng',
    payHead: 'Mỗi cách trả theo mức cược {stake}',
    wildTitle: '{wild} thay mọi hình',
    wildText: 'Xuất hiện ở cột 2 đến 5 và thay cho mọi hình, trừ {scatter}.',
    chestTitle: '{scatter} mở lượt quay miễn phí',
    chestText:
      '3, 4 hoặc 5 hình {scatter} ở bất kỳ đâu trả 2, 15 hoặc 100 lần mức cược và mở 10, 15 hoặc 20 lượt miễn phí. Trước mỗi lượt miễn phí, một hệ số ×2 (5 trên 10), ×3 (3 trên 10) hoặc ×5 (2 trên 10) được rút; mọi khoản thắng của lượt đó được nhân lên. Từ 3 hình trong lượt miễn phí cộng thêm 5 lượt, nhiều nhất 40 lượt mỗi ván.',
    waysHead: '1.024 cách thắng',
    waysText:
      'Không có dòng: các hình giống nhau nằm ở các cột liền kề kể từ cột đầu bên trái đều thắng, ở bất kỳ hàng nào. Số cách bằng tích số hình giống nhau của từng cột; tiền thắng bằng mức trả của hình nhân với số cách. Mức cược gồm 20 xu.',
    rtpText:
      'Tỷ lệ trả thưởng lý thuyết là {rtp}, tính chính xác từ vòng hình của năm cột; trong đó {free} đến từ lượt quay miễn phí.',
    opensText: 'Trung bình {rounds} lượt có một lần mở lượt quay miễn phí.',
    keysText: 'Phím Cách hoặc Enter: quay. Mũi tên: đổi mức cược. Esc: đóng hộp thoại.',
  },
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:khối"). Mỗi 4 byte là một số; số quá lớn bị loại để mọi vị trí đều như nhau; số còn lại chia lấy dư cho độ dài cột. Với mỗi lượt miễn phí, thêm một số trên 10 cho hệ số nhân, rồi đến các cột.',
};
export type WaysWords = typeof vi;
