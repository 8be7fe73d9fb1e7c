/** Renders the message on the voucher beside it while typing. */
export default function voucherMessage(root: HTMLElement): void {
  const field = root.querySelector('textarea')
  const shown = root.closest('[data-configurator]')?.querySelector('[data-voucher-message]')
  if (!field || !shown) return
  const sample = field.defaultValue ? '' : (shown.textContent ?? '')
  const show = () => {
    shown.textContent = field.value || sample
  }
  field.addEventListener('input', show)
  show()
}
