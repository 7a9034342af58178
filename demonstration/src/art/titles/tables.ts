// Live tables and card rooms by scene: Vietnamese | English.
export const live = {
  roulette:
    'Roulette Hoàng Gia|Royal Court Roulette; Roulette Đêm Sài Gòn|Saigon Night Roulette; Roulette Tốc Độ|Swift Wheel Roulette; Roulette Hai Bi|Double Ball Salon; Roulette Sảnh Vàng|Golden Hall Roulette; Roulette Châu Âu Cổ Điển|Classic European Salon; Roulette Bàn Riêng|Private Table Roulette',
  hostRoulette: `Roulette Cùng Mai Anh|Roulette with Mai Anh; Roulette Tiếng Việt|Vietnamese Roulette; Roulette Kim Cương|Diamond Lady Roulette; Roulette Hoa Hồng|Rose Room Roulette; Roulette Buổi Sớm|Sunrise Roulette; Roulette Phố Hội|Lantern Town Roulette; Roulette Quý Cô|The Lady's Wheel`,
  hostCards: `Baccarat Cùng Thảo Vy|Baccarat with Thao Vy; Baccarat Áo Dài|Ao Dai Baccarat; Blackjack Quý Phái|Velvet Blackjack; Baccarat Tiếng Việt|Vietnamese Baccarat; Bài Ba Lá Trực Tiếp|Live Three-Card; Casino Hold'em Phòng Ngọc|Jade Room Hold'em; Blackjack Cùng Linh|Blackjack with Linh`,
  hostDice:
    'Tài Xỉu Trực Tiếp|Live Over and Under; Tài Xỉu Sảnh Rồng|Dragon Hall Dice; Xúc Xắc Cùng Ngọc Hân|Dice with Ngoc Han; Tài Xỉu Phố Đêm|Night Street Dice; Xúc Xắc Tam Hoa|Triple Bloom Dice; Tài Xỉu Siêu Tốc|Turbo Live Dice; Sicbo Đế Vương|Emperor Sicbo',
  wheel:
    'Vòng Quay Triệu Phú|Millionaire Carousel; Bánh Xe Kỳ Diệu|The Marvel Wheel; Vòng Quay Lễ Hội|Festival Wheel Live; Vòng Xoay Bốn Mùa|Four Seasons Wheel; Đại Vòng Quay|Grand Wheel Show; Vòng Quay Giờ Vàng|Golden Hour Wheel; Bánh Xe Ước Mơ|Dream Wheel Studio',
  baccarat:
    'Baccarat Thượng Hạng|Baccarat Prestige; Baccarat Siêu Tốc|Rapid Baccarat; Baccarat Nặn Bài|Slow Squeeze Baccarat; Baccarat Không Hoa Hồng|No-Fee Baccarat; Baccarat Sảnh Sen|Lotus Hall Baccarat; Baccarat Phượng Vĩ|Flame Tree Baccarat; Baccarat Bàn Vàng|Gold Table Baccarat',
  sicbo:
    'Sicbo Lồng Kính|Glass Dome Sicbo; Sicbo Cổ Điển|Old School Sicbo; Sicbo Nhân Thưởng|Multiplier Sicbo; Sicbo Ba Mặt|Three Faces Sicbo; Sicbo Song Long|Twin Dragon Sicbo; Sicbo Miền Nam|Southern Sicbo; Sicbo 24 Giờ|Round-the-Clock Sicbo',
  dragonTiger:
    'Rồng Hổ Tranh Hùng|Dragon Tiger Rivalry; Rồng Hổ Chớp Nhoáng|Flash Dragon Tiger; Rồng Hổ Sảnh Ngọc|Jade Dragon Tiger; Long Hổ Hội|Meeting of Dragon and Tiger; Rồng Hổ Đêm Trăng|Moonlit Dragon Tiger; Rồng Hổ Một Lá|One-Card Dragon Tiger; Long Tranh Hổ Đấu|Clash of Claw and Scale',
  xocDia:
    'Xóc Đĩa Làng Lim|Lim Village Xoc Dia; Xóc Đĩa Trực Tiếp|Live Xoc Dia; Xóc Đĩa Sân Đình|Communal House Xoc Dia; Xóc Đĩa Bát Vàng|Golden Bowl Xoc Dia; Xóc Đĩa Chẵn Lẻ|Odd-Even Xoc Dia; Xóc Đĩa Ngày Xuân|Springtime Xoc Dia; Xóc Đĩa Thần Tốc|Lightning-Quick Xoc Dia',
  blackjack:
    'Blackjack Bàn Tròn|Round Table Blackjack; Blackjack Bảy Ghế|Seven Seat Blackjack; Blackjack Cà Phê|Coffee House Blackjack; Blackjack Vô Cực|Endless Seat Blackjack; Blackjack Sảnh Bạc|Silver Lounge Blackjack; Xì Dách Ngày Tết|Tet Blackjack; Xì Dách Nhanh Tay|Quickhand Blackjack',
};
export const pvp = {
  fan: 'Tiến Lên Miền Nam|Southern Tien Len; Tiến Lên Đếm Lá|Count-Down Tien Len; Sâm Lốc|Sam Loc; Mậu Binh|Mau Binh; Mậu Binh Cấp Tốc|Speedy Mau Binh; Phỏm Hội Quán|Phom Clubhouse',
  joker:
    'Phỏm Tá Lả|Phom Ta La; Liêng Quý Tử|Lieng Gentlemen; Chú Hề Lật Kèo|The Upsetting Joker; Bài Cào Ba Cây|Three-Card Cao; Ba Cây Gà Vàng|Golden Rooster Three-Card; Hề Cười Cuối|The Last Laugh',
  king: `Poker Vua Bích|King of Spades Poker; Poker Texas Việt|Viet Texas Poker; Xì Tố Năm Lá|Five-Card Stud; Xì Tố Đế Vương|Emperor's Stud; Catte Sáu Lá|Six-Card Catte; Vua Bài Đất Việt|Card King of the South`,
  queen: `Nữ Hoàng Cơ|Queen of Hearts Room; Bài Cào Nữ Chúa|Lady's Cao; Tiến Lên Quý Cô|Ladies' Tien Len; Rummy Hoa Hồng|Rose Rummy; Đầm Cơ Ra Tay|The Queen's Move; Gin Rummy Phòng Trà|Tea Room Gin Rummy`,
  aces: 'Tứ Quý Át|Four Aces Room; Poker Bốn Át|Quad Ace Poker; Xập Xám Chướng|Thirteen-Card Duel; Lật Bài Cao Thấp|High Card Flip; Chia Bài Thần Tốc|Rapid Deal; Át Chủ Bài|Ace in the Hole Hall',
  mahjong:
    'Mạt Chược Hội An|Hoi An Mahjong; Mạt Chược Bốn Gió|Four Winds Mahjong; Mạt Chược Phố Người Hoa|Chinatown Mahjong; Mạt Chược Hai Người|Two-Seat Mahjong; Tam Nguyên Đại Cát|Three Dragons Mahjong; Mạt Chược Vườn Trúc|Bamboo Court Mahjong',
  chess:
    'Cờ Tướng Thăng Long|Thang Long Xiangqi; Cờ Úp|Hidden Chess; Cờ Tướng Chớp|Blitz Xiangqi; Cờ Người Hội Xuân|Human Chess Fair; Pháo Đầu Xuất Trận|Opening Cannon; Kỳ Vương Đất Bắc|Northern Chess King',
  domino:
    'Domino Quán Nước|Street Café Domino; Domino Sáu Đôi|Double-Six Domino; Domino Bốn Tay|Four-Hand Domino; Gaple Biển Xanh|Blue Coast Gaple; Domino Xếp Hàng|Domino Line-Up; Tứ Sắc Xóm Nhỏ|Four-Colour Cards',
  bauCua:
    'Bầu Cua Tôm Cá|Gourd Crab Shrimp Fish; Bầu Cua Ngày Tết|Tet Bau Cua; Bầu Cua Làng Chài|Fishing Village Bau Cua; Bầu Cua Ba Xúc Xắc|Three Dice Bau Cua; Bầu Cua Chợ Phiên|Hill Market Bau Cua; Bầu Cua Đại Chiến|Bau Cua Battle',
  duel: `Song Vương Đối Đầu|Two Kings Face-Off; Giải Đấu Tám Người|Eight-Player Knockout; Thách Đấu Một Chọi Một|One-on-One Challenge; Đấu Địa Chủ|Battle the Landlord; Liên Hoàn Đại Chiến|Chain Clash; Bài Thủ Tranh Ngôi|Contenders' Table`,
};
