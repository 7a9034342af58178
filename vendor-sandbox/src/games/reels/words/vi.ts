/** The texts of this game in Vietnamese. */
export const vi = {
  pays: 'Trả thưởng',
  reelsLabel: 'Năm cột, ba hàng',
  row: 'Hàng {n}: {symbols}',
  facts: {
    rtpShort: 'RTP',
    rtp: 'Tỷ lệ trả thưởng',
    lines: '20 dòng cố định',
    most: 'Tối đa ×{times}',
    volatility: 'Biến động vừa',
  },
  lineWin: 'Dòng {line}: {count} × {symbol} trả {amount}',
  drumsWin: '{count} × {symbol} trả {amount}',
  linesWin: '{count} dòng trúng',
  rulesPage: {
    title: 'Luật chơi và bảng trả thưởng',
    payHead: 'Trả thưởng theo mức cược {stake}',
    wildTitle: '{wild} thay mọi hình',
    wildText: 'Xuất hiện ở cột 2 đến 5 và thay cho mọi hình, trừ {scatter}.',
    drumTitle: '{scatter} trả ở mọi vị trí',
    drumText: 'Từ 3 hình {scatter} trở lên ở bất kỳ đâu sẽ trả theo tổng mức cược, cộng thêm vào tiền thắng các dòng.',
    linesHead: '20 dòng cố định',
    linesText:
      'Dòng được tính từ cột đầu bên trái, các hình giống nhau phải liền kề. Mỗi dòng chỉ trả chuỗi dài nhất; tiền thắng của các dòng được cộng lại. Mức cược chia đều cho 20 dòng.',
    lineLabel: 'Dòng {n}',
    rtpText: 'Tỷ lệ trả thưởng lý thuyết là {rtp}, tính chính xác trên toàn bộ {screens} màn hình có thể xảy ra.',
    hitText: 'Trung bình {hit} số lượt có trả thưởng. Độ biến động vừa.',
    mostText: 'Thắng nhiều nhất một lượt là {times} lần mức cược, bằng {amount} ở mức cược này.',
    keysText: 'Phím Cách hoặc Enter: quay. Mũi tên: đổi mức cược. Esc: đóng hộp thoại.',
  },
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:khối"). Mỗi 4 byte là một số; số quá lớn bị loại để mọi vị trí đều như nhau; số còn lại chia lấy dư cho độ dài cột.',
};
export type ReelsWords = typeof vi;
