/** Vietnamese texts that the server writes into the page's dialogs; the page's scripts do not load them. */
export const rulesVi = {
  rules: {
    title: 'Luật cược thể thao',
    text: 'Các đội và trận đấu đều là mô phỏng: bóng đá 90 phút diễn ra trong 3 phút; đấu trường điện tử đến 13 hiệp thắng; bóng rổ gồm 4 hiệp, mỗi đội 80 lượt tấn công, hoà thì đội ghi rổ kế tiếp thắng; quần vợt một set, 6–6 thì chơi ván quyết định; cầu lông và bóng chuyền bãi biển một ván 21 điểm, hơn 2 điểm, tối đa 30; bóng bàn một ván 11 điểm, hơn 2 điểm, tối đa 15. Bạn có thể đặt trước trận hoặc trong trận. Tiền thắng được trả khi trận cuối cùng trên phiếu kết thúc, kể cả khi bạn đã rời trò chơi.',
    singleText:
      'Cược đơn trả tiền cược nhân tỷ lệ. Cược xiên gồm 2 đến 6 trận khác nhau: các tỷ lệ nhân với nhau, một lựa chọn thua là thua cả vé.',
    handicapText:
      'Kèo chấp châu Á: cộng mức chấp vào tỷ số cả trận của đội bạn chọn, kể cả bàn đã ghi trước khi đặt. Tài xỉu: tổng của trận cao hơn hay thấp hơn mức kèo. Bằng đúng mức kèo là hoà kèo, hoàn tiền cược.',
    partsText:
      'Mức một phần tư (như 0,25 hay 2,75) chia tiền cược làm hai nửa ở hai mức liền kề, nên có thể thắng nửa hoặc thua nửa. Trong cược xiên, hoà kèo tính tỷ lệ 1,00; thua nửa tính 0,50; thắng nửa tính trung bình của tỷ lệ và 1. Tiền nhận được làm tròn xuống.',
    formsText:
      'Tỷ lệ hiển thị theo ba kiểu. Thập phân: tiền nhận về gồm cả gốc cho 1 đồng cược. Hồng Kông: tiền lãi cho 1 đồng cược. Malaysia: như Hồng Kông khi lãi không quá 1; số âm là tiền cược để lãi 1 đồng. Tỷ lệ cược xiên luôn là thập phân.',
    oddsText:
      'Tỷ lệ được tính từ xác suất thật của mọi diễn biến còn lại, trừ biên {margin} (kết quả bóng đá {winnerMargin}). Trung bình một cược đơn trả về không quá {rtp}.',
    goalText:
      'Tỷ lệ bóng đá giữ nguyên trong mười giây, trừ khi có bàn thắng; sau bàn thắng, trận đấu tạm khoá vài giây. Ở các môn khác, tỷ lệ đổi theo từng điểm. Nếu tỷ lệ đổi trước khi bạn bấm đặt, lựa chọn của bạn ở mục “Khi tỷ lệ thay đổi” được áp dụng.',
    limitsText: 'Không có rút trước (cash-out). Tỷ lệ gộp tối đa {most}.',
    keysText: 'Tab: đi giữa các tỷ lệ, phiếu và nút. Enter hoặc phím Cách: chọn. Esc: đóng hộp thoại hoặc phiếu.',
  },
  recipe:
    'Công thức: HMAC-SHA256(hạt giống của trận, "mã trận:0:khối"). Mỗi 4 byte là một số; số quá lớn bị loại. Mỗi phút (hoặc hiệp, lượt tấn công, ván, pha cầu) lấy một số chia lấy dư cho 100.000: dưới xác suất của đội nhà là đội nhà ghi, kế tiếp là đội khách. Bóng rổ: lượt lẻ đội nhà tấn công, lượt chẵn đội khách; rổ 1, 2 và 3 điểm chiếm 10, 65 và 25 phần trăm. Quần vợt: ván lẻ đội nhà giao bóng.',
};
export type SportsRules = typeof rulesVi;
