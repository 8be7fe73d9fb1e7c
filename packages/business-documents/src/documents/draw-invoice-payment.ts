import { domesticAccount, epcPayload, formatReference } from '@passepartout/domain'
import { numericDate } from '../address-lines.ts'
import {
  FOOTER_HEIGHT,
  type InvoicePage,
  LEFT_MARGIN,
  SWISS_BILL_HEIGHT,
  startNextPage,
  TEXT,
} from './invoice-page.ts'
import { drawSwissBill } from './swiss-bill.ts'

/** Draws what is left to pay or to do, at the foot of the last page. Returns whether it drew a Swiss payment part. */
export function drawPayment(page: InvoicePage, start: number): boolean {
  const { sheet, content, translate, right, muted } = page
  const { payment, due, kind, currency, locale } = content
  const isOpen = kind === 'invoice' && payment.paidOn === null && due > 0
  if (isOpen && payment.transfer && currency === 'CHF') {
    const foot = sheet.size.height - SWISS_BILL_HEIGHT - FOOTER_HEIGHT
    if (start > foot - 14) startNextPage(page)
    const text = payText(page)
    sheet.putLines(sheet.wrap(text, { ...TEXT, cut: 'strong' }, right - LEFT_MARGIN), LEFT_MARGIN, foot - 8, {
      ...TEXT,
      cut: 'strong',
    })
    const { seller, invoiceAddress: payer, number: message } = content
    drawSwissBill(sheet, { ...payment.transfer, seller, amount: due, payer, message }, locale)
    return true
  }
  const top = start > sheet.size.height - FOOTER_HEIGHT - 46 ? startNextPage(page) : start
  const y = Math.max(top, sheet.size.height - FOOTER_HEIGHT - 50)
  sheet.rule(LEFT_MARGIN, y, right - LEFT_MARGIN)
  const transfer = isOpen && currency !== 'CHF' ? payment.transfer : null
  const code = codeOf(page, transfer)
  if (code !== null) sheet.code(code, LEFT_MARGIN, y + 6, transfer ? 27 : 18)
  const left = code === null ? LEFT_MARGIN : LEFT_MARGIN + 34
  const width = right - left
  const paid =
    kind === 'credit-note'
      ? translate('invoice.refunded')
      : isOpen
        ? payText(page)
        : payment.paidOn
          ? translate('invoice.paid', {
              date: numericDate(payment.paidOn, locale),
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
  if (code !== null)
    line = sheet.putLines(sheet.wrap(translate('invoice.scan'), TEXT, width), left, line, TEXT)
  line += 1.5
  for (const [label, value] of transferFacts(page, transfer)) {
    sheet.put(label, left, line, { ...TEXT, colour: muted })
    sheet.put(value, left + 42, line, strong)
    line += TEXT.leading
  }
  return false
}

type Transfer = NonNullable<InvoicePage['content']['payment']['transfer']>

/**
 * The payment QR code where banks have a standard, else a link to the order. Beside a transfer without a standard, a
 * link would be mistaken for a payment code.
 */
function codeOf({ content }: InvoicePage, transfer: Transfer | null): string | null {
  const { due, currency, statusUrl } = content
  if (!transfer) return statusUrl
  if (currency !== 'EUR') return null
  return epcPayload({ recipient: transfer.holder, ...transfer, amount: { amount: due, currency } })
}

function transferFacts({ content, translate, inMoney }: InvoicePage, transfer: Transfer): [string, string][] {
  const domestic = domesticAccount(transfer.iban)
  return [
    [translate('invoice.recipient'), transfer.holder],
    ...(domestic
      ? ([
          [translate('invoice.sort-code'), domestic.sortCode],
          [translate('invoice.account-number'), domestic.accountNumber],
        ] satisfies [string, string][])
      : []),
    [translate('invoice.iban'), formatReference(transfer.iban)],
    [translate('invoice.reference'), formatReference(transfer.reference)],
    [translate('invoice.amount'), inMoney(content.due)],
  ]
}

function payText({ content, translate, inMoney }: InvoicePage): string {
  const { payment, due, locale } = content
  const date = payment.payUntil ? numericDate(payment.payUntil, locale) : ''
  return payment.transfer
    ? translate('invoice.please-pay', { amount: inMoney(due), date })
    : translate('invoice.pay-later', { date })
}
