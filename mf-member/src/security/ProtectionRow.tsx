import type { SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import { bus } from '@unisite/shared/events';
import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon, Tag, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Channel } from './contact/channel.ts';
import type { ProtectionRequest } from './ProtectionDialog.tsx';
import { type ProtectionKind, type ProtectionState, protectionIcons, protectionStates } from './protections.ts';
import styles from './Security.module.css';

interface ProtectionRowProps {
  kind: ProtectionKind;
  overview: SecurityOverview;
  onAsk: (asked: ProtectionRequest) => void;
}

/** One security measure: name, state, action. */
export function ProtectionRow({ kind, overview, onAsk }: ProtectionRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const standing = protectionStates(overview)[kind];
  const name = t(`security.${kind}`);
  const act = actionOf(kind, overview, t);
  return (
    <li className={styles.row} data-standing={standing}>
      <span className={styles.mark}>
        <Icon name={protectionIcons[kind]} />
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{detail(kind, overview, t, format)}</p>
      </div>
      <StateTag standing={standing}>{stateOf(kind, overview, standing, t)}</StateTag>
      {act && (
        <Button
          size="sm"
          variant={act.wanted ? 'primary' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => (act.request === 'password' ? changePassword() : onAsk(act.request))}
        >
          {act.label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const appearances = {
  kept: { tone: 'jade', icon: 'check' },
  wanted: { tone: 'gold', icon: 'alert' },
  idle: { tone: undefined, icon: 'minus' },
} as const;

function StateTag({ standing, children }: { standing: ProtectionState; children: string }): ReactElement {
  return <Tag {...appearances[standing]}>{children}</Tag>;
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

function stateOf(kind: ProtectionKind, overview: SecurityOverview, standing: ProtectionState, t: TextOf): string {
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

interface ProtectionAction {
  label: string;
  request: ProtectionRequest | 'password';
  /** The one recommended action. */
  wanted: boolean;
}

function actionOf(kind: ProtectionKind, overview: SecurityOverview, t: TextOf): ProtectionAction | null {
  const act = withPassword(kind, overview, t);
  // all of them need a password: without one it is set first
  return act && !overview.hasPassword ? { ...act, request: { what: 'firstPassword' } } : act;
}

function withPassword(kind: ProtectionKind, overview: SecurityOverview, t: TextOf): ProtectionAction | null {
  switch (kind) {
    case 'password':
      if (!overview.hasPassword)
        return { label: t('security.create'), request: { what: 'firstPassword' }, wanted: true };
      return { label: t('security.change'), request: 'password', wanted: false };
    case 'twoFactor':
      return overview.twoFactor
        ? { label: t('security.turnOff'), request: { what: 'twoFactorOff' }, wanted: false }
        : { label: t('security.turnOn'), request: { what: 'twoFactorOn' }, wanted: true };
    case 'recoveryCodes':
      return overview.twoFactor ? { label: t('security.renew'), request: { what: 'newCodes' }, wanted: false } : null;
    case 'email':
      return contactAct('mail', overview.email, t);
    case 'mobile':
      return contactAct('sms', overview.mobile, t);
  }
}

const contactAct = (channel: Channel, bound: string | null, t: TextOf): ProtectionAction => ({
  label: t(bound === null ? 'security.bind' : 'security.change'),
  request: { what: 'contact', channel, bound },
  wanted: false,
});

const changePassword = () => bus.emit('modal.open', { modal: 'changePassModal' });
