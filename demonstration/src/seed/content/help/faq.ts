import { section, text } from '../text.ts';

export const faq = [
  section(
    text('Tôi quên mật khẩu thì làm thế nào?', 'I have forgotten my password. What now?'),
    text(
      'Chọn Quên mật khẩu ở cửa sổ đăng nhập và nhập email đã đăng ký để nhận hướng dẫn đặt lại. Nếu không còn dùng email đó, hãy liên hệ chăm sóc khách hàng kèm họ tên và giao dịch gần nhất để xác minh.\n\nNhân viên không biết và không bao giờ hỏi mật khẩu của bạn.',
      'Choose Forgot password in the sign-in window and enter the email address you registered with. If you no longer use it, contact customer service with your name and your latest transaction.\n\nOur staff do not know your password and never ask for it.',
    ),
  ),
  section(
    text('Bao lâu thì tiền nạp vào ví?', 'How long does a deposit take?'),
    text(
      'Chuyển khoản nhanh vào ví ngay khi ngân hàng báo có. Hãy chuyển đúng số tiền và đúng nội dung hiển thị ở trang nạp. Nếu sau 15 phút chưa thấy, gửi ảnh biên lai cho chăm sóc khách hàng.',
      'Instant transfers arrive as soon as the bank reports them. Send the exact amount with the exact reference shown on the deposit page. If nothing has come after 15 minutes, send the receipt to customer service.',
    ),
  ),
  section(
    text('Tôi rút được bao nhiêu tiền một lần?', 'How much can I withdraw at once?'),
    text(
      'Số tiền thấp nhất, cao nhất của một lệnh và phần còn lại trong ngày ghi ngay ở trang Rút tiền. Tài khoản ngân hàng phải đứng tên bạn. Bạn xem được lệnh đang ở bước nào trong lịch sử rút tiền.',
      'The withdrawal page shows the least and the most of one withdrawal, and what is left of the day. The bank account must be in your name. Your withdrawals show how far each of them is.',
    ),
  ),
  section(
    text('Vì sao trò chơi không mở?', 'Why does a game not open?'),
    text(
      'Trò chơi có thể đang bảo trì: ảnh của trò sẽ mờ đi và ghi rõ. Nếu không phải vậy, hãy kiểm tra mạng, tải lại trang, tắt tiện ích chặn nội dung rồi thử lại. Ván đang dở được giữ ở nhà phát hành.',
      'It may be under maintenance: its picture is dimmed and says so. If not, check your connection, reload the page, switch off content blockers and try again. Unfinished rounds are kept by the vendor.',
    ),
  ),
  section(
    text('Tôi xem lịch sử cược ở đâu?', 'Where is my betting history?'),
    text(
      'Trong Trung tâm hội viên, mục Lịch sử cược và Sao kê tài khoản. Dữ liệu được giữ ít nhất 90 ngày trên trang, có thể lọc theo ngày và loại giao dịch.',
      'In the member centre, under betting record and account record. At least 90 days are kept on the site, by day and kind.',
    ),
  ),
  section(
    text('Vòng cược là gì?', 'What is wagering?'),
    text(
      'Là tổng cược cần đạt trước khi rút một khoản thưởng. Ví dụ thưởng 1.000.000 ₫ với vòng cược 8 lần cần 8.000.000 ₫ cược hợp lệ. Cược huỷ, cược hoà và cược hai bên đối nhau không tính.',
      'How much has to be staked before a bonus can be withdrawn. A bonus of 1,000,000 VND with wagering of 8 needs 8,000,000 VND of valid bets. Cancelled bets, ties and opposite bets do not count.',
    ),
  ),
  section(
    text('Kết quả xổ số lấy từ đâu?', 'Where do lottery results come from?'),
    text(
      'Xổ số ba miền theo kết quả của các công ty xổ số kiến thiết. Xổ số điện tử do hệ thống quay.',
      'The three regions follow the lottery companies’ own results. Electronic draws are made here.',
    ),
  ),
  section(
    text('Tôi muốn đóng tài khoản', 'I want to close my account'),
    text(
      'Rút hết số dư rồi gửi yêu cầu cho chăm sóc khách hàng. Tài khoản đã đóng không đăng nhập được nữa.',
      'Withdraw your balance and write to customer service. Nobody can sign in to an account that is closed.',
    ),
  ),
];
