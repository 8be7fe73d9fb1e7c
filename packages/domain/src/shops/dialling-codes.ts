import type { CountryCode } from './locales.ts'

interface Dialling {
  /** Prefix for international calls. */
  code: string
  /** National numbers start with a zero that is dropped in international calls. */
  hasZero: boolean
}

/** Dialling rules of each country (ITU-T E.164). Italian numbers keep their zero. */
export const DIALLING: Readonly<Record<CountryCode, Dialling>> = {
  at: { code: '+43', hasZero: true },
  be: { code: '+32', hasZero: true },
  ch: { code: '+41', hasZero: true },
  com: { code: '+1', hasZero: false },
  de: { code: '+49', hasZero: true },
  es: { code: '+34', hasZero: false },
  fr: { code: '+33', hasZero: true },
  gb: { code: '+44', hasZero: true },
  it: { code: '+39', hasZero: false },
  li: { code: '+423', hasZero: false },
  lu: { code: '+352', hasZero: false },
  nl: { code: '+31', hasZero: true },
}
