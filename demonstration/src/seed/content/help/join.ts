import { section, text } from '../text.ts';

export const join = [
  section(
    text('Trở thành đại lý', 'Becoming an agent'),
    text(
      'Đại lý giới thiệu hội viên và nhận phần chia theo kết quả của đội. Bạn cần từ 18 tuổi, có tài khoản hội viên hoạt động ít nhất 30 ngày và không vi phạm điều khoản.\n\nGửi đơn qua chăm sóc khách hàng; kết quả có trong 3 ngày làm việc.',
      'Agents bring members and share in their team’s results. You need to be 18 or over, with a member account of at least 30 days in good standing.\n\nApply through customer service; you hear from us within 3 working days.',
    ),
  ),
  section(
    text('Trung tâm đại lý có gì', 'What the agent centre offers'),
    text(
      'Tổng quan đội theo ngày và tháng, mở tài khoản tuyến dưới, đường dẫn đăng ký riêng, bảng cược và lãi lỗ của đội, xuất dữ liệu. Mỗi đại lý chỉ thấy cây tuyến dưới của mình.',
      'The team by day and month, opening of downline accounts, registration links of your own, the team’s bets and results, and exports. An agent sees only its own downline.',
    ),
  ),
  section(
    text('Hợp đồng và chi trả', 'Contracts and payment'),
    text(
      'Cổ tức, lương ngày và lương giờ được ghi trong hợp đồng mà tuyến trên đề nghị và bạn chấp nhận. Kỳ chi trả có thể theo ngày, tuần, nửa tháng hoặc tháng. Kỳ âm được chuyển sang kỳ sau.',
      'Dividends, daily and hourly wages stand in contracts that an upline offers and you accept. They are paid by day, week, half-month or month. A negative period is carried over.',
    ),
  ),
  section(
    text('Quy tắc ứng xử', 'Conduct'),
    text(
      'Không mời người dưới 18 tuổi, không hứa thắng chắc, không nhận tiền thay hội viên, không dùng hình ảnh hay thương hiệu của bên thứ ba. Vi phạm bị chấm dứt hợp đồng.',
      'Do not invite anyone under 18, do not promise winnings, do not take money on a member’s behalf, do not use other people’s pictures or brands. Breaches end the contract.',
    ),
  ),
  section(
    text('Nhà phát hành trò chơi', 'Game vendors'),
    text(
      'Nhà phát hành kết nối qua một giao diện ví duy nhất, có môi trường thử và bộ kiểm tra tự động. Liên hệ bộ phận hợp tác qua email hotro@unisite.example.',
      'Vendors connect to one wallet interface with a test environment and automatic checks. Write to hotro@unisite.example.',
    ),
  ),
];
