type Lantern = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly burnt: boolean;
  /** Milliseconds of flight, which drive the sway. */
  readonly sway: number;
};

/** Draws a paper sky lantern over its flame, its mouth at the given place; `burnt`: torn, with sparks. */
export function drawLantern(pen: CanvasRenderingContext2D, { x, y, size, burnt, sway }: Lantern): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.sin(sway / 600) * 0.09);
  const glow = pen.createRadialGradient(0, -size * 0.5, size * 0.1, 0, -size * 0.5, size * 2.1);
  glow.addColorStop(0, burnt ? 'rgb(255 90 50 / 0.55)' : 'rgb(255 190 80 / 0.65)');
  glow.addColorStop(1, 'transparent');
  pen.fillStyle = glow;
  pen.fillRect(-size * 2.2, -size * 2.7, size * 4.4, size * 4.4);
  const paper = pen.createLinearGradient(0, -size * 1.35, 0, 0);
  paper.addColorStop(0, burnt ? '#5a1a14' : '#d9541e');
  paper.addColorStop(0.55, burnt ? '#a8301a' : '#ff9a3c');
  paper.addColorStop(1, burnt ? '#ff7a3a' : '#ffe9a8');
  pen.fillStyle = paper;
  pen.beginPath();
  pen.moveTo(-size * 0.34, 0);
  pen.bezierCurveTo(-size * 0.95, -size * 0.7, -size * 0.62, -size * 1.4, 0, -size * 1.4);
  if (burnt) {
    pen.lineTo(size * 0.12, -size * 1.02);
    pen.lineTo(size * 0.3, -size * 1.2);
    pen.lineTo(size * 0.36, -size * 0.78);
    pen.lineTo(size * 0.66, -size * 0.86);
  } else pen.bezierCurveTo(size * 0.62, -size * 1.4, size * 0.95, -size * 0.7, size * 0.34, 0);
  pen.lineTo(size * 0.34, 0);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = 'rgb(90 30 10 / 0.5)';
  pen.lineWidth = size * 0.045;
  for (const bend of [-0.3, 0, 0.3]) {
    pen.beginPath();
    pen.moveTo(bend * size * 0.5, 0);
    pen.quadraticCurveTo(bend * size * 1.7, -size * 0.8, bend * size * 0.3, -size * 1.34);
    pen.stroke();
  }
  pen.fillStyle = burnt ? '#ff5a2a' : '#fff6d8';
  pen.beginPath();
  pen.ellipse(0, -size * 0.02, size * 0.3, size * 0.09, 0, 0, Math.PI * 2);
  pen.fill();
  if (burnt) drawSparks(pen, size);
  pen.restore();
}

function drawSparks(pen: CanvasRenderingContext2D, size: number): void {
  pen.fillStyle = '#ffc46a';
  for (let spark = 0; spark < 9; spark += 1) {
    const turn = (spark / 9) * Math.PI * 2 + 0.3;
    const far = size * (1.1 + (spark % 3) * 0.32);
    pen.beginPath();
    pen.arc(Math.cos(turn) * far, Math.sin(turn) * far - size * 0.6, size * 0.06, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Draws stars that drift down as the lantern climbs. */
export function drawStars(pen: CanvasRenderingContext2D, width: number, height: number, elapsed: number): void {
  for (let star = 0; star < 60; star += 1) {
    const x = ((star * 7_919) % 997) / 997;
    const y = (((star * 6_101) % 991) / 991 + (elapsed / 60_000) * (0.4 + (star % 5) / 5)) % 1;
    pen.fillStyle = `rgb(220 228 255 / ${0.12 + (star % 4) * 0.09})`;
    pen.fillRect(x * width, y * height, 1.5 + (star % 3), 1.5 + (star % 3));
  }
}
