/**
 * Full years, after the year of issue, for which a seller must retain orders and invoices, by the seller's country (ISO
 * 3166). Collected from public sources, NOT READ BY A LAWYER.
 */
export const INVOICE_YEARS = {
  /** § 132 BAO. */
  AT: 7,
  /** Code de la TVA, article 60, since 2023. */
  BE: 10,
  /** OR article 958f. */
  CH: 10,
  /** § 147 (3) AO, since 2025-01-01. */
  DE: 8,
  /** Código de Comercio, artículo 30. */
  ES: 6,
  /** Code de commerce, article L123-22. */
  FR: 10,
  /** Schedule 11 VAT Act 1994, paragraph 6. */
  GB: 6,
  /** Codice civile, articolo 2220. */
  IT: 10,
  /** PGR article 1059. */
  LI: 10,
  /** Code de commerce, article 16. */
  LU: 10,
  /** AWR artikel 52. */
  NL: 7,
  /** 26 CFR 1.6001-1; longest limitation in use. */
  US: 7,
} as const satisfies Readonly<Record<string, number>>

/** For a seller's country that is not in the list: the longest period in it. */
const LONGEST = Math.max(...Object.values(INVOICE_YEARS))

/** Full years for which a seller in that country (ISO 3166) retains invoices. */
export const invoiceYearsOf = (state: string): number =>
  (INVOICE_YEARS as Readonly<Record<string, number>>)[state] ?? LONGEST
