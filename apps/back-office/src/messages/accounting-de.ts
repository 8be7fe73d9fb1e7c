import type { accountingEn } from './accounting-en.ts'

/** Die Buchhaltung. */
export const accountingDe: Record<keyof typeof accountingEn, string> = {
  'nav.accounting': 'Buchhaltung',
  'accounting.title': 'Buchhaltung',
  'accounting.lead': 'Rechnungen und Gutschriften eines Monats, nach dem Tag der Ausstellung in Berlin.',
  'accounting.sample':
    'Die Konten und die Nummern für DATEV sind Muster. Ersetze sie mit deiner Steuerberatung in catalogue/selling/ledger.json.',
  'accounting.seller': 'Firma',
  'accounting.month': 'Monat',
  'accounting.show': 'Anzeigen',
  'accounting.documents': '{invoices} Rechnungen, {creditNotes} Gutschriften.',
  'accounting.turnover': 'Umsatz und Steuer',
  'accounting.turnover-csv': 'Tabelle als CSV speichern',
  'accounting.none': 'In diesem Monat wurde keine Rechnung ausgestellt.',
  'accounting.datev': 'Buchungen für DATEV',
  'accounting.datev-lead':
    'Erlöse je Steuersatz gegen das Sammelkonto der Debitoren ({chart}). Die Datei ist für deine Steuerberatung.',
  'accounting.rate': '{currency} für einen Euro',
  'accounting.rate-hint': 'Der Monatsdurchschnitt des Bundesfinanzministeriums.',
  'accounting.datev-save': 'DATEV-Datei speichern',
  'accounting.archive': 'Belege',
  'accounting.archive-save': 'Alle PDF als ZIP speichern',
  'accounting.union': 'One-Stop-Shop, {quarter}',
  'accounting.union-lead':
    'Verkäufe an Verbraucher anderer EU-Länder im Quartal. Korrekturen eines früheren Quartals stehen für sich.',
  'accounting.union-none': 'Keine solchen Verkäufe in diesem Quartal.',
  'accounting.union-csv': 'Quartal als CSV speichern',
  'column.treatment': 'Besteuerung',
  'column.country': 'Land',
  'column.rate': 'Satz',
  'column.net': 'Netto',
  'column.tax': 'Steuer',
  'column.gross': 'Brutto',
  'column.quarter': 'Quartal',
  'treatment.home': 'Inland',
  'treatment.union': 'One-Stop-Shop',
  'treatment.reverse-charge': 'Reverse-Charge',
  'treatment.export': 'Außerhalb der EU',
  'treatment.voucher': 'Verkaufte Gutscheine',
}
