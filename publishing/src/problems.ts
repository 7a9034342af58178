import type { Localized } from '@unisite/shared/contract/envelope';
import type { Problem } from '@unisite/shared/contract/rollout';

interface ProblemText {
  /** Permanent: documents refer to it. Numbers from 301 are the registry's own. */
  readonly number: number;
  /** What to do about it. */
  readonly todo: Localized;
}

/** All reasons to refuse a version of a remote. */
export const problemTexts = {
  NO_MANIFEST: {
    number: 101,
    todo: {
      vi: 'Không có remote.json hợp lệ: hãy build remote trước.',
      en: 'There is no remote.json that is JSON: build the remote first.',
    },
  },
  MANIFEST_MALFORMED: {
    number: 102,
    todo: {
      vi: 'Chỗ này trong remote.json không đúng hợp đồng: sửa remote.config.ts rồi build lại.',
      en: 'This place of remote.json is not what the contract asks for: mend remote.config.ts and build again.',
    },
  },
  UNKNOWN_KEY: {
    number: 103,
    todo: {
      vi: 'Hợp đồng không có khoá này: kiểm tra chính tả hoặc bỏ đi.',
      en: 'The contract has no such key: check its spelling, or leave it out.',
    },
  },
  CONTAINER_NOT_OWN: {
    number: 104,
    todo: {
      vi: 'Tên container phải bắt đầu bằng tên remote, với _ thay cho -, và có ít nhất một dấu _.',
      en: 'The container must be named after the remote, with _ for -, and hold at least one _.',
    },
  },
  NAME_NOT_ALLOWED: {
    number: 111,
    todo: {
      vi: 'Đổi tên tệp: bắt đầu bằng chữ hoặc số, không kết thúc bằng .br và không trùng tệp của hệ thống.',
      en: 'Rename the file: begin with a letter or digit, do not end in .br, and take no name of the registry’s own.',
    },
  },
  KIND_NOT_ALLOWED: {
    number: 112,
    todo: {
      vi: 'Chỉ đăng js, css, json, hình ảnh, phông chữ, âm thanh và txt.',
      en: 'Publish scripts, styles, JSON, pictures, fonts, sounds and plain text only.',
    },
  },
  NOT_LISTED: {
    number: 113,
    todo: {
      vi: 'Tệp không có trong danh sách kèm mã băm nên không trang nào tải được: build lại vào thư mục trống.',
      en: 'The file is not listed with its hash, so no page could load it: build again into an empty folder.',
    },
  },
  NOT_A_FILE: {
    number: 114,
    todo: {
      vi: 'Bỏ thư mục con và liên kết ra khỏi bản build.',
      en: 'Take folders and links out of the build.',
    },
  },
  MISSING: {
    number: 115,
    todo: {
      vi: 'Tệp có trong danh sách nhưng không có: build lại.',
      en: 'The file is listed but not there: build again.',
    },
  },
  SIZE_DIFFERS: {
    number: 116,
    todo: {
      vi: 'Kích thước tệp khác với remote.json: build lại và đừng sửa tệp sau khi build.',
      en: 'The file has another size than remote.json says: build again, and change no file afterwards.',
    },
  },
  HASH_DIFFERS: {
    number: 117,
    todo: {
      vi: 'Nội dung tệp khác với remote.json: build lại và đừng sửa tệp sau khi build.',
      en: 'The file has another content than remote.json says: build again, and change no file afterwards.',
    },
  },
  TOO_MANY_FILES: {
    number: 121,
    todo: { vi: 'Một phiên bản có tối đa 200 tệp: gộp bớt tệp.', en: 'A version has at most 200 files: join some.' },
  },
  FILE_TOO_LARGE: {
    number: 122,
    todo: { vi: 'Một tệp tối đa 2 MB: chia nhỏ hoặc nén tệp.', en: 'A file has at most 2 MB: split or compress it.' },
  },
  BUILD_TOO_LARGE: {
    number: 123,
    todo: { vi: 'Một phiên bản tối đa 8 MB: giảm bớt tệp.', en: 'A version has at most 8 MB: leave something out.' },
  },
  CHECK_TOO_LONG: {
    number: 125,
    todo: {
      vi: 'Bản build mất quá nhiều thời gian để kiểm tra: chia nhỏ các tệp lớn.',
      en: 'The build takes too long to check: split its large files.',
    },
  },
  NO_MODULE: {
    number: 131,
    todo: {
      vi: 'Mô-đun được khai báo nhưng bản build không cung cấp: kiểm tra đường dẫn trong remote.config.ts.',
      en: 'The module is offered but not exposed by the build: check its path in remote.config.ts.',
    },
  },
  ROUTE_NOT_FREE: {
    number: 132,
    todo: {
      vi: 'Đường dẫn thuộc về trang hoặc được khai báo hai lần: chọn đường dẫn khác.',
      en: 'The route is the site’s own, or offered twice: choose another.',
    },
  },
  MODAL_TWICE: {
    number: 133,
    todo: {
      vi: 'Hộp thoại được khai báo hai lần: bỏ bớt một.',
      en: 'The modal is offered twice: leave one out.',
    },
  },
  RANGE_MALFORMED: {
    number: 141,
    todo: {
      vi: 'needs.shared phải là một khoảng phiên bản, ví dụ ^1.0.0.',
      en: 'needs.shared must be a range of versions, as ^1.0.0.',
    },
  },
  RANGE_NOT_SERVED: {
    number: 142,
    todo: {
      vi: 'Trang chạy một phiên bản @unisite/shared khác: nâng cấp rồi build lại.',
      en: 'The site serves another version of @unisite/shared: move to it and build again.',
    },
  },
  SCRIPT_MALFORMED: {
    number: 151,
    todo: {
      vi: 'Tệp không phải script thường: build với đầu ra dạng script, không phải ES module.',
      en: 'The file is no classic script: build scripts, not ES modules.',
    },
  },
  CODE_FROM_TEXT: {
    number: 152,
    todo: {
      vi: 'Trang không chạy mã tạo từ chuỗi: bỏ eval, new Function và hẹn giờ bằng chuỗi.',
      en: 'The page runs no code made from text: do without eval, new Function and timers given a string.',
    },
  },
  FOREIGN_CODE: {
    number: 153,
    todo: {
      vi: 'Trang chỉ chạy script của bản build, theo mã băm: không dùng worker, và để bundler chuyển import() thành chunk.',
      en: 'The page runs scripts of the build only, by their hashes: use no workers, and let the bundler make chunks of import().',
    },
  },
  SHARED_BUNDLED: {
    number: 154,
    todo: {
      vi: 'Phần này trang chỉ có một bản: đánh dấu dùng chung (import: false) thay vì gộp vào bản build.',
      en: 'The page has one copy of this: share it (import: false) in place of bundling it.',
    },
  },
  FRAMEWORK_NOT_DECLARED: {
    number: 155,
    todo: {
      vi: 'Nếu thật sự cần bản React riêng, khai báo trong brings (ví dụ "react@18"); nếu không, dùng bản của trang.',
      en: 'If the remote really needs a React of its own, declare it in brings (as "react@18"); else share the page’s.',
    },
  },
  SERVER_FILE: {
    number: 156,
    todo: {
      vi: 'server.file phải là một script có trong danh sách và không trang nào tải: build lại.',
      en: 'server.file must be a listed script that no page loads: build again.',
    },
  },
  SERVER_MODULE: {
    number: 157,
    todo: {
      vi: 'Máy chủ chỉ kết xuất trang và widget mà remote khai báo: bỏ mô-đun này khỏi server.modules.',
      en: 'A server renders pages and widgets that the remote offers only: take the module out of server.modules.',
    },
  },
  SERVER_REQUIRES: {
    number: 158,
    todo: {
      vi: 'Bản build cho máy chủ chỉ được require các phần dùng chung của trang: gộp phần này vào bản build.',
      en: 'A server build may require what the page shares only: bundle this into it.',
    },
  },
  SERVER_FRAMEWORK: {
    number: 159,
    todo: {
      vi: 'Remote mang React riêng không được kết xuất trên máy chủ: bỏ server khỏi remote.json.',
      en: 'A remote that brings a React of its own is not rendered on the server: leave server out of remote.json.',
    },
  },
  SERVER_TOO_LARGE: {
    number: 126,
    todo: {
      vi: "Bản build cho máy chủ tối đa 1 MB: tải bớt khi cần, hoặc đặt render: 'browser' cho vài mô-đun.",
      en: "A server build has at most 1 MB: load some of it on demand, or give some modules render: 'browser'.",
    },
  },
  FIRST_VIEW_TOO_LARGE: {
    number: 124,
    todo: {
      vi: 'Lần mở đầu của mô-đun nặng quá 64 KB sau nén: tải phần còn lại khi cần.',
      en: 'The module’s first view is over 64 KB compressed: load some of it on demand.',
    },
  },
  SOURCE_MAP_LISTED: {
    number: 161,
    todo: {
      vi: 'Bản đồ mã nguồn ở lại với nhóm: đừng đăng tệp .map.',
      en: 'Source maps stay with the team: publish no .map.',
    },
  },
  SOURCE_MAP_NAMED: {
    number: 162,
    todo: {
      vi: 'Bỏ dòng sourceMappingURL khỏi tệp (hidden-source-map).',
      en: 'Leave the sourceMappingURL out of the file (hidden-source-map).',
    },
  },
  STYLE_MALFORMED: {
    number: 171,
    todo: { vi: 'Chỗ này không phải CSS hợp lệ: sửa lại.', en: 'This place is no valid CSS: mend it.' },
  },
  OUTSIDE_LAYER: {
    number: 172,
    todo: {
      vi: 'Đặt mọi quy tắc CSS trong @layer remote.<tên remote>.',
      en: 'Put every rule into @layer remote.<name of the remote>.',
    },
  },
  SELECTOR_LEAKS: {
    number: 173,
    todo: {
      vi: 'Bộ chọn chạm tới phần ngoài remote: bắt đầu bằng một lớp có tiền tố là tên remote.',
      en: 'The selector reaches what is not the remote’s: begin it with a class that has the remote’s name as prefix.',
    },
  },
  AT_RULE_NOT_ALLOWED: {
    number: 174,
    todo: {
      vi: 'Remote không được dùng quy tắc @ này: viết cách khác.',
      en: 'A remote may not use this at-rule: write it another way.',
    },
  },
  NAME_LEAKS: {
    number: 175,
    todo: {
      vi: 'Tên này chung cho cả trang: thêm tên remote làm tiền tố.',
      en: 'This name is the whole page’s: prefix it with the remote’s name.',
    },
  },
  FOREIGN_FILE: {
    number: 176,
    todo: {
      vi: 'CSS chỉ được tải tệp của chính bản build hoặc của trang.',
      en: 'Styles may load files of the build itself or of the site only.',
    },
  },
  TEXTS_UNREADABLE: {
    number: 181,
    todo: {
      vi: 'Tệp văn bản phải chứa văn bản dạng JSON.parse("…") hoặc một đối tượng thuần.',
      en: 'A file of texts must hold them as JSON.parse("…") or as a plain object.',
    },
  },
  TEXT_MISSING: {
    number: 182,
    todo: {
      vi: 'Văn bản có ở một ngôn ngữ mà thiếu ở ngôn ngữ kia: dịch bổ sung.',
      en: 'The text is there in one language and not in the other: translate it.',
    },
  },
  SECRET: {
    number: 191,
    todo: {
      vi: 'Có vẻ là bí mật: gỡ khỏi bản build và thu hồi nó, vì mọi khách đều đọc được.',
      en: 'This looks like a secret: take it out and revoke it, as every visitor can read it.',
    },
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problemTexts;

/** A rule's finding; `what` names the file, offer or place. */
export interface Finding {
  readonly code: ProblemCode;
  readonly what: string;
}

/** A finding in a team's language. */
export const toProblem = ({ code, what }: Finding, language: keyof Localized = 'en'): Problem => ({
  number: problemTexts[code].number,
  code,
  what,
  todo: problemTexts[code].todo[language],
});
