/** Writes what is typed onto the voucher beside it, as it is typed. */
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
