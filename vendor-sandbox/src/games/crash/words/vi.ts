/** The texts of this game in Vietnamese. */
export const vi = {
  skyLabel: 'Đường bay của đèn trời và hệ số',
  last: 'Gần đây',
  lastLabel: 'Điểm đứt của các lượt gần đây',
  lastOut: '{crash}, bạn rút ở {out}',
  lastMissed: '{crash}, không rút',
  auto: 'Tự rút ở',
  autoHint: 'bằng tay',
  autoBad: 'Nhập hệ số từ {least} đến {most}, hoặc để trống',
  autoOff: 'Tắt',
  autoAt: 'Tự rút ở {times}',
  autoNone: 'Rút bằng tay',
  presets: 'Mức tự rút',
  fly: 'Thả đèn',
  flyLabel: 'Thả đèn, mức cược {stake}, {auto}',
  out: 'Rút tiền',
  outLabel: 'Rút tiền ngay',
  taking: 'Đang nhận cược…',
  flying: 'Đèn đang bay. Rút trước khi đèn cháy.',
  flyingAuto: 'Đèn đang bay, tự rút ở {times}.',
  cashing: 'Đang rút…',
  reached: 'Hệ số {times}',
  lost: 'Mất kết nối. Mức tự rút vẫn có hiệu lực, đang kết nối lại…',
  sayWin: 'Rút ở {out}, thắng {amount} · đèn cháy ở {crash}',
  sayNone: 'Đèn cháy ở {crash}, chưa rút',
  announceWin: 'Rút ở {out}. Nhận {amount}. Đèn cháy ở {crash}. Số dư {balance}.',
  announceNone: 'Đèn cháy ở {crash}, chưa rút. Số dư {balance}.',
  hint: 'Chọn mức cược rồi chạm Thả đèn',
  hintKeys: 'Phím Cách: thả đèn, rồi rút tiền',
  rulesPage: {
    title: 'Luật Đèn trời',
    text: 'Thả đèn và hệ số tăng dần từ 1,00×, mỗi mười giây khoảng gấp đôi. Rút trước khi đèn cháy thì nhận tiền cược nhân với hệ số lúc rút; đèn cháy trước thì mất tiền cược. Đặt sẵn mức tự rút thì máy chủ rút giúp khi hệ số đến mức đó.',
    chanceHead: 'Xác suất',
    target: 'Mức rút',
    chance: 'Cơ hội đạt tới',
    rtp: 'Tỷ lệ trả thưởng',
    rtpText:
      'Tỷ lệ trả thưởng là {rtp} với mọi mức rút: đèn đạt tới hệ số m với xác suất 0,97 chia m. Cứ 100 lượt thì khoảng 3 lượt đèn cháy ngay khi thả.',
    mostText: 'Hệ số cao nhất là {most}; đến đó máy chủ tự rút.',
    lateText:
      'Lệnh rút tính theo đồng hồ máy chủ lúc lệnh đến nơi, nên có thể khác chút ít so với số bạn nhìn thấy. Mất kết nối không ảnh hưởng đến mức tự rút.',
    failureText:
      'Nếu máy chủ của trò chơi ngừng giữa lượt: lượt có mức tự rút được tính như đã quay; lượt chờ rút bằng tay bị huỷ và tiền cược được hoàn lại.',
    paceText: 'Hai lượt cách nhau ít nhất hai giây. Không có tự động chơi.',
    keysText:
      'Phím Cách hoặc Enter: thả đèn, rồi rút tiền. Mũi tên lên, xuống: đổi mức cược. A: đến ô tự rút. Esc: đóng hộp thoại.',
  },
  fairnessText:
    'Mỗi lượt có một hạt giống bí mật riêng. Trước khi thả đèn, bạn thấy mã băm của nó; lượt xong, hạt giống được công bố và trình duyệt của bạn tự tính lại điểm đứt.',
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:0"). 4 byte đầu là số n từ 0 đến 4294967295. Điểm đứt tính bằng phần trăm là phần nguyên của 97 × 4294967296 ÷ (4294967296 − n), cao nhất 100000. Hệ số sau t mili giây là phần nguyên của 100 × 1,00007^t.',
};

export type CrashWords = typeof vi;
