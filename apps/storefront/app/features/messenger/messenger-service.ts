import { scriptAt } from '../../platform/script-loader.ts'
import type { MessengerProvider } from './messenger-provider.ts'

/** Interface that the script of a messenger service (`MESSENGER_SCRIPT`) sets as `window.shopMessenger`. */
interface MessengerService {
  open(onClose: () => void): void
  /** Hides the service's own elements while something covers them. */
  setVisible?(isVisible: boolean): void
}

const service = () => (globalThis as { shopMessenger?: MessengerService }).shopMessenger

/** An external messenger service, loaded only when a visitor requests it. */
export const messengerService = (src: string): MessengerProvider => ({
  async load() {
    await scriptAt(src).load()
    if (!service()) throw new Error(`The script at ${src} has set up no shopMessenger`)
  },
  open: (_, onClose) => service()?.open(onClose),
  setVisible: isVisible => service()?.setVisible?.(isVisible),
})
