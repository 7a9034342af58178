import { type Finding, toProblem } from '@unisite/publishing';
import type { Language, Localized } from '@unisite/shared/contract';
import type { Problem } from '@unisite/shared/contract/rollout';

/**
 * Why the registry refuses a version or an act. Numbers are permanent, because documentation refers to them. Those
 * below 300 belong to the publish rules.
 */
export const registryErrorTexts = {
  KEY_UNKNOWN: [
    301,
    {
      vi: 'Trang chưa có khoá này: nhờ người vận hành đăng ký khoá công khai trước.',
      en: 'The site does not know this key: have an operator register its public half first.',
    },
  ],
  KEY_REVOKED: [
    302,
    {
      vi: 'Khoá đã bị thu hồi: ký bằng một khoá khác của nhóm.',
      en: 'The key was revoked: sign with another key of the team.',
    },
  ],
  KEY_OF_ANOTHER_TEAM: [
    303,
    {
      vi: 'Khoá thuộc nhóm khác: ký bằng khoá của nhóm ghi trong phần mô tả.',
      en: 'The key is another team’s: sign with one of the team that the descriptor names.',
    },
  ],
  SIGNATURE_WRONG: [
    304,
    {
      vi: 'Chữ ký không khớp với remote.json này: ký lại.',
      en: 'The signature is not over this remote.json: sign it again.',
    },
  ],
  NAME_TAKEN: [
    305,
    { vi: 'Tên đã thuộc nhóm khác: chọn tên khác.', en: 'Another team publishes under this name: choose another one.' },
  ],
  VERSION_NOT_GREATER: [
    306,
    {
      vi: 'Phiên bản phải lớn hơn mọi phiên bản đã đăng: tăng số phiên bản rồi build lại.',
      en: 'A version must be above all that were published: raise it in the descriptor and build again.',
    },
  ],
  KEY_TAKEN: [
    307,
    {
      vi: 'Khoá này đã được đăng ký cho nhóm khác hoặc đã bị thu hồi: tạo khoá mới.',
      en: 'The key is another team’s, or was revoked: make a new one.',
    },
  ],
  KEY_MALFORMED: [
    308,
    {
      vi: 'Đây không phải khoá công khai Ed25519: gửi đủ 32 byte ở dạng base64.',
      en: 'This is no Ed25519 public key: give its 32 bytes in base64.',
    },
  ],
  TEAM_UNKNOWN: [
    309,
    {
      vi: 'Trang chưa có đội này: đăng ký khoá công khai của đội trước.',
      en: 'The site has no such team: register a public key of it first.',
    },
  ],
  MARKET_UNKNOWN: [311, { vi: 'Trang không có thị trường này.', en: 'The site has no such market.' }],
  REMOTE_UNKNOWN: [
    312,
    {
      vi: 'Chưa có remote này: đăng một phiên bản trước.',
      en: 'There is no such remote: publish a version of it first.',
    },
  ],
  VERSION_UNKNOWN: [313, { vi: 'Phiên bản này chưa được đăng.', en: 'This version was not published.' }],
  VERSION_UNUSABLE: [
    314,
    {
      vi: 'Tệp hoặc chữ ký của phiên bản không còn dùng được: đăng lại phiên bản, ký bằng khoá còn hiệu lực.',
      en: 'The version’s files or its signature no longer hold: publish it again, signed with a key that counts.',
    },
  ],
  ROUTE_CLASH: [
    315,
    {
      vi: 'Một remote khác của thị trường đang giữ đường dẫn này: tắt remote đó hoặc bỏ đường dẫn.',
      en: 'Another remote of this market has the route: switch that one off, or leave the route out.',
    },
  ],
  MODAL_CLASH: [
    316,
    {
      vi: 'Một remote khác của thị trường đang giữ hộp thoại này: tắt remote đó hoặc bỏ hộp thoại.',
      en: 'Another remote of this market has the modal: switch that one off, or leave the modal out.',
    },
  ],
  CONTRACT_NOT_SERVED: [
    317,
    {
      vi: 'Trang không còn chạy phiên bản @unisite/shared mà bản này cần: build lại với phiên bản hiện tại.',
      en: 'The site no longer serves the @unisite/shared that this version needs: build it with the present one.',
    },
  ],
  NOT_PLACED: [
    321,
    {
      vi: 'Remote chưa có ở thị trường này: phát hành một phiên bản trước.',
      en: 'The remote does not stand in this market yet: promote a version first.',
    },
  ],
  NO_LAST_GOOD: [
    322,
    {
      vi: 'Không có phiên bản tốt trước đó để quay lại: phát hành phiên bản khác hoặc tắt remote.',
      en: 'There is no good version to go back to: promote another one, or switch the remote off.',
    },
  ],
  NO_CANARY: [323, { vi: 'Không có bản thử nào đang chạy.', en: 'No canary is running.' }],
  CANARY_IS_LIVE: [
    324,
    {
      vi: 'Mọi người đã dùng phiên bản này: chọn một phiên bản khác để thử.',
      en: 'Everyone has got this version: choose another one for a canary.',
    },
  ],
  TIME_NOT_AHEAD: [
    325,
    {
      vi: 'Thời điểm phải ở tương lai, trong vòng 90 ngày, ví dụ 2026-11-20T22:00:00Z.',
      en: 'The time has to be ahead, by at most 90 days, as 2026-11-20T22:00:00Z.',
    },
  ],
  NOT_PENDING: [
    326,
    {
      vi: 'Thao tác không còn chờ: đã thực hiện, đã rút lại hoặc không tồn tại.',
      en: 'The act does not wait: it has happened, was withdrawn, or is none.',
    },
  ],
  SAME_PERSON: [327, { vi: 'Người duyệt phải là một người vận hành khác.', en: 'Another operator has to approve it.' }],
  NOT_UNDOABLE: [
    328,
    {
      vi: 'Mục này không phải là thay đổi có thể hoàn tác.',
      en: 'This is no change of a placement that could be taken back.',
    },
  ],
  WAITS_ALREADY: [
    329,
    {
      vi: 'Đề xuất này đang chờ người thứ hai duyệt: xem ở mục Chờ xử lý.',
      en: 'The very same waits for a second operator already: see what is pending.',
    },
  ],
  NOT_YOURS: [331, { vi: 'Nhóm chỉ được thao tác trên remote của mình.', en: 'A team acts on what is its own only.' }],
  MARKET_NOT_OPEN: [
    332,
    {
      vi: 'Thị trường chưa mở cho nhóm: nhờ người vận hành mở hoặc làm thay.',
      en: 'This market is not open to the team: have an operator open it, or do it.',
    },
  ],
} as const satisfies Record<string, readonly [number, Localized]>;
export type RefusalCode = keyof typeof registryErrorTexts;

