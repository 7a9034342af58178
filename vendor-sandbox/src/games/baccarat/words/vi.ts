/** The texts of this game in Vietnamese. */
export const vi = {
  tableLabel: 'Bàn cược. Mũi tên: đi giữa các ô. Enter: đặt chip. Backspace: rút chip cuối.',
  deal: 'Chia bài',
  dealLabel: 'Chia bài, tổng cược {stake}',
  dealing: 'Hết giờ đặt cược, đang chia bài…',
  hintKeys: 'Chọn chip, dùng mũi tên và Enter để đặt, rồi bấm Chia bài',
  noCards: 'Chưa chia bài',
  handLabel: '{cards}: {points} điểm',
  outcome: '{winner}, {left} – {right}',
  odds: '1 ăn {pays}',
  suits: { spades: 'bích', hearts: 'cơ', clubs: 'chuồn', diamonds: 'rô' },
  spots: {
    player: 'Con',
    banker: 'Cái',
    tie: 'Hoà',
    playerPair: 'Con đôi',
    bankerPair: 'Cái đôi',
    dragon: 'Rồng',
    tiger: 'Hổ',
  },
  beads: 'Bảng hạt',
  bigRoad: 'Đường lớn',
  felts: {
    baccarat: {
      sides: { left: 'Con', right: 'Cái' },
      letters: { left: 'P', right: 'B', tie: 'T' },
      wins: { left: 'Con thắng', right: 'Cái thắng', tie: 'Hoà' },
      counts: 'Con {left} · Cái {right} · Hoà {tie}',
    },
    dragontiger: {
      sides: { left: 'Rồng', right: 'Hổ' },
      letters: { left: 'R', right: 'H', tie: '=' },
      wins: { left: 'Rồng thắng', right: 'Hổ thắng', tie: 'Hoà' },
      counts: 'Rồng {left} · Hổ {right} · Hoà {tie}',
    },
  },
  rulesPage: {
    title: 'Luật chơi và mức trả',
    felts: {
      baccarat: {
        text: 'Con và Cái mỗi bên nhận hai lá; điểm là chữ số cuối của tổng. Át tính 1, lá 2 đến 9 tính theo số, lá 10 và lá hình tính 0. Bên nào gần 9 hơn thì thắng. Khi hoà, cược Con và Cái được trả lại.',
        draw: 'Một bên có 8 hoặc 9 từ hai lá đầu thì không ai rút thêm. Nếu không, Con rút lá thứ ba khi có 0 đến 5. Con không rút thì Cái rút khi có 0 đến 5. Con đã rút thì Cái rút khi có 0 đến 2; có 3 nếu lá thứ ba của Con không phải 8; có 4 nếu lá đó là 2 đến 7; có 5 nếu là 4 đến 7; có 6 nếu là 6 hoặc 7.',
      },
      dragontiger: {
        text: 'Rồng và Hổ mỗi bên nhận một lá, lá lớn hơn thắng; Át nhỏ nhất, K lớn nhất, chất không tính. Khi hoà, cược Rồng và Hổ được trả lại một nửa.',
        draw: 'Cược Hoà thắng khi hai lá cùng số.',
      },
    },
    banker: {
      baccarat: 'Cược Cái thắng trả 0,95 vì đã trừ 5% hoa hồng.',
      nocommission: 'Bàn không hoa hồng: Cái thắng 1 ăn 1, riêng khi Cái thắng với 6 điểm thì 1 ăn 0,5.',
    },
    deckText: 'Mỗi ván chia từ một hộp tám bộ bài mới xáo, nên ván trước không ảnh hưởng ván sau.',
    roadText:
      'Bảng hạt ghi lần lượt từng ván, từ trên xuống. Đường lớn sang cột mới mỗi khi bên thắng đổi; ván hoà ghi thành số trên vòng trước nó. Cả hai chỉ ghi lại kết quả, không dự đoán được ván sau.',
    rtpText: 'Tỷ lệ trả thưởng cao nhất là {rtp}. Mọi thứ tự của các lá bài đều được tính.',
  },
  recipe:
    'Công thức: HMAC-SHA256(hạt giống máy chủ, "hạt giống của bạn:lượt:khối"). Mỗi 4 byte là một số; số quá lớn bị loại; số còn lại chia lấy dư cho số lá còn trong hộp (416, 415, …) là vị trí của lá kế tiếp. Hộp xếp tám bộ nối nhau, mỗi bộ từ Át đến K theo bích, cơ, chuồn, rô.',
};
export type BaccaratWords = typeof vi;
