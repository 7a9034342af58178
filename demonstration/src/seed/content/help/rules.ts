import { section, text } from '../text.ts';

export const rules = [
  section(
    text('Nguyên tắc chung', 'In general'),
    text(
      'Chỉ hội viên từ 18 tuổi trở lên được đặt cược. Bạn tự chịu trách nhiệm giữ bí mật tài khoản; mọi cược đặt từ tài khoản của bạn được xem là của bạn.\n\nCược được nhận khi hiện mã vé. Sau thời gian cho phép huỷ, cược không thể sửa hoặc huỷ.',
      'Only members aged 18 or over may bet. You are responsible for keeping your account safe; every bet made from it counts as yours.\n\nA bet stands once its ticket number is shown. After the time for cancelling it cannot be changed or cancelled.',
    ),
  ),
  section(
    text('Huỷ cược của nhà cái', 'When we cancel a bet'),
    text(
      'Unisite có thể huỷ cược khi tỷ lệ hiển thị sai rõ ràng, khi hệ thống lỗi hoặc có dấu hiệu gian lận, và hoàn lại tiền cược. Hội viên được báo lý do qua hộp thư.',
      'We may cancel a bet where odds were plainly wrong, the system failed or there are signs of fraud. The stake is returned and the reason is sent to your inbox.',
    ),
  ),
  section(
    text('Xổ số ba miền', 'Vietnamese lottery'),
    text(
      'Số được giữ nguyên cả chữ số 0 ở đầu. Lô 2 số so với hai số cuối của mọi giải: miền Bắc 27 giải, miền Trung và miền Nam 18 giải; về bao nhiêu nháy trả bấy nhiêu lần. Đề đặc biệt so với hai số cuối giải đặc biệt.\n\nLô xiên trả một lần khi tất cả các số đã chọn đều về. Khoá cược trước giờ quay 5 phút; vé đặt sau giờ khoá không có giá trị.',
      'Leading zeros count. Lô of two digits is compared with the last two digits of every result, 27 in the north and 18 in the centre and south, and paid once for each time it appears. Đề is compared with the last two digits of the special prize.\n\nXiên is paid once when all chosen numbers appear. Betting closes 5 minutes before the draw; later tickets are void.',
    ),
  ),
  section(
    text('Xổ số điện tử', 'Electronic lottery'),
    text(
      '11 chọn 5 quay 5 số khác nhau từ 01 đến 11; SSC quay 5 chữ số; PK10 là thứ tự của 10 xe; Lục hợp quay 6 số và 1 số đặc biệt từ 01 đến 49. Ở Lục hợp, số 49 là hoà với cược lớn nhỏ và chẵn lẻ: hoàn tiền cược.',
      '5 of 11 draws five different numbers from 01 to 11; SSC five digits; PK10 the order of ten cars; Mark Six six numbers and a special one from 01 to 49. In Mark Six, 49 ties big-small and odd-even bets: the stake is returned.',
    ),
  ),
  section(
    text('Thể thao và E-sports', 'Sports and e-sports'),
    text(
      'Kết quả tính trong thời gian thi đấu chính thức, gồm bù giờ, không gồm hiệp phụ và luân lưu trừ khi ghi khác. Trận bị bỏ dở mà không đá lại trong 24 giờ được hoàn cược, trừ những kèo đã có kết quả.\n\nTrong cược xiên, trận bị huỷ được tính với tỷ lệ 1.',
      'Results are those of regular time with stoppage time, without extra time and penalties unless it says so. Matches abandoned and not played on within 24 hours are refunded, but for markets already decided.\n\nIn a parlay a cancelled match counts at odds of 1.',
    ),
  ),
  section(
    text('Casino, Nổ hũ, Bắn cá và Game bài', 'Live casino, slots, fish and card games'),
    text(
      'Kết quả theo ghi nhận của nhà phát hành. Mất kết nối không làm thay đổi kết quả ván đã cược. Khi trò chơi trục trặc, mọi lượt cược và trả thưởng của ván đó bị huỷ và tiền cược được hoàn.\n\nTỷ lệ trả thưởng lý thuyết ghi trong phần thông tin của từng trò.',
      'Results are as the vendor recorded them. A lost connection does not change a round that was bet on. If a game malfunctions, all bets and pays of that round are void and stakes are returned.\n\nThe theoretical return to player stands in each game’s information.',
    ),
  ),
];
