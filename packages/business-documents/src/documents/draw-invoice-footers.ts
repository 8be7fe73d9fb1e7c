import { accountOf, formatReference, type Seller, sellerVatId, type Translate } from '@passepartout/domain'
import type { InvoiceContent } from './invoice-content.ts'
import { FOOTER_HEIGHT, type InvoicePage, LEFT_MARGIN, SWISS_BILL_HEIGHT } from './invoice-page.ts'

const SMALL = { size: 7.5, leading: 3.4 }

/** Draws the seller's details at the foot of every page; above the Swiss payment part if there is one. */
export function drawFooters(page: InvoicePage, hasSwissBill: boolean): void {
  const { sheet, content, translate, muted, right } = page
  const { seller, currency } = content
  const account = accountOf(seller, currency)
  const third = (right - LEFT_MARGIN) / 3
  const blocks = [
    [
      seller.name,
      `${seller.street} ${seller.houseNumber}, ${seller.postalCode} ${seller.city}`,
      translate('invoice.managed-by', { name: seller.representedBy }),
    ],
    [`${seller.register.court}, ${seller.register.number}`, ...vatLines(seller, content, translate)],
    [
      ...(account ? [`IBAN ${formatReference(account.iban)}`, account.bank] : []),
      seller.contact.email,
      seller.contact.phone,
    ],
  ]
  const pages = sheet.pages()
  for (let index = 0; index < pages; index++) {
    sheet.onPage(index)
    const isBill = hasSwissBill && index === pages - 1
    const top = sheet.size.height - FOOTER_HEIGHT - (isBill ? SWISS_BILL_HEIGHT - 6 : 0)
    const style = { ...SMALL, colour: muted }
    sheet.put(translate('invoice.page', { page: index + 1, pages }), right, top + 3, {
      ...style,
      align: 'right',
    })
    sheet.rule(LEFT_MARGIN, top + 6, right - LEFT_MARGIN)
    for (const [column, lines] of blocks.entries()) {
      const cut = lines.flatMap(line => sheet.wrap(line, style, third - 3)).slice(0, 5)
      sheet.putLines(cut, LEFT_MARGIN + column * third, top + 10.5, style)
    }
  }
}

function vatLines(seller: Seller, { country, tax }: InvoiceContent, translate: Translate): string[] {
  const number = tax === 'on-top' ? undefined : sellerVatId(seller, country)
  return number ? [translate('invoice.seller-vat', { number })] : []
}
