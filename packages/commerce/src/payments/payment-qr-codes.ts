import { epcPayload, type Language, type Money } from '@passepartout/domain'
import { SwissQRBill } from 'swissqrbill/svg'
import { encode } from 'uqr'

interface Party {
  name: string
  street: string
  houseNumber?: string | undefined
  postalCode: string
  city: string
  /** ISO 3166. */
  country: string
}

/** Limit of EPC069-12. */
const LARGEST_EPC_VERSION = 13
const QUIET_ZONE = 4

/** QR code of a SEPA transfer as SVG, black modules on white. */
export function renderEpcQrCode(transfer: Parameters<typeof epcPayload>[0]): string {
  const { data, size } = encode(epcPayload(transfer), {
    ecc: 'M',
    maxVersion: LARGEST_EPC_VERSION,
    border: QUIET_ZONE,
  })
  const path = data.map((row, y) => pathOf(row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

/** Path of the modules, one box for each horizontal run. */
function pathOf(modules: readonly { x: number; y: number }[]): string {
  const runs: { x: number; y: number; width: number }[] = []
  for (const { x, y } of modules) {
    const last = runs.at(-1)
    if (last && last.y === y && last.x + last.width === x) last.width++
    else runs.push({ x, y, width: 1 })
  }
  return runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
}

export interface QrBill {
  creditor: Party & { account: string }
  /** Left out when the address is not complete enough to print. */
  debtor: Party | undefined
  amount: Money
  /** A QR reference for a QR-IBAN, else a creditor reference. */
  reference: string
  language: Language
}

/** Languages of QR-bills; every other language gets English. */
const BILL_LANGUAGES: Partial<Record<Language, 'DE' | 'FR' | 'IT'>> = { de: 'DE', fr: 'FR', it: 'IT' }
/** CSS pixels per unit. At 72 dpi, drawings with units would come out smaller than their frame. */
const DOTS: Readonly<Record<string, number>> = { mm: 96 / 25.4, pt: 96 / 72, px: 1 }

/** Receipt and payment part of a Swiss QR-bill as SVG, 210 × 105 mm. */
export function renderQrBill({ creditor, debtor, amount, reference, language }: QrBill): string {
  if (amount.currency !== 'CHF' && amount.currency !== 'EUR')
    throw new RangeError(`${amount.currency} cannot be paid by QR-bill`)
  const bill = new SwissQRBill(
    {
      currency: amount.currency,
      amount: amount.amount / 100,
      creditor: { ...partyOf(creditor), account: creditor.account },
      reference,
      ...(debtor ? { debtor: partyOf(debtor) } : {}),
    },
    { language: BILL_LANGUAGES[language] ?? 'EN' },
  )
  return joinModules(scalable(bill.toString()))
}

const partyOf = ({ name, street, houseNumber, postalCode, city, country }: Party) => ({
  name: toQrBillText(name, 70),
  address: toQrBillText(street, 70),
  ...(houseNumber ? { buildingNumber: toQrBillText(houseNumber, 16) } : {}),
  zip: toQrBillText(postalCode, 16),
  city: toQrBillText(city, 35),
  country,
})

/**
 * Restricts a text to what the QR-bill allows: European Latin characters on one line, at most `length`. Markup
 * characters are removed, so that none reaches the SVG.
 */
const toQrBillText = (text: string, length: number): string =>
  text
    .normalize('NFC')
    .replace(/[^\x20-\x7E\u00A0-\u017F\u0218-\u021B\u20AC]/g, ' ')
    .replace(/[<>&"\s]+/g, ' ')
    .trim()
    .slice(0, length)

const MODULE = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="\3" fill="black" \/>/g

/** Joins the code's thousand squares into one path, a tenth of the bytes. The cross in the middle follows them. */
function joinModules(svg: string): string {
  const [first] = svg.matchAll(MODULE)
  const side = Number(first?.[3])
  const modules: { x: number; y: number }[] = []
  const rest = svg.replace(MODULE, (square, x: string, y: string, width: string) => {
    if (Number(width) !== side) return square
    // Axes are swapped, because `pathOf` joins runs of rows; the path's matrix swaps them back.
    modules.push({ x: Math.round(Number(y) / side), y: Math.round(Number(x) / side) })
    return modules.length === 1 ? '<path/>' : ''
  })
  const path = `<path transform="matrix(0 ${side} ${side} 0 0 0)" shape-rendering="crispEdges" d="${pathOf(modules)}"/>`
  return rest.replace('<path/>', path)
}

/** Removes units and sets a `viewBox`, so that the SVG scales to its container. */
function scalable(svg: string): string {
  const dots = (length: string, unit: string) => `${+(Number(length) * (DOTS[unit] ?? 1)).toFixed(4)}`
  return svg
    .replace(/="(-?[\d.]+)(mm|pt|px)"/g, (_, length: string, unit: string) => `="${dots(length, unit)}"`)
    .replace(
      /^<svg xmlns="([^"]+)" width="([^"]+)" height="([^"]+)">/,
      '<svg xmlns="$1" viewBox="0 0 $2 $3">',
    )
}
