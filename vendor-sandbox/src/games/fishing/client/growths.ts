/** Drawing surface of a sea floor; sizes in device pixels. */
export type Ground = { readonly pen: CanvasRenderingContext2D; readonly width: number; readonly height: number };

/** Draws branching corals, left and right. */
export function drawCorals({ pen, width, height }: Ground): void {
  const coral = (x: number, size: number, colour: string, turn: number): void => {
    const grow = (px: number, py: number, angle: number, length: number, wide: number): void => {
      const [ex, ey] = [px + Math.sin(angle) * length, py - Math.cos(angle) * length];
      pen.strokeStyle = colour;
      pen.globalAlpha = 0.82;
      pen.lineWidth = wide;
      pen.lineCap = 'round';
      pen.beginPath();
      pen.moveTo(px, py);
      pen.lineTo(ex, ey);
      pen.stroke();
      if (length < size * 0.06) return;
      grow(ex, ey, angle - 0.42, length * 0.74, wide * 0.7);
      grow(ex, ey, angle + 0.34, length * 0.7, wide * 0.7);
    };
    grow(x, height * 1.01, turn, size * 0.27, size * 0.075);
    pen.globalAlpha = 1;
  };
  coral(width * 0.06, height * 0.38, '#ff6a8a', 0.1);
  coral(width * 0.15, height * 0.26, '#ffb04a', -0.15);
  coral(width * 0.93, height * 0.4, '#c86aff', -0.12);
  coral(width * 0.85, height * 0.24, '#3fd0b0', 0.2);
}

export function drawWeed({ pen, width, height }: Ground): void {
  for (let weed = 0; weed < 9; weed += 1) {
    const x = width * (0.24 + weed * 0.065);
    pen.strokeStyle = weed % 2 === 0 ? 'rgb(31 154 110 / 0.75)' : 'rgb(20 110 90 / 0.75)';
    pen.lineWidth = height * 0.011;
    const top = height * (0.88 - (weed % 3) * 0.02);
    pen.beginPath();
    pen.moveTo(x, height);
    pen.bezierCurveTo(x - height * 0.03, height * 0.96, x + height * 0.03, height * 0.93, x, top);
    pen.stroke();
  }
}

const glow = ({ pen }: Ground, x: number, y: number, radius: number, colour: string): void => {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(${colour} / 0.75)`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** Draws hydrothermal vents with embers, and glowing stalks. */
export function drawVents(ground: Ground): void {
  const { pen, width, height } = ground;
  for (const [at, tall, wide] of [
    [0.07, 0.42, 0.05],
    [0.17, 0.27, 0.04],
    [0.84, 0.3, 0.045],
    [0.94, 0.46, 0.055],
  ] as const) {
    const [x, top, half] = [width * at, height * (1 - tall), height * wide];
    glow(ground, x, top, height * 0.16, '255 110 50');
    pen.fillStyle = '#0a0f26';
    pen.beginPath();
    pen.moveTo(x - half * 1.7, height);
    pen.lineTo(x - half * 0.8, top + height * 0.12);
    pen.lineTo(x - half * 0.6, top);
    pen.lineTo(x + half * 0.6, top);
    pen.lineTo(x + half, top + height * 0.15);
    pen.lineTo(x + half * 1.8, height);
    pen.fill();
  }
  for (let stalk = 0; stalk < 10; stalk += 1) {
    const x = width * (0.25 + stalk * 0.055);
    const top = height * (0.9 - (stalk % 3) * 0.03);
    pen.strokeStyle = 'rgb(60 120 170 / 0.6)';
    pen.lineWidth = height * 0.005;
    pen.beginPath();
    pen.moveTo(x, height);
    pen.quadraticCurveTo(x + height * 0.02, height * 0.95, x, top);
    pen.stroke();
    glow(ground, x, top, height * 0.028, stalk % 2 === 0 ? '90 255 230' : '190 120 255');
  }
}

/** Draws roofs of the dragon king's palace, with lit lanterns. */
export function drawPalace(ground: Ground): void {
  const { pen, width, height } = ground;
  const x = width * 0.83;
  const unit = height * 0.1;
  pen.fillStyle = '#143a4c';
  pen.fillRect(x - unit * 1.5, height - unit * 3, unit * 3, unit * 3);
  pen.fillRect(x - unit, height - unit * 4.2, unit * 2, unit * 1.4);
  for (const [y, wide] of [
    [3, 2.4],
    [4.2, 1.7],
  ] as const) {
    pen.fillStyle = '#2a7f86';
    pen.beginPath();
    pen.moveTo(x - unit * wide, height - unit * (y + 0.35));
    pen.quadraticCurveTo(x - unit * wide * 0.6, height - unit * y, x, height - unit * y);
    pen.quadraticCurveTo(x + unit * wide * 0.6, height - unit * y, x + unit * wide, height - unit * (y + 0.35));
    pen.quadraticCurveTo(x + unit * wide * 0.5, height - unit * (y + 0.3), x + unit * 0.3, height - unit * (y + 0.8));
    pen.lineTo(x - unit * 0.3, height - unit * (y + 0.8));
    pen.quadraticCurveTo(x - unit * wide * 0.5, height - unit * (y + 0.3), x - unit * wide, height - unit * (y + 0.35));
    pen.fill();
  }
  for (const side of [-1, -0.35, 0.35, 1]) {
    pen.fillStyle = '#7a2430';
    pen.fillRect(x + side * unit * 1.3 - unit * 0.09, height - unit * 3, unit * 0.18, unit * 3);
    glow(ground, x + side * unit * 1.3, height - unit * 2.4, unit * 0.6, '255 190 80');
  }
}

/** Draws a shipwreck on its side, its mast broken. */
export function drawWreck({ pen, width, height }: Ground): void {
  const unit = height * 0.1;
  pen.save();
  pen.translate(width * 0.14, height * 0.94);
  pen.rotate(-0.16);
  pen.fillStyle = '#2a2420';
  pen.fillRect(-unit * 0.2, -unit * 4, unit * 0.22, unit * 3.4);
  pen.fillRect(-unit * 1.2, -unit * 3.2, unit * 2.2, unit * 0.12);
  pen.fillStyle = 'rgb(150 140 120 / 0.4)';
  pen.beginPath();
  pen.moveTo(-unit * 1.1, -unit * 3.1);
  pen.quadraticCurveTo(-unit * 0.2, -unit * 2.4, unit * 0.9, -unit * 3.1);
  pen.lineTo(unit * 0.5, -unit * 1.9);
  pen.lineTo(-unit * 0.1, -unit * 1.5);
  pen.lineTo(-unit * 0.7, -unit * 2);
  pen.fill();
  pen.fillStyle = '#4a3424';
  pen.beginPath();
  pen.moveTo(-unit * 2.4, -unit * 1.3);
  pen.quadraticCurveTo(0, -unit * 0.6, unit * 2.2, -unit * 1.1);
  pen.quadraticCurveTo(unit * 1.8, unit * 0.4, unit * 0.8, unit * 0.6);
  pen.lineTo(-unit * 1.4, unit * 0.6);
  pen.fill();
  pen.strokeStyle = '#2a1c14';
  pen.lineWidth = unit * 0.06;
  for (const plank of [-0.55, -0.15, 0.25]) {
    pen.beginPath();
    pen.moveTo(-unit * 2, unit * plank);
    pen.quadraticCurveTo(0, unit * (plank + 0.35), unit * 1.7, unit * plank);
    pen.stroke();
  }
  pen.restore();
}
