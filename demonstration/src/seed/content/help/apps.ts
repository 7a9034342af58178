import { section, text } from '../text.ts';

export const apps = [
  section(
    text('Cài đặt trên iPhone và iPad', 'iPhone and iPad'),
    text(
      'Mở trang này bằng trình duyệt của máy, chạm nút Chia sẻ, chọn Thêm vào Màn hình chính rồi chạm Thêm. Biểu tượng Unisite hiện trên màn hình chính và mở toàn màn hình như một ứng dụng.\n\nCần iOS 16.4 trở lên để nhận thông báo.',
      'Open this site in the device’s browser, tap Share, choose Add to Home Screen and tap Add. The icon appears on your home screen and opens full screen like an app.\n\nNotifications need iOS 16.4 or later.',
    ),
  ),
  section(
    text('Cài đặt trên Android', 'Android'),
    text(
      'Mở trang bằng trình duyệt, chạm trình đơn ba chấm và chọn Cài đặt ứng dụng. Nếu trình duyệt không có mục này, chọn Thêm vào màn hình chính.\n\nCần Android 9 trở lên.',
      'Open the site in your browser, tap the three-dot menu and choose Install app. If there is no such entry, choose Add to home screen.\n\nAndroid 9 or later is needed.',
    ),
  ),
  section(
    text('Bản rút gọn', 'The light version'),
    text(
      'Mạng yếu hoặc máy cũ: trang tự giảm ảnh động và tải ảnh nhỏ hơn khi trình duyệt bật chế độ tiết kiệm dữ liệu. Không cần cài thêm gì.',
      'On weak networks or older devices the site shows less motion and smaller pictures when your browser’s data saver is on. Nothing has to be installed.',
    ),
  ),
  section(
    text('Giữ an toàn', 'Staying safe'),
    text(
      'Chỉ cài từ tên miền bạn vẫn dùng. Unisite không gửi tệp cài đặt qua tin nhắn hay mạng xã hội.',
      'Install only from the domain you always use. We never send installation files in messages or on social networks.',
    ),
  ),
];
