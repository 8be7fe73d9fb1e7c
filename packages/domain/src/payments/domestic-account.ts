import type { Currency } from '../shops/locales.ts'

/**
 * How bank apps of a currency fill in a transfer: from the EPC code, from the payment part of a QR-bill, or by typing
 * only.
 */
export const TRANSFER_FORMS = {
  EUR: 'transfer',
  CHF: 'qr-bill',
  GBP: 'bank-transfer',
  USD: 'bank-transfer',
} as const satisfies Record<Currency, string>
export type TransferForm = (typeof TRANSFER_FORMS)[Currency]

/** An account as named in domestic transfers. */
export interface DomesticAccount {
  /** In pairs: `20-00-00`. */
  sortCode: string
  accountNumber: string
}

/** Start and end of each part in an IBAN (IBAN registry of ISO 13616: `4!a6!n8!n` in Great Britain). */
const DOMESTIC_PARTS: Readonly<Record<string, Record<keyof DomesticAccount, readonly [number, number]>>> = {
  GB: { sortCode: [8, 14], accountNumber: [14, 22] },
}

/** Sort code and account number of an IBAN without spaces; `null` if the country uses the IBAN itself for transfers. */
export function domesticAccount(iban: string): DomesticAccount | null {
  const parts = DOMESTIC_PARTS[iban.slice(0, 2)]
  if (!parts) return null
  return {
    sortCode: iban.slice(...parts.sortCode).replace(/\B(?=(?:..)+$)/g, '-'),
    accountNumber: iban.slice(...parts.accountNumber),
  }
}
