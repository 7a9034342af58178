import { useText } from '@unisite/shared/i18n';
import { Button, type ButtonVariant } from '@unisite/shared/ui';
import { useWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';

interface TopUpProps {
  variant: ButtonVariant;
  size?: 'sm';
  /** Called when the link is followed. */
  onGo?: () => void;
}

/**
 * Link to more money to play with: a transfer to a vendor's wallet, or a deposit to the main one. Renders nothing until
 * it is known which.
 */
export function TopUp({ variant, size, onGo }: TopUpProps): ReactElement | null {
  const t = useText();
  const { isSingle } = useWallets();
  if (isSingle === undefined) return null;
  return (
    <Button
      variant={variant}
      size={size}
      icon={isSingle ? 'deposit' : 'swap'}
      href={isSingle ? '/member?page=deposit' : '/member?page=wallet'}
      onClick={onGo}
    >
      {t(isSingle ? 'play.deposit' : 'play.fill')}
    </Button>
  );
}
