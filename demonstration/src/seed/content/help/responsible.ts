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
    text('Hạn mức của bạn', 'Your limits'),
    text(
      'Bạn đặt được hạn mức nạp theo ngày, tuần và tháng. Hạn mức thấp hơn có hiệu lực ngay; hạn mức cao hơn chờ 24 giờ và cần xác nhận lại. Khi có nhiều hạn mức, mức thấp nhất được áp dụng.',
      'You can set deposit limits by day, week and month. A lower limit counts at once; a higher one waits 24 hours and asks you to confirm. Of several limits the lowest applies.',
    ),
  ),
  section(
    text('Tạm nghỉ và tự loại trừ', 'Taking a break and self-exclusion'),
    text(
      'Tạm nghỉ 24 giờ, 1 tuần, 1 tháng hoặc 6 tuần có hiệu lực ngay. Tự loại trừ kéo dài từ 6 tháng trở lên và không kết thúc trước hạn. Trong thời gian đó bạn vẫn rút được số dư.',
      'A break of 24 hours, 1 week, 1 month or 6 weeks starts at once. Self-exclusion lasts 6 months or more and does not end early. You can still withdraw your balance.',
    ),
  ),
  section(
    text('Dấu hiệu nên dừng lại', 'Signs that it is time to stop'),
    text(
      'Cược nhiều hơn dự định, vay mượn để chơi, giấu người thân, chơi để quên chuyện buồn, bỏ bê công việc. Nếu bạn thấy mình trong những điều này, hãy tạm nghỉ và nói chuyện với người bạn tin tưởng hoặc với chuyên gia tâm lý.',
      'Betting more than you meant to, borrowing to play, hiding it from those near you, playing to forget, neglecting work. If you see yourself here, take a break and talk to someone you trust or to a professional.',
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
