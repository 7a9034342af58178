import sharp from 'sharp';

const WIDTH = 540;
const HEIGHT = 960;
const rows = [0.62, 0.48, 0.7, 0.55, 0.4, 0.66, 0.52];

/**
 * A picture like those that members send: a bank statement on a phone, without the payout. Bars stand for text, so that
 * it needs no font and looks the same everywhere.
 */
export function proofPicture(): Promise<Buffer> {
  const bar = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
  const row = (share: number, place: number) => {
    const y = 330 + place * 86;
    const sum = place % 3 === 1 ? '#1f8f5f' : '#c2485a';
    return `<circle cx="62" cy="${y + 24}" r="24" fill="#e4e9f2"/>${bar(104, y + 4, 300 * share, 14, '#3c4763')}${bar(104, y + 30, 130, 10, '#aab4c8')}${bar(400, y + 14, 96, 16, sum)}`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f8fc"/>
    <rect width="${WIDTH}" height="210" fill="#1d4e89"/>${bar(36, 48, 150, 16, '#b9d0ea')}${bar(36, 92, 250, 30, '#ffffff')}${bar(36, 146, 190, 14, '#8fb3da')}
    <rect x="24" y="236" width="${WIDTH - 48}" height="62" rx="14" fill="#ffffff"/>${bar(52, 260, 210, 14, '#3c4763')}${bar(416, 260, 70, 14, '#1d4e89')}
    ${rows.map(row).join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
