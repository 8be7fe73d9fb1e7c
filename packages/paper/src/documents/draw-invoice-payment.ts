import { epcPayload, shownReference } from '@passepartout/domain'
import { figureDate } from '../address-lines.ts'
import { FOOT_HEIGHT, type InvoicePage, LEFT, nextPage, SWISS_BAND, TEXT } from './invoice-page.ts'
import { drawSwissBill } from './swiss-bill.ts'

/** What is left to pay or to do, at the foot of the last page. Answers whether a Swiss payment part stands there. */
export function drawPayment(page: InvoicePage, start: number): boolean {
  const { sheet, content, translate, right, inMoney, muted } = page
  const { payment, due, kind, currency, locale, statusUrl } = content
  const isOpen = kind === 'invoice' && payment.paidOn === null && due > 0
  if (isOpen && payment.transfer && currency === 'CHF') {
    const foot = sheet.size.height - SWISS_BAND - FOOT_HEIGHT
    if (start > foot - 14) nextPage(page)
    const text = payText(page)
    sheet.putLines(sheet.wrap(text, { ...TEXT, cut: 'strong' }, right - LEFT), LEFT, foot - 8, {
      ...TEXT,
      cut: 'strong',
    })
    const { seller, invoiceAddress: payer, number: message } = content
    drawSwissBill(sheet, { ...payment.transfer, seller, amount: due, payer, message }, locale)
    return true
  }
  const top = start > sheet.size.height - FOOT_HEIGHT - 46 ? nextPage(page) : start
  const y = Math.max(top, sheet.size.height - FOOT_HEIGHT - 50)
  sheet.rule(LEFT, y, right - LEFT)
  const transfer = isOpen && currency === 'EUR' ? payment.transfer : null
  const side = transfer ? 27 : 18
  const payload = transfer
    ? epcPayload({ recipient: transfer.holder, ...transfer, amount: { amount: due, currency: 'EUR' } })
    : statusUrl
  sheet.code(payload, LEFT, y + 6, side)
  const left = LEFT + 34
  const width = right - left
  const paid =
    kind === 'credit-note'
      ? translate('invoice.refunded')
      : isOpen
        ? payText(page)
        : payment.paidOn
          ? translate('invoice.paid', {
              date: figureDate(payment.paidOn, locale),
              method: translate(`invoice.method.${payment.method}`),
            })
          : translate('invoice.paid-plain')
  const strong = { ...TEXT, cut: 'strong' as const }
  let line = sheet.putLines(sheet.wrap(paid, strong, width), left, y + 9, strong)
  if (!transfer) {
    if (kind === 'invoice')
      sheet.putLines(sheet.wrap(translate('invoice.nothing-to-do'), TEXT, width), left, line, TEXT)
    return false
  }
  line = sheet.putLines(sheet.wrap(translate('invoice.scan'), TEXT, width), left, line, TEXT) + 1.5
  const facts = [
    [translate('invoice.recipient'), transfer.holder],
    [translate('invoice.iban'), shownReference(transfer.iban)],
    [translate('invoice.reference'), shownReference(transfer.reference)],
    [translate('invoice.amount'), inMoney(due)],
  ]
  for (const [label = '', value = ''] of facts) {
    sheet.put(label, left, line, { ...TEXT, colour: muted })
    sheet.put(value, left + 42, line, strong)
    line += TEXT.leading
  }
  return false
}

function payText({ content, translate, inMoney }: InvoicePage): string {
  const { payment, due, locale } = content
  const date = payment.payUntil ? figureDate(payment.payUntil, locale) : ''
  return payment.transfer
    ? translate('invoice.please-pay', { amount: inMoney(due), date })
    : translate('invoice.pay-later', { date })
}
