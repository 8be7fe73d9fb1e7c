/** What answers when a visitor asks for help: the shop's own contact options, or a messenger service behind this. */
export interface MessengerProvider {
  /** Fetches what it needs; asked once, and again after a failure. */
  load(): Promise<void>
  /** Shows it. `onClose` is called when the visitor has closed it. */
  open(launcher: HTMLElement, onClose: () => void): void
  /** Told while something covers the messenger, and when nothing does any more. */
  setVisible?(isVisible: boolean): void
  /** It opens as a dialog itself, which covers nothing of it. */
  isDialog?: boolean
}
