/** Characters that look like a letter, and the letter; the same in an index in members/schema/tables.sql. */
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

/** Names that seem to speak for the house, alone or with a suffix. */
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
/** Reserved only as whole names: many names begin with them. `guest` with a number belongs to guests. */
const alone = new Set(
  ['root', 'staff', 'security', 'webmaster', 'postmaster', 'nhanvien', 'nhacai', 'daily', 'ketoan'].map(confusableKey),
);

/** Whether a name is reserved because of what it looks like. */
export function isReservedName(name: string): boolean {
  const looks = confusableKey(name);
  return alone.has(looks) || /^guest\d*$/i.test(name) || ofTheHouse.some((word) => looks.startsWith(word));
}
