import type { CountryCode } from '../shops/locales.ts'

/** Years for which a seller is liable for defects of goods; not read by a lawyer. */
const LONGER: Partial<Record<CountryCode, number>> = { es: 3 }
/** Directive (EU) 2019/771, article 10: the minimum in every EU country. */
const AT_LEAST = 2

/** Years of the legal guarantee in a country of the EU, from delivery. */
export const legalGuaranteeYears = (country: CountryCode): number => LONGER[country] ?? AT_LEAST

/**
 * The page of Your Europe about the legal guarantee, target of the notice's QR code; available in every EU language.
 */
export const LEGAL_GUARANTEE_PAGE = 'https://europa.eu/youreurope/legal-guarantee/index.htm'
