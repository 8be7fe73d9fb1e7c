import { formatMoney, money } from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { ReceiptPayload, ReceiptSnapshot } from './receipt-snapshot.ts'

type Words = Pick<CallContext, 'shop' | 'translate'>

/** What has to be confirmed before anything is ordered, in the visitor's words. */
export function describeChanges(context: Words, before: ReceiptPayload, now: ReceiptSnapshot): string[] {
  if (!before.isRefused) return before.facts ? changesOfShop(context, before.facts, now) : []
  if (!before.facts) return [context.translate('checkout.elsewhere')]
  if (JSON.stringify(before.facts) === JSON.stringify(now)) return []
  const changes = allChanges(context, before.facts, now)
  return changes.length > 0 ? changes : [context.translate('checkout.elsewhere')]
}

/**
 * Localised changes not caused by the customer: prices of unchanged lines, and shipping, delivery day, tax rates and
 * codes of an otherwise unchanged order.
 */
function changesOfShop({ shop, translate }: Words, before: ReceiptSnapshot, now: ReceiptSnapshot): string[] {
  const inWords = (amount: number) => formatMoney(money(amount, shop.currency), shop.locale)
  const changes: string[] = []
  for (const line of now.lines) {
    const was = before.lines.find(({ id }) => id === line.id)
    if (!was || !isSameSnapshotLine(was, line) || was.unitPrice === line.unitPrice || line.unitPrice === 0)
      continue
    const prices = { from: inWords(was.unitPrice), to: inWords(line.unitPrice) }
    changes.push(translate('change.price', { title: line.title, ...prices }))
  }
  const isSameCart =
    before.lines.length === now.lines.length &&
    now.lines.every((line, index) => isSameSnapshotLine(before.lines[index], line))
  if (!isSameCart) return changes

  const [was, is] = [before.shipping, now.shipping]
  // A changed recipient list changes the parcels, their price and the totals.
  if (before.recipients !== now.recipients) return changes
  const isSameWay = was?.option === is?.option
  if (was && is && isSameWay) {
    if (was.amount !== is.amount)
      changes.push(translate('change.shipping', { from: inWords(was.amount), to: inWords(is.amount) }))
    // Another payment method has another delivery day.
    if (was.day !== is.day && before.payment === now.payment) {
      const days = { from: toDisplayDay(was.day, shop).text, to: toDisplayDay(is.day, shop).text }
      changes.push(translate('change.day', days))
    }
  }
  const isSameTax = before.taxedFor === now.taxedFor
  if (isSameTax && before.rates.join() !== now.rates.join()) changes.push(translate('change.tax'))
  for (const { code } of before.used)
    if (now.entered.includes(code) && !now.used.some(one => one.code === code))
      changes.push(translate('change.code', { code }))
  const isSameElse = isSameWay && isSameTax && before.entered.join() === now.entered.join()
  if (changes.length === 0 && isSameElse && before.due !== now.due)
    changes.push(translate('change.total', { from: inWords(before.due), to: inWords(now.due) }))
  return changes
}

type Line = ReceiptSnapshot['lines'][number]
const isSameSnapshotLine = (one: Line | undefined, other: Line): boolean =>
  one?.id === other.id && one.contentHash === other.contentHash && one.quantity === other.quantity

/**
 * Every difference between two receipts, regardless of its cause: the order was sent from a page that showed the first.
 */
function allChanges({ shop, translate }: Words, before: ReceiptSnapshot, now: ReceiptSnapshot): string[] {
  const inWords = (amount: number) => formatMoney(money(amount, shop.currency), shop.locale)
  const day = (date: string) => toDisplayDay(date, shop).text
  const changes: string[] = []
  const addChange = (isDifferent: boolean, key: string, values: Record<string, string> = {}) => {
    if (isDifferent) changes.push(translate(key, values))
  }
  for (const { id, title } of before.lines)
    addChange(!now.lines.some(line => line.id === id), 'change.removed', { title })
  for (const line of now.lines) {
    const { title } = line
    const was = before.lines.find(({ id }) => id === line.id)
    if (!was) {
      addChange(true, 'change.added', { title, to: inWords(line.total) })
      continue
    }
    const quantities = { from: String(was.quantity), to: String(line.quantity) }
    addChange(was.quantity !== line.quantity, 'change.quantity', { title, ...quantities })
    addChange(was.contentHash !== line.contentHash, 'change.content', { title })
    // Another quantity has its own price per piece.
    const isDearer = was.quantity === line.quantity && was.unitPrice !== line.unitPrice
    addChange(isDearer, 'change.price', { title, from: inWords(was.unitPrice), to: inWords(line.unitPrice) })
  }
  addChange(before.recipients !== now.recipients, 'change.recipients')
  const [was, is] = [before.shipping, now.shipping]
  if (was && is) {
    const key = was.option === is.option ? 'change.shipping' : 'change.way'
    const isOther = was.option !== is.option || was.amount !== is.amount
    addChange(isOther, key, { from: inWords(was.amount), to: inWords(is.amount) })
    addChange(was.day !== is.day, 'change.day', { from: day(was.day), to: day(is.day) })
  }
  addChange(before.address !== now.address, 'change.address')
  addChange(before.payment !== now.payment && now.payment !== '', 'change.payment')
  for (const code of before.entered) addChange(!now.entered.includes(code), 'change.code-removed', { code })
  for (const code of now.entered) addChange(!before.entered.includes(code), 'change.code-added', { code })
  for (const { code } of before.used)
    addChange(now.entered.includes(code) && !now.used.some(one => one.code === code), 'change.code', { code })
  const isSameGoods = before.lines.length === now.lines.length
  addChange(isSameGoods && before.rates.join() !== now.rates.join(), 'change.tax')
  addChange(before.due !== now.due, 'change.total', { from: inWords(before.due), to: inWords(now.due) })
  return changes
}
