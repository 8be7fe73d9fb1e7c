import type { MessengerProvider } from './messenger-provider.ts'

type DialogHost = typeof import('../dialogs/dialog-host.ts')

let host: DialogHost | undefined

/** Without a messenger service: hotline, contact page and frequent questions in a dialog. */
export const contactOptions: MessengerProvider = {
  isDialog: true,
  load: async () => {
    // `undefined` if the page is about to reload.
    host = (await import('../dialogs/dialog-host.ts')) as DialogHost | undefined
  },
  open: (launcher, onClose) => {
    const isOpen = host?.openDialog('contact', { opener: launcher, onClose })
    if (!isOpen) onClose()
  },
}
