/** Help for visitors: the shop's own contact options, or a messenger service behind this interface. */
export interface MessengerProvider {
  /** Loads its files; called once, and again after a failure. */
  load(): Promise<void>
  /** Opens the messenger. `onClose` is called when the visitor has closed it. */
  open(launcher: HTMLElement, onClose: () => void): void
  /** Called with `false` when something covers the messenger, and with `true` when nothing does any more. */
  setVisible?(isVisible: boolean): void
  /** It opens as a dialog itself, which does not cover it. */
  isDialog?: boolean
}
