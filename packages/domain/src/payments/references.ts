/** References are compared in capitals, without spaces and hyphens. */
export const normaliseReference = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Remainder by 97 of a text in which A to Z count as 10 to 35 (ISO 7064). */
function modulo97(text: string): number {
  let remainder = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
  }
  return remainder
}

/**
 * Whether the remainder is 1 after the first four characters were moved to the end, as IBAN and creditor reference
 * require.
 */
const hasValidCheckDigits = (text: string): boolean => modulo97(text.slice(4) + text.slice(0, 4)) === 1

/**
 * The RF creditor reference (ISO 11649) of an alphanumeric text, such as an order number.
 *
 * @throws RangeError if no or more than 21 characters remain
 */
export function creditorReference(text: string): string {
  const plain = normaliseReference(text)
  if (plain.length === 0 || plain.length > 21) throw new RangeError(`"${text}" makes no creditor reference`)
  const check = 98 - modulo97(`${plain}RF00`)
  return `RF${String(check).padStart(2, '0')}${plain}`
}

export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && hasValidCheckDigits(text)

/**
 * The next carry for each digit with a carry of 0; each further carry shifts the table by one (modulo 10, recursive).
 */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

function modulo10(digits: string): number {
  let carry = 0
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}

/**
 * The 27 digits of a Swiss QR reference: up to 26 digits with leading zeros, and their check digit.
 *
 * @throws RangeError for other characters or more digits
 */
export function qrReference(digits: string): string {
  if (!/^\d{1,26}$/.test(digits)) throw new RangeError(`"${digits}" makes no QR reference`)
  const filled = digits.padStart(26, '0')
  return `${filled}${modulo10(filled)}`
}

export const isQrReference = (text: string): boolean =>
  /^\d{27}$/.test(text) && modulo10(text.slice(0, 26)) === Number(text[26])

/** The QR reference of an alphanumeric text, read as a number of base 36: up to 16 characters fit. */
export function qrReferenceOf(text: string): string {
  let value = 0n
  for (const sign of normaliseReference(text)) value = value * 36n + BigInt(Number.parseInt(sign, 36))
  return qrReference(String(value))
}

/** Formats a reference for people: RF and IBAN in groups of four, a QR reference in groups of five from the right. */
export function formatReference(reference: string): string {
  const groups = isQrReference(reference) ? /\B(?=(?:.{5})+$)/g : /(?<=^(?:.{4})+)\B/g
  return reference.replace(groups, ' ')
}

/** Uses a lookahead, so that overlapping matches are found. */
const ORDER_NUMBER = /(?=((?:PP|KL)[A-HJKMNP-Z2-9]{8}))/g
const LONGEST_TEXT = 1000

/**
 * Every reference that a bank's text can contain, also within other words: RF references with valid check digits, QR
 * references, and the references of order numbers.
 */
export function extractReferences(text: string): string[] {
  const plain = normaliseReference(text.slice(0, LONGEST_TEXT))
  const found = new Set<string>()
  for (const { index } of plain.matchAll(/RF\d\d/g)) {
    for (let end = index + 5; end <= Math.min(index + 25, plain.length); end++) {
      const reference = plain.slice(index, end)
      if (isCreditorReference(reference)) found.add(reference)
    }
  }
  for (const { index } of plain.matchAll(/(?=\d{27})/g)) {
    const reference = plain.slice(index, index + 27)
    if (isQrReference(reference)) found.add(reference)
  }
  for (const [, number = ''] of plain.matchAll(ORDER_NUMBER)) {
    found.add(creditorReference(number)).add(qrReferenceOf(number))
  }
  return [...found]
}

/** IBAN lengths in countries where such shops have accounts; elsewhere only the check digits are validated. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, DE: 22, ES: 24, FR: 27, GB: 22, IT: 27, LI: 21, LU: 20, NL: 18 },
}

/** Whether a text without spaces is an IBAN (ISO 13616): length, characters, check digits. */
export function isIban(text: string): boolean {
  const length = IBAN_LENGTHS[text.slice(0, 2)]
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) &&
    (!length || text.length === length) &&
    hasValidCheckDigits(text)
  )
}

/**
 * An account for bills with QR references: a Swiss or Liechtenstein IBAN whose bank number is between 30000 and 31999.
 */
export const isQrIban = (text: string): boolean => isIban(text) && /^(?:CH|LI)\d{2}3[01]\d{3}/.test(text)
