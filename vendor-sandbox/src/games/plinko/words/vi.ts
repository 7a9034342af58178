/** The texts of this game in Vietnamese. */
export const vi = {
  boardLabel: 'Bảng đinh, bóng rơi từ trên xuống',
  bucketsLabel: 'Hệ số của các ô, từ trái sang phải',
  risk: 'Mức rủi ro',
  rows: 'Số hàng',
  risks: { low: 'Thấp', medium: 'Vừa', high: 'Cao' },
  drop: 'Thả',
  dropLabel: 'Thả bóng, mức cược {stake}',
  dropping: 'Bóng đang rơi…',
  hint: 'Chọn mức rủi ro và số hàng rồi thả bóng',
  chosen: '{rows} hàng, rủi ro {risk}: cao nhất × {times}',
  paid: 'Ô × {times}, trả {amount}',
  how: '{rows} hàng · {risk}',
  rulesPage: {
    title: 'Luật chơi và hệ số',
    text: 'Bóng rơi qua 8, 12 hoặc 16 hàng đinh. Ở mỗi hàng, bóng sang trái hoặc sang phải với cơ hội như nhau, rồi rơi vào một ô. Tiền thắng là mức cược nhân với hệ số của ô. Rủi ro càng cao thì ô giữa trả càng ít và ô ngoài trả càng nhiều.',
    tableText: '{rows} hàng',
    bucket: 'Ô, tính từ mép',
    chance: 'Xác suất, cả hai bên',
    returns: 'Tỷ lệ trả thưởng',
    rtpText: 'Tỷ lệ trả thưởng từ {least} đến {most}, tuỳ số hàng và mức rủi ro; mọi đường rơi đều được tính.',
    keysText:
      'Phím Cách hoặc Enter: thả bóng. Mũi tên lên, xuống: đổi mức cược; trong nhóm rủi ro và số hàng: đổi lựa chọn. Esc: đóng hộp thoại.',
  },
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:khối"). Mỗi 4 byte là một số; số dư khi chia cho 2 là hướng của bóng ở một hàng: 0 sang trái, 1 sang phải.',
};
export type PlinkoWords = typeof vi;
