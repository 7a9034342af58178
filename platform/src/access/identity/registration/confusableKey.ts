/** Signs that look like a letter to the eye, and the letter; the same in members/schema/tables.sql, in an index. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '4': 'a',
  '7': 't',
  '8': 'b',
  i: 'l',
};

/** Confusable key of a name: letters and digits only, without accents and case, look-alikes folded. */
export function confusableKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '')
    .replace(/[0-9i]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Who speaks with such a name seems to speak for the house, as they are or with anything behind. */
const ofTheHouse = [
  'admin',
  'unisite',
  'support',
  'hotro',
  'cskh',
  'chamsockhachhang',
  'quantri',
  'operator',
  'moderator',
  'official',
  'system',
].map(confusableKey);
/** Taken alone: many names begin with them. `guest` and a number are guests'. */
const alone = new Set(
  ['root', 'staff', 'security', 'webmaster', 'postmaster', 'nhanvien', 'nhacai', 'daily', 'ketoan'].map(confusableKey),
);

/** Whether a name is nobody's to take, for what it looks like. */
export function isReservedName(name: string): boolean {
  const looks = confusableKey(name);
  return alone.has(looks) || /^guest\d*$/i.test(name) || ofTheHouse.some((word) => looks.startsWith(word));
}
