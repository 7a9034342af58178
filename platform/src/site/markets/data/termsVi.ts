/** The first version of a market's terms and rules of play, in Vietnamese. */
export const termsVi = `# Điều khoản sử dụng

Đây là bản trình diễn của Unisite. Tiền trong ví là tiền minh hoạ, không đổi được ra tiền thật. Các điều khoản dưới đây
được viết như của một trang đang hoạt động, để bạn thấy mình sẽ đồng ý với điều gì.

## 1. Ai được tham gia

- Bạn đủ tuổi mà thị trường yêu cầu (ít nhất 18) và pháp luật nơi bạn ở cho phép bạn chơi trò chơi ăn tiền.
- Bạn chơi cho chính mình, bằng tiền của mình, không phải nghề nghiệp hay thay cho người khác.
- Mỗi người có một tài khoản. Tài khoản không được bán, cho thuê hay chuyển cho người khác.

Ngày sinh bạn khai là căn cứ để chúng tôi cho chơi. Khai sai ngày sinh là vi phạm điều khoản này. Chúng tôi có thể yêu
cầu giấy tờ chứng minh tuổi và danh tính, và tạm dừng việc chơi cho đến khi xác minh xong.

## 2. Người dưới tuổi

Người chưa đủ tuổi không được đăng ký, chơi thử, nạp tiền hay đặt cược. Nếu phát hiện một tài khoản của người chưa đủ
tuổi, chúng tôi khoá việc chơi ngay, huỷ các cược chưa có kết quả và trả lại toàn bộ tiền đã nạp. Tiền thắng của tài
khoản đó không được trả.

Nếu trong nhà có trẻ em, hãy giữ kín mật khẩu, đừng để trình duyệt nhớ đăng nhập và hãy đăng xuất sau khi chơi.

## 3. Tài khoản của bạn

- Bạn giữ kín mật khẩu, mật khẩu rút tiền và thiết bị của mình.
- Bạn báo ngay cho chăm sóc khách hàng khi nghi có người khác dùng tài khoản.
- Thông tin bạn khai phải đúng. Tên trên tài khoản ngân hàng phải là tên của bạn.

Bạn có thể đóng tài khoản bất cứ lúc nào. Số dư còn lại được trả về tài khoản ngân hàng của bạn sau khi các cược đang
mở có kết quả.

## 4. Nạp và rút tiền

- Chỉ nạp từ và rút về tài khoản đứng tên bạn. Phí, mức thấp nhất và cao nhất hiện ra trước khi bạn gửi yêu cầu.
- Tiền nạp được cộng khi nhà cung cấp thanh toán xác nhận. Số dư không sinh lãi và không phải tiền gửi ngân hàng.
- Yêu cầu rút đã gửi không bị đảo lại để chơi tiếp bằng một nút bấm. Bạn luôn rút được tiền của mình, kể cả khi đang
tạm nghỉ, tự khoá hay chưa đồng ý với bản điều khoản mới.
- Chúng tôi có thể giữ một lệnh rút để kiểm tra theo quy định phòng chống rửa tiền và báo lý do cho bạn trong 24 giờ.

## 5. Khuyến mãi

Mỗi khuyến mãi có thể lệ riêng ở trang của nó: ai được nhận, vòng cược phải hoàn thành và hạn dùng. Nơi thể lệ riêng
khác với điều khoản này thì áp dụng thể lệ riêng. Chúng tôi không lấy lại phần thưởng đã trao đúng thể lệ.

## 6. Chơi có trách nhiệm

Trò chơi ăn tiền là để giải trí, không phải cách kiếm tiền. Bạn có thể đặt hạn mức nạp, cược, thua và thời gian chơi,
chọn khoảng nhắc giờ, tạm nghỉ từ 24 giờ đến 6 tuần, hoặc tự khoá từ 6 tháng trở lên. Giảm hạn mức có hiệu lực ngay;
tăng hạn mức chờ 24 giờ. Không ai, kể cả chúng tôi, kết thúc sớm một kỳ nghỉ do bạn chọn.

## 7. Những điều không được làm

- Dùng phần mềm tự động, thông đồng giữa các tài khoản, lợi dụng lỗi của hệ thống.
- Dùng tiền không rõ nguồn gốc, hoặc tài khoản ngân hàng của người khác.
- Giấu nơi ở để vượt giới hạn khu vực.

Khi có vi phạm, chúng tôi có thể huỷ các cược liên quan, đóng tài khoản và báo cơ quan có thẩm quyền. Tiền gốc được trả
lại, trừ khi pháp luật yêu cầu khác.

## 8. Dữ liệu cá nhân

Chúng tôi giữ ngày sinh, bản điều khoản bạn đã đồng ý và thời điểm đồng ý, vì quy định buộc phải chứng minh điều đó. Chính
sách bảo mật ở trang trợ giúp nói rõ chúng tôi giữ gì, trong bao lâu và bạn có quyền gì.

## 9. Khiếu nại

Gửi khiếu nại cho chăm sóc khách hàng trong vòng 30 ngày kể từ sự việc. Bạn nhận phản hồi đầu tiên trong 24 giờ và kết
luận trong 10 ngày làm việc. Nếu không đồng ý với kết luận, bạn có thể đưa vụ việc đến cơ quan giải quyết tranh chấp độc
lập mà giấy phép của thị trường chỉ định.

## 10. Thay đổi điều khoản

Mỗi thay đổi thành một bản mới có số và ngày; các bản cũ vẫn xem lại được. Bản mới được hỏi một lần: cho đến khi bạn
đồng ý, việc chơi và nạp tiền tạm dừng, còn rút tiền và mọi việc khác vẫn như thường. Nếu không đồng ý, bạn có thể rút
số dư và đóng tài khoản. Cược đã đặt theo điều khoản có hiệu lực lúc đặt.

# Quy tắc chơi

## 1. Cược

- Cược có hiệu lực khi trang hiện mã vé hoặc trò chơi xác nhận. Sau đó bạn không sửa hay huỷ được.
- Tiền cược bị trừ ngay khi cược được nhận. Cược vượt số dư hoặc hạn mức bị từ chối và không bị trừ tiền.
- Mức cược thấp nhất, cao nhất và tỷ lệ trả thưởng hiện ở bảng thông tin của từng trò chơi.

## 2. Kết quả và trả thưởng

Kết quả của trò chơi do máy chủ của nhà cung cấp xác định bằng bộ sinh số ngẫu nhiên. Xổ số theo kết quả đã công bố của
kỳ quay. Tiền thắng được cộng vào ví ngay khi có kết quả.

Kết quả hiển thị sai do lỗi rõ ràng được sửa theo kết quả thật. Chúng tôi báo cho mọi người bị ảnh hưởng và ghi việc sửa
vào sao kê.

## 3. Gián đoạn

Khi mất kết nối giữa ván, ván được chơi tiếp từ chỗ dừng, hoặc được tính theo kết quả máy chủ đã ghi. Nếu một ván không
thể hoàn thành, tiền cược được trả lại. Khi một trò chơi bị lỗi, mọi cược chưa có kết quả của nó bị huỷ và trả lại.

## 4. Tỷ lệ hoàn trả

Tỷ lệ hoàn trả (RTP) là phần tiền cược mà trò chơi trả lại cho tất cả người chơi tính trung bình trên rất nhiều ván. Đó
không phải số tiền bạn sẽ nhận lại trong một phiên. Ván trước không ảnh hưởng đến ván sau.

## 5. Chơi thử

Chơi thử dùng tiền ảo, không thắng hay thua tiền thật, và cũng chỉ dành cho người đủ tuổi. Kết quả chơi thử được tạo
theo đúng cách của chơi thật.
`;
