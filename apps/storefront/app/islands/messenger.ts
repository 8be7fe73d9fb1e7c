import { contactOptions } from '../features/messenger/contact-options-provider.ts'
import { messengerService } from '../features/messenger/messenger-service.ts'
import { startLauncher } from '../features/messenger/start-launcher.ts'
import { readShopServices } from '../platform/read-shop-services.ts'

/**
 * Opens help from the drawer at the edge of every page. A messenger service (`MESSENGER_SCRIPT`) replaces the contact
 * options. The drawer is closed by then: the focus returns to the button that opens it.
 */
export default function messenger(launcher: HTMLElement): void {
  const drawer = launcher.closest<HTMLElement>('[popover]')
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawer?.id}"]`) ?? launcher
  const { messenger: script } = readShopServices()
  const provider = script ? messengerService(script) : contactOptions
  startLauncher(launcher, {
    ...provider,
    open: (_, onClose) => {
      drawer?.hidePopover()
      provider.open(opener, onClose)
    },
  })
}
