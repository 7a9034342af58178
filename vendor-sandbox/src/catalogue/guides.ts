import type { GameName } from '../games/names.ts';

interface Text {
  readonly vi: string;
  readonly en: string;
}

/** What a player reads about a kind of game before playing. */
export interface Guide {
  readonly about: { readonly vi: readonly string[]; readonly en: readonly string[] };
  readonly rules: readonly { readonly title: Text; readonly text: Text }[];
}

const fairness = {
  title: { vi: 'Kết quả kiểm chứng được', en: 'Results you can check' },
  text: {
    vi: 'Trước khi chơi, bạn thấy mã băm của hạt giống máy chủ. Khi muốn, bạn mở hạt giống ra và trình duyệt tự tính lại từng vòng đã chơi.',
    en: 'Before you play you see the hash of the server’s seed. Whenever you like you reveal the seed, and your browser works out every round again.',
  },
} as const;

const broken = {
  title: { vi: 'Khi mất kết nối', en: 'When the connection breaks' },
  text: {
    vi: 'Vòng đã nhận cược vẫn được chơi hết và trả thưởng vào số dư. Nếu không chắc cược đã được nhận, tiền cược được hoàn lại.',
    en: 'A round whose stake was taken is played to its end and paid to your balance. Where it is not certain that it was taken, the stake comes back.',
  },
} as const;

