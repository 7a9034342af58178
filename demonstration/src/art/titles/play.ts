// Fish, sport, electronic sport and quick games by scene: Vietnamese | English.
export const fish = {
  cannon:
    'Ngư Lôi Săn Cá|Torpedo Anglers; Pháo Thủ Đại Dương|Ocean Gunners; Bắn Cá Đổi Thưởng Vàng|Golden Catch Cannon; Xạ Thủ Rạn San Hô|Coral Reef Marksman; Tam Pháo Thần Công|Triple Cannon Tide',
  shark:
    'Hàm Cá Mập|Jaws of the Trench; Cá Mập Trắng Khổng Lồ|Giant White Hunter; Vịnh Cá Mập|Shark Cove Bounty; Cuồng Sa Nổi Sóng|Frenzied Fins; Săn Mập Biển Đông|East Sea Shark Hunt',
  octopus:
    'Bạch Tuộc Nghìn Tay|Thousand-Arm Octopus; Thuỷ Quái Vực Sâu|Terror of the Deep; Xúc Tu Tím|Violet Tentacles; Bạch Tuộc Canh Kho|The Hoarding Octopus; Cơn Giận Kraken Đỏ|Crimson Kraken Rage',
  crab: 'Vua Cua Hoàng Đế|Emperor Crab King; Càng Vàng|The Golden Claw; Cua Lửa Đại Náo|Firecrab Uproar; Cua Cà Mau|Ca Mau Crab Rush; Hai Càng Một Kho Báu|Two Claws One Treasure',
  turtle:
    'Rùa Vàng Hồ Gươm|Golden Turtle of Sword Lake; Thần Quy Trả Kiếm|The Returning Sword; Rùa Biển Côn Đảo|Con Dao Sea Turtle; Mai Rùa Ngọc Bích|Jade Shell; Quy Tiên Ngao Du|The Wandering Turtle Sage',
  puffer:
    'Cá Nóc Nổ Tung|Puffer Pop; Cá Nóc Giận Dữ|Grumpy Blowfish; Phình To Trúng Lớn|Puff Up Payday; Bong Bóng Cá Nóc|Blowfish Bubbles; Gai Nhọn Vàng|Golden Spines',
  angler:
    'Đèn Lồng Đáy Biển|Lantern of the Abyss; Bóng Tối Vực Thẳm|Shadow Trench; Cá Đèn Săn Mồi|The Lurking Lanternfish; Độ Sâu 9.000 Mét|Nine Thousand Metres Down; Ánh Sáng Ma Mị|The Beguiling Glow',
  dragonKing:
    'Long Vương Thuỷ Cung|Palace of the Sea Dragon King; Rồng Biển Thức Giấc|The Sea Dragon Wakes; Tứ Hải Long Vương|Dragon Kings of Four Seas; Ngọc Trai Long Cung|Dragon Palace Pearl; Lạc Long Quân Hạ Hải|Lord of Lac Returns to Sea',
  reef: 'Đại Hội Cá Cảnh|Reef Fish Jamboree; Rạn San Hô Bảy Màu|Seven-Hue Reef; Bầy Cá Nhảy Múa|Dancing Shoal; Vương Quốc San Hô|Coral Kingdom Catch; Cá Vàng Ba Đuôi|Three-Tail Goldfish',
  hoard:
    'Kho Báu Tàu Đắm|Sunken Galleon Hoard; Rương Ngọc Đáy Biển|Seabed Jewel Chest; Thợ Lặn Săn Vàng|The Gold Diver; Mỏ Neo Bí Ẩn|The Secret Anchor; Vàng Dưới Sóng|Gold Below the Waves',
};
export const sports = {
  fireball:
    'Bóng Lửa Châu Á|Asian Fireball Cup; Siêu Sút Phạt|Super Free Kick; Cú Sút Bốc Lửa|Blazing Volley; Bóng Đá Ảo 90 Giây|Ninety-Second Virtual Football; Đêm Hội Bóng Đá|Football Festival Night',
  goal: 'Luân Lưu 11 Mét|Penalty Shoot-Out Live; Vua Phá Lưới|Top Scorer Race; Khung Thành Rung Chuyển|Rattling the Net; Ngoại Hạng Cuối Tuần|Weekend Top Flight; Bàn Thắng Vàng|Golden Goal Line',
  derby: `Đại Chiến Kình Địch|Rivals' Derby; Trận Cầu Tâm Điểm|Match of the Day Live; Áo Số 10|The Number Ten; Derby Thành Phố|City Derby`,
  basketball:
    'Úp Rổ Đường Phố|Street Slam; Ba Điểm Phút Chót|Buzzer Beater; Bóng Rổ Nhà Nghề|Pro Court Basketball; Rổ Lửa|Hoop on Fire; Sân Bóng Đèn Đêm|Floodlit Hoops; Hiệp Bốn Nghẹt Thở|Breathless Fourth Quarter',
  tennis:
    'Giao Bóng Ăn Điểm|Ace Serve Live; Quần Vợt Bốn Mùa|Four Season Tennis; Sân Đất Nện|Clay Court Classic; Trái Bạt Thần Sầu|Perfect Backhand; Ván Quyết Định|The Deciding Game; Sân Cỏ Xanh|Green Grass Court',
  badminton:
    'Cầu Lông Đỉnh Cao|Badminton Peak; Cú Đập Sấm Sét|Thunder Smash; Đôi Nam Nữ Phối Hợp|Mixed Doubles Live; Lưới Cầu Vàng|Golden Shuttle; Bỏ Nhỏ Sát Lưới|Hairpin at the Net; Nhà Thi Đấu Rực Sáng|Bright Hall Badminton',
  trophy: `Cúp Vàng Liên Lục Địa|Intercontinental Gold Cup; Chung Kết Đêm Nay|Tonight's Final; Đường Tới Ngôi Vương|Road to the Crown; Nhà Vô Địch|The Title Holders; Vòng Đấu Cuối|The Last Round; Cúp Bạc Mùa Giải|Season Silver Cup`,
  volleyball:
    'Bóng Chuyền Bãi Biển|Beach Volley Live; Phát Bóng Xoáy|Spin Serve; Chắn Bóng Trên Lưới|Block at the Net; Giải Bóng Chuyền Hè|Summer Volley Open; Đôi Bạn Bãi Cát|Sand Pair Classic; Cú Đập Ngược Gió|Spike Against the Wind',
  pingpong:
    'Bóng Bàn Tốc Chiến|Rapid Table Tennis; Vợt Đỏ Vợt Đen|Red Bat Black Bat; Cú Giật Xoáy|Topspin Loop; Bóng Bàn Thâu Đêm|Table Tennis Nonstop; Giao Bóng Xoáy Ngắn|Short Spin Service; Bàn Xanh Phố Cổ|Old Quarter Blue Table',
};
export const esports = {
  headset: `Tổng Đài Chiến Thuật|Tactics Comms; Giọng Nói Đội Trưởng|The Captain's Call; Năm Chọi Năm|Five on Five; Phòng Chờ Tuyển Thủ|Pro Player Lobby; Tai Nghe Rực Sáng|Bright Signal`,
  pad: 'Vua Tay Cầm|Gamepad Kings; Bóng Đá Điện Tử|Digital Football League; Đấu Trường Đối Kháng|Arcade Fighters Cup; Combo Mười Hai Đòn|Twelve-Hit Combo; Cuối Tuần Bấm Phím|Button Weekend',
  clash: `Thánh Địa Giao Tranh|Sanctum Clash; Khiên Và Kiếm|Shield and Blade; Liên Minh Kiếm Sĩ|Swordsmen's Pact; Vinh Quang Bất Diệt|Undying Honour; Đại Chiến Ba Đường|Three Lane War`,
  mecha:
    'Chiến Giáp Thép|Steel Mecha League; Robot Đại Chiến|Robo Rumble; Lõi Năng Lượng|Energy Core; Thiết Giáp 2199|Ironclad 2199; Động Cơ Báo Thù|Vengeance Engine',
  operator:
    'Biệt Đội Mặt Nạ|The Masked Squad; Đặt Bom Vòng Cuối|Last Round Plant; Tay Súng Thầm Lặng|Silent Marksman; Chiến Dịch Bão Cát|Operation Dust Gale; Cửa Giữa|Mid Doors',
  champions:
    'Chung Kết Toàn Quốc|National Grand Final; Cúp Mùa Xuân|Spring Split Cup; Sân Khấu Vô Địch|Stage of Champions; Giải Đấu Học Đường|Campus Cup; Vòng Loại Đông Nam Á|Southeast Asia Qualifier',
  keys: 'Chiến Thuật Thời Gian Thực|Real-Time Command; Bàn Phím Thần Tốc|Lightning Keys; Bốn Phím Huyền Thoại|Four Legendary Keys; Hai Trăm Thao Tác|Two Hundred Actions; Cày Đêm Leo Hạng|Midnight Ranked Climb',
  tower:
    'Trụ Cột Pha Lê|Crystal Tower; Phá Nhà Chính|Base Breakers; Thủ Thành Đến Cùng|Hold the Keep; Đường Giữa Rực Lửa|Mid Lane Ablaze; Công Thành Chiến|Siege Masters',
  drake:
    'Hang Rồng Cổ Đại|Elder Drake Pit; Cướp Rồng Phút 30|Minute Thirty Steal; Long Hồn|Drakesoul; Bóng Rồng Hắc Ám|Umbral Drake; Bùa Lợi Rồng Lửa|Fire Drake Buff',
  pack: 'Bầy Sói Điện Tử|Cyber Wolfpack; Đội Hình Sói Xám|Grey Pack Five; Săn Mồi Theo Đội|Hunt as One; Nanh Sói Neon|Neon Fang; Sói Đơn Xếp Hạng|Lone Wolf Ranked',
};
export const egame = {
  rocket:
    'Tên Lửa Vút Bay|Skyward Rocket; Cất Cánh Kịp Lúc|Timely Lift-Off; Phi Thuyền X|Starship Dash; Đếm Ngược Ba Hai Một|Countdown Three Two One; Thoát Khỏi Trái Đất|Leaving Earth',
  plane:
    'Phi Cơ Cánh Bạc|Silverwing Pilot; Cơ Trưởng Liều Lĩnh|The Daring Captain; Bay Qua Tây Nguyên|Over the Highlands; Đường Bay 88|Flight 88; Mây Cao Gió Cả|High Cloud Strong Wind',
  plinko:
    'Plinko Thác Bóng|Plinko Falls; Bóng Rơi Trăm Lần|Hundredfold Drop; Tháp Bi Nảy|Bouncing Pyramid; Plinko Đêm Hội|Carnival Plinko',
  dice: 'Xúc Xắc Song Hỷ|Double Joy Dice; Đổ Xí Ngầu|Roll the Bones; Xúc Xắc Trên Dưới|Over Under Roll; Xúc Xắc Nổ Hũ|Dice Pot; Lăn Một Vòng|One Good Roll',
  limbo:
    'Vượt Ngàn Sao|Past a Thousand Stars; Giới Hạn Không Trung|Edge of the Air; Hành Tinh Nhân Mười|Tenfold Planet; Nhảy Vọt|Quantum Leap Line; Xuyên Thiên Hà|Through the Galaxy; Bội Số Vô Cực|Infinite Multiple',
};
