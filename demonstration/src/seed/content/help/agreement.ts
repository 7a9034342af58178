import { section, text } from '../text.ts';

export const agreement = [
  section(
    text('1. Điều kiện tham gia', '1. Who may take part'),
    text(
      'Bạn phải từ 18 tuổi trở lên và được pháp luật nơi bạn ở cho phép tham gia. Mỗi người chỉ có một tài khoản, đứng tên thật của mình. Unisite có thể yêu cầu giấy tờ để xác minh tuổi và danh tính trước khi trả tiền.',
      'You must be 18 or over and allowed to take part by the law of the place you are in. One account per person, in your own name. We may ask for documents to verify your age and identity before we pay.',
    ),
  ),
  section(
    text('2. Tài khoản và bảo mật', '2. Account and safety'),
    text(
      'Bạn giữ kín mật khẩu và thiết bị của mình, và báo ngay khi nghi có người khác sử dụng. Không được cho thuê, bán hoặc chuyển tài khoản.\n\nMỗi lúc chỉ có một phiên đăng nhập hoạt động. Bạn có thể xem lần đăng nhập gần nhất trong Trung tâm hội viên.',
      'Keep your password and devices to yourself, and tell us at once if you suspect that somebody else uses them. Accounts may not be let, sold or handed on.\n\nOne session is live at a time. The member centre shows your latest sign-in.',
    ),
  ),
  section(
    text('3. Nạp, rút và số dư', '3. Deposits, withdrawals and balance'),
    text(
      'Chỉ nạp từ và rút về tài khoản ngân hàng đứng tên bạn. Số dư không sinh lãi. Unisite có thể tạm giữ một lệnh rút để kiểm tra theo quy định phòng chống rửa tiền và sẽ báo lý do cho bạn trong vòng 24 giờ.\n\nĐây là phiên bản trình diễn: tiền trong ví là tiền trình diễn, không đổi ra tiền thật được.',
      'Deposit from and withdraw to bank accounts in your own name. Balances bear no interest. We may hold a withdrawal for checks that money-laundering rules demand, and tell you why within 24 hours.\n\nThis is a demonstration: the money in the wallet is demonstration money and cannot be exchanged for real money.',
    ),
  ),
  section(
    text('4. Đặt cược', '4. Betting'),
    text(
      'Cược có hiệu lực khi hiện mã vé và không thể sửa hoặc huỷ sau thời gian cho phép. Quy tắc của từng sảnh nằm trong Quy tắc đặt cược và là một phần của thoả thuận này.',
      'A bet counts once its ticket number is shown and cannot be changed or cancelled after the time allowed. The rules of each lobby stand in the betting rules and are part of this agreement.',
    ),
  ),
  section(
    text('5. Khuyến mãi', '5. Promotions'),
    text(
      'Mỗi khuyến mãi có thể lệ riêng ghi ở trang của nó. Nếu thể lệ riêng khác với điều khoản này, thể lệ riêng được áp dụng. Unisite có thể dừng một khuyến mãi, nhưng không lấy lại phần thưởng đã trao đúng thể lệ.',
      'Each promotion has its own terms on its page; where they differ from this agreement, they apply. We may end a promotion but do not take back rewards given by its terms.',
    ),
  ),
  section(
    text('6. Những điều không được làm', '6. What is not allowed'),
    text(
      'Dùng phần mềm tự động, thông đồng giữa các tài khoản, lợi dụng lỗi hệ thống, dùng tiền không rõ nguồn gốc, hoặc che giấu nơi ở để vượt giới hạn khu vực. Vi phạm có thể dẫn đến khoá tài khoản; tiền gốc được trả lại trừ khi pháp luật yêu cầu khác.',
      'Automatic software, collusion between accounts, use of faults in the system, money of doubtful origin, and hiding where you are to get around regional limits. Breaches may lead to closing the account; your own money is returned unless the law demands otherwise.',
    ),
  ),
  section(
    text('7. Khiếu nại', '7. Complaints'),
    text(
      'Gửi khiếu nại cho chăm sóc khách hàng trong vòng 30 ngày kể từ sự việc. Bạn nhận được phản hồi đầu tiên trong 24 giờ và kết luận trong 10 ngày làm việc. Lịch sử cược trên hệ thống là căn cứ giải quyết.',
      'Send complaints to customer service within 30 days. You get a first answer within 24 hours and a decision within 10 working days. The betting record of the system is what decisions rest on.',
    ),
  ),
  section(
    text('8. Thay đổi điều khoản', '8. Changes'),
    text(
      'Thay đổi được thông báo trước ít nhất 7 ngày. Nếu không đồng ý, bạn có thể rút số dư và đóng tài khoản.',
      'Changes are announced at least 7 days before. If you do not agree you may withdraw your balance and close your account.',
    ),
  ),
];
