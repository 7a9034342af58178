import { invalidate, useAction, useOperation } from '@unisite/shared/api';
import { registrationLinks, switchRegistrationLink } from '@unisite/shared/contract/agentLinks';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';

/** The agent's links, newest first. */
export const useLinks = () => useOperation(registrationLinks, {});

/** Switches a link off or on again, with a toast. */
export function useSwitchLink() {
  const t = useText();
  const action = useAction(switchRegistrationLink);
  return {
    busy: action.isPending,
    turn: (code: string, isOn: boolean) =>
      action.mutate(
        { code, isOn },
        {
          onSuccess() {
            void invalidate(registrationLinks);
            toastStore.show({ icon: 'check', title: t(isOn ? 'links.turnedOn' : 'links.turnedOff', { code }) });
          },
          onError: ({ message }) => toastStore.show({ tone: 'error', title: message }),
        },
      ),
  };
}
