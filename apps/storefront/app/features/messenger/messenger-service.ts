import { scriptAt } from '../../platform/script-loader.ts'
import type { MessengerProvider } from './messenger-provider.ts'

/** What the script of a messenger service (`MESSENGER_SCRIPT`) puts at `window.shopMessenger`. */
interface MessengerService {
  open(onClose: () => void): void
  /** Its own parts of the page stand back while something covers them. */
  setVisible?(isVisible: boolean): void
}

const service = () => (globalThis as { shopMessenger?: MessengerService }).shopMessenger

/** A messenger service of somebody else: fetched when a visitor asks for it, and not before. */
export const messengerService = (src: string): MessengerProvider => ({
  async load() {
    await scriptAt(src).load()
    if (!service()) throw new Error(`The script at ${src} has set up no shopMessenger`)
  },
  open: (_, onClose) => service()?.open(onClose),
  setVisible: isVisible => service()?.setVisible?.(isVisible),
})