/** One reason and its subject: a code of the registry's own, or a finding of a publish rule. */
export type ErrorDetail = { readonly code: RefusalCode; readonly what: string } | Finding;

/** The registry refused a version or an act, for all of these reasons; nothing was changed. */
export class RegistryError extends Error {
  override name = 'Refused';
  readonly reasons: readonly ErrorDetail[];

  constructor(subject: string, reasons: readonly ErrorDetail[]) {
    super([`${subject} is refused:`, ...problemsOf(reasons, 'en').map(said)].join('\n'));
    this.reasons = reasons;
  }

  /** The reasons as shown to people, each with its number and what to do about it. */
  problems(language: Language): Problem[] {
    return problemsOf(this.reasons, language);
  }
}

const problemsOf = (reasons: readonly ErrorDetail[], language: Language): Problem[] =>
  reasons.map((reason) => {
    if (!isOwn(reason.code)) return toProblem({ code: reason.code, what: reason.what }, language);
    const [number, todo] = registryErrorTexts[reason.code];
    return { number, code: reason.code, what: reason.what, todo: todo[language] };
  });

const isOwn = (code: ErrorDetail['code']): code is RefusalCode => Object.hasOwn(registryErrorTexts, code);

const said = ({ number, code, what, todo }: Problem): string => `  ${number} ${code} ${what}: ${todo}`;

/** A refusal for one reason. */
export const refuse = (code: RefusalCode, what: string): RegistryError => new RegistryError(what, [{ code, what }]);
