import { openDialog } from '../dialogs/dialog-host.ts'
import type { MessengerProvider } from './messenger-provider.ts'

/** Without a messenger service: hotline, contact page and frequent questions in a dialog. */
export const contactOptions: MessengerProvider = {
  load: () => Promise.resolve(),
  open: (launcher, onClose) => {
    openDialog('contact', { opener: launcher, onClose })
  },
}
