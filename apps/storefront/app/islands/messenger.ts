import { contactOptions } from '../features/messenger/contact-options-provider.ts'
import { startLauncher } from '../features/messenger/start-launcher.ts'

/** The launcher at the edge of every page. A messenger service takes the place of the contact options here. */
export default function messenger(launcher: HTMLElement): void {
  startLauncher(launcher, contactOptions)
}
