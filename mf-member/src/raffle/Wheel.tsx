import type { RaffleField } from '@unisite/shared/contract/raffle';
import type { RaffleGift } from '@unisite/shared/contract/raffleGift';
import { type Format, useFormat, useText } from '@unisite/shared/i18n';
import { type ReactElement, type Ref, useId } from 'react';
import { fieldColor, isLight } from './fieldColor.ts';
import styles from './Raffle.module.css';

const RADIUS = 172;
const LAMPS = 24;

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A compact amount. */
const brief = (format: Format, amount: number): string =>
  amount % 1_000 === 0 && amount < 1_000_000 ? `${format.number(amount / 1_000)}K` : format.axis(amount);

interface WheelProps {
  fields: readonly RaffleField[];
  /** Rotation, degrees. */
  angle: number;
  turning: Ref<SVGGElement>;
}

/** The wheel; decorative, as the list of odds says the same. */
export function Wheel({ fields, angle, turning }: WheelProps): ReactElement {
  const t = useText();
  const id = useId();
  const half = 180 / fields.length;
  const wedge = `M0 0L${at(-half, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(half, RADIUS)}Z`;
  return (
    <div className={styles.wheel}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <radialGradient id={id} cx=".36" cy=".28" r=".9">
            <stop offset="0" stopColor="#ffe9b0" />
            <stop offset=".55" stopColor="#e0a93a" />
            <stop offset="1" stopColor="#a87619" />
          </radialGradient>
        </defs>
        <circle cx="200" cy="200" r="198" fill={`url(#${id})`} />
        <circle cx="200" cy="200" r="177" fill="#2a1a00" />
        <g transform="translate(200 200)">
          {Array.from({ length: LAMPS }, (_, lamp) => lamp * (360 / LAMPS)).map((degrees, lamp) => (
            <circle
              key={degrees}
              r="4.5"
              fill={lamp % 2 === 0 ? '#fff6d8' : '#cf2738'}
              transform={`translate(${at(degrees, 187)})`}
            />
          ))}
          <g ref={turning} transform={`rotate(${angle})`}>
            {fields.map((field, place) => (
              <g key={field.id} transform={`rotate(${place * half * 2})`}>
                <path
                  d={wedge}
                  fill={fieldColor(place)}
                  stroke="#ffe3a0"
                  strokeOpacity=".5"
                  strokeWidth="1.5"
                  opacity={field.left === 0 ? 0.35 : 1}
                />
                <Label gives={field.gives} fill={isLight(place) ? '#2a1a00' : '#fff'} />
              </g>
            ))}
          </g>
          <circle r="52" fill={`url(#${id})`} />
          <circle r="44" fill="#2a1a00" opacity=".18" />
          <text y="7" fill="#3a2400" fontSize="20">
            {t('raffle.hub')}
          </text>
        </g>
        <path d="M182 2h36l-18 42z" fill="#cf2738" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

function Label({ gives, fill }: { gives: RaffleGift; fill: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  if (gives.kind === 'bonus')
    return (
      <text y="-124" fill={fill}>
        {brief(format, gives.amount)}
      </text>
    );
  const [first, second] = {
    points: [gives.kind === 'points' ? format.number(gives.points) : '', t('raffle.label.points')],
    ticket: ['+1', t('raffle.label.ticket')],
    nothing: [t('raffle.label.luck'), t('raffle.label.next')],
  }[gives.kind] as [string, string];
  return (
    <>
      <text y="-134" fill={fill} fontSize={first.length > 5 ? 14 : 17}>
        {first}
      </text>
      <text y="-116" fill={fill} fontSize="12">
        {second}
      </text>
    </>
  );
}
