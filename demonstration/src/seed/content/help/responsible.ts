import { section, text } from '../text.ts';

export const responsible = [
  section(
    text('Chơi là để giải trí', 'Play is for fun'),
    text(
      'Trò chơi may rủi không phải là cách kiếm tiền. Về lâu dài, tỷ lệ trả thưởng luôn dưới 100%. Hãy chỉ dùng số tiền bạn có thể mất mà không ảnh hưởng đến cuộc sống.',
      'Games of chance are no way to earn money. In the long run the return is always below 100%. Use only what you can lose without harm.',
    ),
  ),
  section(
    text('Tự đặt mức cho mình', 'Decide before you play'),
    text(
      'Hãy định trước số tiền và thời gian dành cho việc chơi. Trang Chơi có trách nhiệm trong Trung tâm hội viên giữ các hạn mức đó giúp bạn: hạ có hiệu lực ngay, nâng phải chờ 24 giờ.',
      'Decide how much money and time you will spend. The page Responsible play of your member centre keeps these limits for you: a lower one counts at once, a higher one only after 24 hours.',
    ),
  ),
  section(
    text('Khi bạn muốn dừng', 'When you want to stop'),
    text(
      'Trên cùng trang đó, bạn có thể tạm nghỉ từ 24 giờ đến 6 tuần, hoặc tự khoá tài khoản từ 6 tháng trở lên. Tiền của bạn vẫn rút được. Bạn không cần nêu lý do.',
      'On the same page you can take a time-out of 24 hours to 6 weeks, or exclude yourself for 6 months or longer. You can still withdraw your money. You need not give a reason.',
    ),
  ),
  section(
    text('Dấu hiệu nên dừng lại', 'Signs that it is time to stop'),
    text(
      'Cược nhiều hơn dự định, vay mượn để chơi, giấu người thân, chơi để quên chuyện buồn, bỏ bê công việc. Nếu bạn thấy mình trong những điều này, hãy dừng lại và nói chuyện với người bạn tin tưởng hoặc với chuyên gia tâm lý.',
      'Betting more than you meant to, borrowing to play, hiding it from those near you, playing to forget, neglecting work. If you see yourself here, stop and talk to someone you trust or to a professional.',
    ),
  ),
  section(
    text('Bảo vệ trẻ em', 'Protecting children'),
    text(
      'Người dưới 18 tuổi không được tham gia. Hãy đăng xuất khi rời máy, không lưu mật khẩu trên thiết bị dùng chung và dùng phần mềm kiểm soát của phụ huynh khi trong nhà có trẻ nhỏ.',
      'Nobody under 18 may take part. Sign out when you leave, do not keep passwords on shared devices, and use parental controls where there are children at home.',
    ),
  ),
];
