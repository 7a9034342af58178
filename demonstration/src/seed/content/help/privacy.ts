import { section, text } from '../text.ts';

export const privacy = [
  section(
    text('Chúng tôi lưu những gì', 'What we keep'),
    text(
      'Thông tin bạn khai khi đăng ký, giao dịch và lịch sử cược, thời gian và địa chỉ mạng của các lần đăng nhập, nội dung trao đổi với chăm sóc khách hàng. Mật khẩu chỉ được lưu dưới dạng băm, không ai đọc được.',
      'What you enter when registering, your transactions and bets, the time and network address of sign-ins, and what you write to customer service. Passwords are kept as hashes that nobody can read.',
    ),
  ),
  section(
    text('Dùng để làm gì', 'What it is for'),
    text(
      'Để vận hành tài khoản, trả thưởng đúng người, phòng chống gian lận và rửa tiền. Chúng tôi không bán dữ liệu.',
      'To run your account, to pay the right person, and to prevent fraud and money laundering. We do not sell data.',
    ),
  ),
  section(
    text('Chia sẻ với ai', 'Who else sees it'),
    text(
      'Nhà phát hành trò chơi chỉ nhận một mã người chơi, biệt danh và đơn vị tiền tệ, không nhận họ tên hay số điện thoại. Ngân hàng nhận thông tin cần cho lệnh chuyển tiền. Cơ quan chức năng nhận khi pháp luật yêu cầu.',
      'Game vendors get a player code, a nickname and the currency, never your name or phone number. Banks get what a transfer needs. Authorities get what the law demands.',
    ),
  ),
  section(
    text('Lưu trong bao lâu', 'For how long'),
    text(
      'Giao dịch được lưu 5 năm theo quy định kế toán. Nhật ký đăng nhập lưu 12 tháng. Sau khi đóng tài khoản, dữ liệu không còn cần thiết được xoá.',
      'Transactions for 5 years, as accounting rules demand. Sign-in records for 12 months. After an account is closed, what is no longer needed is deleted.',
    ),
  ),
  section(
    text('Cookie và bộ nhớ trình duyệt', 'Cookies and browser storage'),
    text(
      'Trang dùng một cookie đăng nhập mà mã trên trang không đọc được, và bộ nhớ trình duyệt để nhớ ngôn ngữ. Nếu bạn chọn Ghi nhớ, chỉ tên đăng nhập được giữ trong một ngày, không bao giờ giữ mật khẩu.',
      'The site uses one sign-in cookie that scripts cannot read, and browser storage for the language. If you choose Remember me, only your user name is kept, for a day; never the password.',
    ),
  ),
  section(
    text('Quyền của bạn', 'Your rights'),
    text(
      'Bạn có thể xem, sửa, tải về hoặc yêu cầu xoá dữ liệu của mình qua chăm sóc khách hàng. Yêu cầu được trả lời trong vòng 30 ngày.',
      'You may see, correct, download or ask us to delete your data through customer service. Requests are answered within 30 days.',
    ),
  ),
];
