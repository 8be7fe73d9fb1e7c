import { contactOptions } from '../features/messenger/contact-options-provider.ts'
import { startLauncher } from '../features/messenger/start-launcher.ts'

/**
 * The way to help in the drawer at the edge of every page. A messenger service takes the place of the contact options
 * here. The drawer is closed by then: the focus goes back to the button that opens it.
 */
export default function messenger(launcher: HTMLElement): void {
  const drawer = launcher.closest<HTMLElement>('[popover]')
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawer?.id}"]`) ?? launcher
  startLauncher(launcher, {
    load: contactOptions.load,
    open: (_, onClose) => {
      drawer?.hidePopover()
      contactOptions.open(opener, onClose)
    },
  })
}
