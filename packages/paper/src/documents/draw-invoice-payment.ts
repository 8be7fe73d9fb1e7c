import { domesticAccount, epcPayload, shownReference } from '@passepartout/domain'
import { figureDate } from '../address-lines.ts'
import { FOOT_HEIGHT, type InvoicePage, LEFT, nextPage, SWISS_BAND, TEXT } from './invoice-page.ts'
import { drawSwissBill } from './swiss-bill.ts'

/** What is left to pay or to do, at the foot of the last page. Answers whether a Swiss payment part stands there. */
export function drawPayment(page: InvoicePage, start: number): boolean {
  const { sheet, content, translate, right, muted } = page
  const { payment, due, kind, currency, locale } = content
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
  const transfer = isOpen && currency !== 'CHF' ? payment.transfer : null
  const code = codeOf(page, transfer)
  if (code !== null) sheet.code(code, LEFT, y + 6, transfer ? 27 : 18)
  const left = code === null ? LEFT : LEFT + 34
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

/** The transfer's code where banks know one, else the way to the order; beside a transfer that has none it would mislead. */
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
    [translate('invoice.iban'), shownReference(transfer.iban)],
    [translate('invoice.reference'), shownReference(transfer.reference)],
    [translate('invoice.amount'), inMoney(content.due)],
  ]
}

function payText({ content, translate, inMoney }: InvoicePage): string {
  const { payment, due, locale } = content
  const date = payment.payUntil ? figureDate(payment.payUntil, locale) : ''
  return payment.transfer
    ? translate('invoice.please-pay', { amount: inMoney(due), date })
    : translate('invoice.pay-later', { date })
}
