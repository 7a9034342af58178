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
      'Hãy định trước số tiền và thời gian dành cho việc chơi, và dừng lại khi đến mức đó. Sao kê tài khoản và lịch sử cược cho bạn biết mình đã chơi bao nhiêu.',
      'Decide how much money and time you will spend, and stop when you get there. Your account record and betting record show how much you have played.',
    ),
  ),
  section(
    text('Khi bạn muốn dừng', 'When you want to stop'),
    text(
      'Hãy rút hết số dư và yêu cầu chăm sóc khách hàng đóng tài khoản. Bạn không cần nêu lý do.',
      'Withdraw your balance and ask customer service to close your account. You need not give a reason.',
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