export const guides: Readonly<Record<GameName, Guide>> = {
  reels: {
    about: {
      vi: [
        'Máy quay năm guồng, ba hàng, hai mươi dòng cố định. Mỗi vòng kéo dài ít nhất hai giây rưỡi, không có quay tự động.',
      ],
      en: [
        'Five reels, three rows, twenty fixed lines. A round takes two and a half seconds at least, and there is no autoplay.',
      ],
    },
    rules: [
      {
        title: { vi: 'Cách thắng', en: 'How to win' },
        text: {
          vi: 'Các hình giống nhau nối tiếp từ guồng bên trái trên một dòng sẽ trả thưởng; mỗi dòng chỉ tính chuỗi dài nhất. Hình đặc biệt ở guồng 2 đến 5 thay được cho hình khác. Hình thưởng trả ở bất kỳ vị trí nào, tính theo cả mức cược.',
          en: 'Equal pictures in a row from the left reel on pay along a line; only the longest run of a line counts. The wild on reels 2 to 5 stands for others. The bonus picture pays anywhere, times the whole stake.',
        },
      },
      {
        title: { vi: 'Mức cược', en: 'Stakes' },
        text: {
          vi: 'Mức cược chia đều cho hai mươi dòng. Bảng trả thưởng trong trò chơi luôn hiện theo mức cược bạn đang chọn.',
          en: 'The stake is shared by the twenty lines. The paytable in the game always shows what your present stake would win.',
        },
      },
      fairness,
      broken,
    ],
  },
  ways: {
    about: {
      vi: ['Năm guồng, bốn hàng và 1.024 cách thắng. Hình thưởng mở lượt quay miễn phí với hệ số nhân.'],
      en: ['Five reels of four rows with 1,024 ways to win. Bonus pictures open free spins with multipliers.'],
    },
    rules: [
      {
        title: { vi: 'Cách thắng', en: 'How to win' },
        text: {
          vi: 'Hình giống nhau ở các guồng liền nhau từ trái sang đều được tính, bất kể hàng nào. Số cách thắng là tích số hình trên từng guồng.',
          en: 'Equal pictures on neighbouring reels from the left count, whatever their row. The number of ways is the product of the pictures on each reel.',
        },
      },
      {
        title: { vi: 'Lượt quay miễn phí', en: 'Free spins' },
        text: {
          vi: 'Ba, bốn hoặc năm hình thưởng mở 10, 15 hoặc 20 lượt miễn phí; thêm ba hình trong lúc quay được thêm 5 lượt, tối đa 40 lượt một vòng. Tiền thắng của mỗi lượt được nhân 2, 3 hoặc 5.',
          en: 'Three, four or five bonus pictures open 10, 15 or 20 free spins; three more during them add 5, up to 40 in a round. What a free spin wins is multiplied by 2, 3 or 5.',
        },
      },
      fairness,
      broken,
    ],
  },
  roulette: {
    about: {
      vi: ['Roulette châu Âu với một số 0. Đặt nhiều cửa trong một vòng, tất cả tính là một lần cược.'],
      en: [
        'European roulette with a single zero. Place as many bets as you like in a round; together they are one stake.',
      ],
    },
    rules: [
      {
        title: { vi: 'Các cửa cược', en: 'Bets' },
        text: {
          vi: 'Một số ăn 35 lần, hai số 17, ba số 11, bốn số 8, sáu số 5; tá và cột ăn 2 lần; đỏ đen, chẵn lẻ, nhỏ lớn ăn 1 lần. Tiền cược thắng được trả lại cùng tiền thưởng.',
          en: 'One number pays 35 to 1, two 17, three 11, four 8, six 5; dozens and columns pay 2 to 1; red, black, odd, even, low and high pay 1 to 1. A winning stake comes back with the win.',
        },
      },
      {
        title: { vi: 'Số 0', en: 'Zero' },
        text: {
          vi: 'Khi bi rơi vào số 0, chỉ những cửa có số 0 thắng.',
          en: 'When the ball falls on zero, only bets on zero win.',
        },
      },
      fairness,
      broken,
    ],
  },
  fishing: {
    about: {
      vi: ['Ngắm, chọn cỡ pháo và bắn. Mỗi phát đạn là một lần cược nhỏ; cá càng lớn càng khó bắt và thưởng càng cao.'],
      en: [
        'Aim, choose a cannon and fire. Every shot is a small bet; the larger the fish, the rarer the catch and the higher its prize.',
      ],
    },
    rules: [
      {
        title: { vi: 'Bắt cá', en: 'Catching' },
        text: {
          vi: 'Cơ hội bắt được phụ thuộc vào loài cá và không đổi trong suốt trò chơi; bảng trong trò chơi ghi rõ từng loài. Bắt được thì nhận giá viên đạn nhân với hệ số của cá.',
          en: 'The chance of a catch depends on the fish alone and never changes; the table in the game names it for each. A catch pays the price of the shot times the fish’s number.',
        },
      },
      {
        title: { vi: 'Gộp đạn', en: 'Gathered shots' },
        text: {
          vi: 'Các phát trúng cá được gộp lại thành một vòng, tối đa 20 phát, để số dư cập nhật đều và không chậm. Đạn không trúng cá không mất tiền.',
          en: 'Shots that hit are gathered into rounds of at most 20, so that your balance follows steadily. A shot that hits nothing costs nothing.',
        },
      },
      fairness,
      broken,
    ],
  },
  baccarat: {
    about: {
      vi: ['Baccarat tám bộ bài, hoặc Rồng Hổ trên cùng mặt bàn. Bạn chia bài lúc nào tuỳ bạn, không có chơi tự động.'],
      en: [
        'Baccarat with eight decks, or dragon tiger on the same felt. You deal whenever you like, and there is no autoplay.',
      ],
    },
    rules: [
      {
        title: { vi: 'Các cửa cược', en: 'Bets' },
        text: {
          vi: 'Baccarat: Con 1 ăn 1, Cái 1 ăn 0,95 sau 5% hoa hồng (bàn không hoa hồng: 1 ăn 1, thắng với 6 điểm 1 ăn 0,5), Hoà 1 ăn 8, đôi 1 ăn 11; hoà thì cược Con và Cái được trả lại. Rồng Hổ: mỗi bên 1 ăn 1, Hoà 1 ăn 11; hoà thì Rồng và Hổ được trả lại một nửa.',
          en: 'Baccarat: Player pays 1 to 1, Banker 0.95 to 1 after a commission of 5% (no-commission tables: 1 to 1, but 0.5 to 1 on six points), Tie 8 to 1, pairs 11 to 1; a tie gives Player and Banker bets back. Dragon tiger: either side pays 1 to 1, Tie 11 to 1; a tie gives half of a bet on a side back.',
        },
      },
      {
        title: { vi: 'Lá thứ ba', en: 'Third cards' },
        text: {
          vi: 'Lá thứ ba được rút theo luật cố định, không ai chọn. Bảng đầy đủ có trong luật chơi.',
          en: 'Third cards follow fixed rules, nobody chooses. The rules in the game have all of them.',
        },
      },
      fairness,
      broken,
    ],
  },
  sicbo: {
    about: {
      vi: [
        'Ba xúc xắc trong bát: tài xỉu, chẵn lẻ, tổng điểm, đôi, cặp và bão. Bạn lắc lúc nào tuỳ bạn, không có chơi tự động.',
      ],
      en: [
        'Three dice in a bowl: big and small, odd and even, totals, doubles, combinations and triples. You shake whenever you like, and there is no autoplay.',
      ],
    },
    rules: [
      {
        title: { vi: 'Các cửa cược', en: 'Bets' },
        text: {
          vi: 'Tài, Xỉu, Chẵn, Lẻ 1 ăn 1 và thua khi ra bão. Một mặt 1 ăn 1, 2 hoặc 12; cặp 1 ăn 6; đôi 1 ăn 11; bão bất kỳ 1 ăn 31; bão một mặt 1 ăn 190; tổng 1 ăn 6 đến 62.',
          en: 'Big, small, odd and even pay 1 to 1 and lose on a triple. A face pays 1, 2 or 12 to 1; combinations 6, doubles 11, any triple 31, a triple of one face 190; totals 6 to 62.',
        },
      },
      {
        title: { vi: 'Một lần đặt', en: 'One stake' },
        text: {
          vi: 'Đặt bao nhiêu cửa cũng được trong một ván; tất cả tính là một lần cược.',
          en: 'Place as many bets as you like in a round; together they are one stake.',
        },
      },
      fairness,
      broken,
    ],
  },
  plinko: {
    about: {
      vi: [
        'Bóng rơi qua 8, 12 hoặc 16 hàng đinh vào một ô có hệ số. Mỗi lượt kéo dài ít nhất hai giây rưỡi, không có chơi tự động.',
      ],
      en: [
        'A ball falls through 8, 12 or 16 rows of pins into a bucket with a multiplier. A round takes two and a half seconds at least, and there is no autoplay.',
      ],
    },
    rules: [
      {
        title: { vi: 'Cách thắng', en: 'How to win' },
        text: {
          vi: 'Ở mỗi hàng, bóng sang trái hoặc sang phải với cơ hội như nhau. Tiền thắng là mức cược nhân với hệ số của ô, ít nhất 0,2 và nhiều nhất 800.',
          en: 'At each row the ball goes left or right with equal chance. A round pays the stake times the number of the bucket, 0.2 at least and 800 at most.',
        },
      },
      {
        title: { vi: 'Mức rủi ro', en: 'Risk' },
        text: {
          vi: 'Rủi ro thấp trả đều tay; rủi ro cao trả ít ở giữa và nhiều ở mép. Mọi mức đều có tỷ lệ trả thưởng gần như nhau, ghi trong luật chơi.',
          en: 'Low risk pays evenly; high risk pays little in the middle and much at the edges. All return nearly the same on average; the rules have the figures.',
        },
      },
      fairness,
      broken,
    ],
  },
  keno: {
    about: {
      vi: [
        'Chọn 1 đến 10 số trong 80 số; 20 số được quay. Bạn quay lúc nào tuỳ bạn, mỗi kỳ quay cách nhau ít nhất ba giây, không có tự động quay.',
      ],
      en: [
        'Pick 1 to 10 of 80 numbers; 20 are drawn. You draw whenever you like, at least three seconds apart, and there is no autoplay.',
      ],
    },
    rules: [
      {
        title: { vi: 'Cách thắng', en: 'How to win' },
        text: {
          vi: 'Tiền thưởng tính theo bạn chọn mấy số và trúng mấy số; bảng trong trò chơi ghi từng trường hợp. Tiền thưởng đã gồm tiền cược.',
          en: 'A prize depends on how many numbers you picked and how many of them were drawn; the table in the game has every case. Prizes include the stake.',
        },
      },
      {
        title: { vi: 'Chế độ giải', en: 'Prize modes' },
        text: {
          vi: 'Cùng một cách quay, mỗi trò có bảng giải riêng: có trò trúng thường xuyên hơn, có trò giải cao nhất lớn hơn. Tỷ lệ trả thưởng theo từng số lượng số được ghi trong luật chơi.',
          en: 'The draw is the same, each title has a table of its own: one pays more often, another has greater top prizes. The rules name the return for every number of picks.',
        },
      },
      fairness,
      broken,
    ],
  },
  sports: {
    about: {
      vi: [
        'Các trận đấu mô phỏng với đội bóng hư cấu, tỷ lệ thay đổi theo diễn biến. Cược đơn hoặc cược xiên, trước và trong trận.',
      ],
      en: [
        'Simulated matches of invented teams with odds that follow the game. Single bets and accumulators, before a match and while it is played.',
      ],
    },
    rules: [
      {
        title: { vi: 'Tỷ lệ và tiền thắng', en: 'Odds and pay-out' },
        text: {
          vi: 'Tỷ lệ thập phân đã gồm tiền cược. Cược xiên nhân các tỷ lệ với nhau; sai một trận là thua cả vé. Tỷ lệ được chốt khi cược được nhận.',
          en: 'Decimal odds include the stake. An accumulator multiplies its odds; one wrong pick loses the whole bet. Odds are fixed when the bet is taken.',
        },
      },
      {
        title: { vi: 'Khi tỷ lệ thay đổi', en: 'When odds change' },
        text: {
          vi: 'Nếu tỷ lệ đổi trong lúc bạn đặt, cược chỉ được nhận khi bạn đồng ý tỷ lệ mới.',
          en: 'If odds change while you place a bet, it is taken only once you accept the new ones.',
        },
      },
      {
        title: { vi: 'Kết quả', en: 'Settlement' },
        text: {
          vi: 'Vé được trả thưởng khi trận cuối cùng kết thúc, kể cả khi bạn đã rời trò chơi.',
          en: 'A bet is settled when its last match ends, also after you have left the game.',
        },
      },
      fairness,
    ],
  },
  crash: {
    about: {
      vi: [
        'Hệ số tăng dần từ 1,00 cho đến khi đường bay đứt. Rút trước lúc đó thì nhận tiền cược nhân với hệ số; đặt sẵn mức tự rút nếu muốn.',
      ],
      en: [
        'A multiplier climbs from 1.00 until the curve breaks off. Cash out before and you get your stake times the multiplier; set an automatic cash-out if you like.',
      ],
    },
    rules: [
      {
        title: { vi: 'Rút tiền', en: 'Cashing out' },
        text: {
          vi: 'Lệnh rút được tính theo đồng hồ của máy chủ, lúc lệnh đến nơi. Mức tự rút vẫn trả thưởng khi bạn mất kết nối.',
          en: 'A cash-out counts by the server’s clock, when it arrives. An automatic cash-out pays also when your connection is lost.',
        },
      },
      {
        title: { vi: 'Điểm đứt', en: 'The crash' },
        text: {
          vi: 'Điểm đứt được quyết định trước khi cược. Đường bay đạt hệ số m với xác suất 97% chia m, nên tỷ lệ trả thưởng là 97% với mọi mức rút.',
          en: 'Where the curve breaks off is decided before the bet. It reaches m with the chance 97% divided by m, so the return is 97% whatever you aim at.',
        },
      },
      fairness,
      broken,
    ],
  },
  videopoker: {
    about: {
      vi: ['Poker máy “đôi bồi trở lên”: nhận năm lá, giữ những lá bạn muốn, đổi phần còn lại một lần.'],
      en: ['Video poker, jacks or better: you get five cards, hold those you like, and the others are replaced once.'],
    },
    rules: [
      {
        title: { vi: 'Trả thưởng', en: 'Prizes' },
        text: {
          vi: 'Từ đôi bồi (1 lần mức cược) đến thùng phá sảnh lớn (800 lần). Luôn giữ những lá tốt nhất thì tỷ lệ trả thưởng là 99,54%.',
          en: 'From a pair of jacks (once the stake) to a royal flush (800 times). With the best cards always held the return is 99.54%.',
        },
      },
      {
        title: { vi: 'Ván đang dở', en: 'An unfinished hand' },
        text: {
          vi: 'Ván chờ bạn 15 phút, kể cả khi đóng trang. Hết giờ, máy giữ những lá tốt nhất rồi đổi bài và trả thưởng.',
          en: 'A hand waits 15 minutes for you, also while the page is closed. Then the best cards are held for you and the hand is paid.',
        },
      },
      fairness,
      broken,
    ],
  },
  tienlen: {
    about: {
      vi: ['Tiến lên miền Nam với ba nhà của máy. Hết bài trước thì thứ hạng cao hơn; thưởng theo thứ hạng.'],
      en: [
        'Southern Tien len against three seats of the house. The sooner you are out of cards, the higher your place and prize.',
      ],
    },
    rules: [
      {
        title: { vi: 'Thưởng', en: 'Prizes' },
        text: {
          vi: 'Về nhất nhận 1,7 lần mức cược, về nhì nhận lại mức cược, về ba nhận lại 0,6 lần, về bét không nhận gì. Không có tiền chặt và không phạt thối 2.',
          en: 'The first place pays 1.7 times the stake, the second the stake, the third 0.6 times, the last nothing. Nothing is paid for cutting, and twos left over cost nothing.',
        },
      },
      {
        title: { vi: 'Cách đánh của nhà', en: 'How the house plays' },
        text: {
          vi: 'Mỗi nhà chỉ thấy bài của mình và luôn theo một luật cố định được ghi trong luật chơi; trình duyệt của bạn kiểm chứng được từng lượt.',
          en: 'Each seat sees its own hand alone and always follows a fixed rule, which the rules state; your browser can check every turn.',
        },
      },
      fairness,
      broken,
    ],
  },
};
