import type { SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import { bus } from '@unisite/shared/events';
import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon, Tag, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Channel } from './contact/channel.ts';
import type { Asked } from './ProtectionDialog.tsx';
import { type ProtectionKind, protectionIcons, type Standing, standings } from './protections.ts';
import styles from './Security.module.css';

interface ProtectionRowProps {
  kind: ProtectionKind;
  overview: SecurityOverview;
  onAsk: (asked: Asked) => void;
}

/** One protection: what it is, how it stands, what can be done. */
export function ProtectionRow({ kind, overview, onAsk }: ProtectionRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const standing = standings(overview)[kind];
  const name = t(`security.${kind}`);
  const act = actOn(kind, overview, t);
  return (
    <li className={styles.row} data-standing={standing}>
      <span className={styles.mark}>
        <Icon name={protectionIcons[kind]} />
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{detail(kind, overview, t, format)}</p>
      </div>
      <StandingTag standing={standing}>{stateOf(kind, overview, standing, t)}</StandingTag>
      {act && (
        <Button
          size="sm"
          variant={act.wanted ? 'primary' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => (act.asked === 'password' ? changePassword() : onAsk(act.asked))}
        >
          {act.label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const looks = {
  kept: { tone: 'jade', icon: 'check' },
  wanted: { tone: 'gold', icon: 'alert' },
  idle: { tone: undefined, icon: 'minus' },
} as const;

function StandingTag({ standing, children }: { standing: Standing; children: string }): ReactElement {
  return <Tag {...looks[standing]}>{children}</Tag>;
}

function detail(kind: ProtectionKind, overview: SecurityOverview, t: TextOf, format: Format): string {
  switch (kind) {
    case 'password':
      if (!overview.hasPassword) return t('security.passwordMissingText');
      return overview.passwordChangedAt === null
        ? t('security.passwordNeverChanged')
        : t('security.passwordChanged', { at: format.dateTime(overview.passwordChangedAt) });
    case 'email':
    case 'mobile':
      return overview[kind] ?? t(`security.${kind}Text`);
    case 'twoFactor':
    case 'recoveryCodes':
      return t(`security.${kind}Text`);
  }
}

function stateOf(kind: ProtectionKind, overview: SecurityOverview, standing: Standing, t: TextOf): string {
  switch (kind) {
    case 'password':
      return t(overview.hasPassword ? 'security.set' : 'security.unset');
    case 'twoFactor':
      return t(overview.twoFactor ? 'security.on' : 'security.off');
    case 'recoveryCodes':
      return standing === 'idle' ? t('security.idle') : t('security.left', { count: overview.recoveryCodesLeft });
    case 'email':
    case 'mobile':
      return t(overview[kind] === null ? 'security.unbound' : 'security.bound');
  }
}

interface Act {
  label: string;
  asked: Asked | 'password';
  /** The one thing to do about what is missing. */
  wanted: boolean;
}

function actOn(kind: ProtectionKind, overview: SecurityOverview, t: TextOf): Act | null {
  const act = withPassword(kind, overview, t);
  // All of it is done with the password: where there is none it is set first.
  return act && !overview.hasPassword ? { ...act, asked: { what: 'firstPassword' } } : act;
}

function withPassword(kind: ProtectionKind, overview: SecurityOverview, t: TextOf): Act | null {
  switch (kind) {
    case 'password':
      if (!overview.hasPassword) return { label: t('security.create'), asked: { what: 'firstPassword' }, wanted: true };
      return { label: t('security.change'), asked: 'password', wanted: false };
    case 'twoFactor':
      return overview.twoFactor
        ? { label: t('security.turnOff'), asked: { what: 'twoFactorOff' }, wanted: false }
        : { label: t('security.turnOn'), asked: { what: 'twoFactorOn' }, wanted: true };
    case 'recoveryCodes':
      return overview.twoFactor ? { label: t('security.renew'), asked: { what: 'newCodes' }, wanted: false } : null;
    case 'email':
      return contactAct('mail', overview.email, t);
    case 'mobile':
      return contactAct('sms', overview.mobile, t);
  }
}

const contactAct = (channel: Channel, bound: string | null, t: TextOf): Act => ({
  label: t(bound === null ? 'security.bind' : 'security.change'),
  asked: { what: 'contact', channel, bound },
  wanted: false,
});

const changePassword = () => bus.emit('modal.open', { modal: 'changePassModal' });
