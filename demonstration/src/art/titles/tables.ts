// Live tables and card rooms by scene: Vietnamese | English.
export const live = {
  roulette:
    'Roulette Hoàng Gia|Royal Court Roulette; Roulette Đêm Sài Gòn|Saigon Night Roulette; Roulette Tốc Độ|Swift Wheel Roulette; Roulette Hai Bi|Double Ball Salon; Roulette Sảnh Vàng|Golden Hall Roulette; Roulette Châu Âu Cổ Điển|Classic European Salon; Roulette Bàn Riêng|Private Table Roulette',
  hostRoulette: `Roulette Cùng Mai Anh|Roulette with Mai Anh; Roulette Tiếng Việt|Vietnamese Roulette; Roulette Kim Cương|Diamond Lady Roulette; Roulette Hoa Hồng|Rose Room Roulette; Roulette Buổi Sớm|Sunrise Roulette; Roulette Phố Hội|Lantern Town Roulette; Roulette Quý Cô|The Lady's Wheel`,
  hostCards: `Baccarat Cùng Thảo Vy|Baccarat with Thao Vy; Baccarat Áo Dài|Ao Dai Baccarat; Baccarat Nhung Đỏ|Red Velvet Baccarat; Baccarat Tiếng Việt|Vietnamese Baccarat; Baccarat Đêm Hội|Festive Night Baccarat; Baccarat Phòng Ngọc|Jade Room Baccarat; Baccarat Cùng Linh|Baccarat with Linh`,
  hostDice:
    'Tài Xỉu Trực Tiếp|Live Over and Under; Tài Xỉu Sảnh Rồng|Dragon Hall Dice; Xúc Xắc Cùng Ngọc Hân|Dice with Ngoc Han; Tài Xỉu Phố Đêm|Night Street Dice; Xúc Xắc Tam Hoa|Triple Bloom Dice; Tài Xỉu Siêu Tốc|Turbo Live Dice; Sicbo Đế Vương|Emperor Sicbo',
  baccarat:
    'Baccarat Thượng Hạng|Baccarat Prestige; Baccarat Siêu Tốc|Rapid Baccarat; Baccarat Nặn Bài|Slow Squeeze Baccarat; Baccarat Không Hoa Hồng|No-Fee Baccarat; Baccarat Sảnh Sen|Lotus Hall Baccarat; Baccarat Phượng Vĩ|Flame Tree Baccarat; Baccarat Bàn Vàng|Gold Table Baccarat',
  sicbo:
    'Sicbo Lồng Kính|Glass Dome Sicbo; Sicbo Cổ Điển|Old School Sicbo; Sicbo Nhân Thưởng|Multiplier Sicbo; Sicbo Ba Mặt|Three Faces Sicbo; Sicbo Song Long|Twin Dragon Sicbo; Sicbo Miền Nam|Southern Sicbo; Sicbo 24 Giờ|Round-the-Clock Sicbo',
  dragonTiger:
    'Rồng Hổ Tranh Hùng|Dragon Tiger Rivalry; Rồng Hổ Chớp Nhoáng|Flash Dragon Tiger; Rồng Hổ Sảnh Ngọc|Jade Dragon Tiger; Long Hổ Hội|Meeting of Dragon and Tiger; Rồng Hổ Đêm Trăng|Moonlit Dragon Tiger; Rồng Hổ Một Lá|One-Card Dragon Tiger; Long Tranh Hổ Đấu|Clash of Claw and Scale',
};
// The available card games: shedding (Tien len) and drawing (video poker).
export const pvp = {
  fan: 'Tiến Lên Miền Nam|Southern Tien Len; Tiến Lên Đếm Lá|Count-Down Tien Len; Tiến Lên Bến Thành|Ben Thanh Tien Len; Tiến Lên Sông Hậu|Hau River Tien Len; Tiến Lên Cấp Tốc|Speedy Tien Len; Tiến Lên Hội Quán|Clubhouse Tien Len',
  joker:
    'Tiến Lên Tứ Quý|Four of a Kind Tien Len; Tiến Lên Ba Đôi Thông|Three Pairs Tien Len; Chú Hề Tiến Lên|The Tien Len Jester; Tiến Lên Chặt Heo|Chop the Two; Tiến Lên Gà Vàng|Golden Rooster Tien Len; Tiến Lên Cười Cuối|The Last Laugh Tien Len',
  king: `Poker Vua Bích|King of Spades Poker; Poker Năm Lá|Five-Card Draw Poker; Poker Đế Vương|Emperor's Poker; Poker Phòng Vàng|Gold Room Poker; Poker Đôi J|Jacks or Better Poker; Vua Poker Đất Việt|Poker King of the South`,
  queen: `Tiến Lên Nữ Hoàng|Queen's Tien Len; Tiến Lên Nữ Chúa|Lady's Tien Len; Tiến Lên Quý Cô|Ladies' Tien Len; Tiến Lên Hoa Hồng|Rose Tien Len; Đầm Cơ Tiến Lên|Queen of Hearts Tien Len; Tiến Lên Phòng Trà|Tea Room Tien Len`,
  aces: 'Poker Tứ Quý Át|Four Aces Poker; Poker Bốn Át|Quad Ace Poker; Poker Thùng Phá Sảnh|Royal Flush Poker; Poker Đổi Bài|Change Your Cards Poker; Poker Thần Tốc|Rapid Deal Poker; Poker Át Chủ Bài|Ace in the Hole Poker',
  duel: `Tiến Lên Song Vương|Two Kings Tien Len; Tiến Lên Tranh Hùng|Contest Tien Len; Tiến Lên Thách Đấu|Challenge Tien Len; Tiến Lên Tứ Thủ|Four Seats Tien Len; Tiến Lên Đại Chiến|Grand Battle Tien Len; Tiến Lên Tranh Ngôi|Throne Tien Len`,
};
