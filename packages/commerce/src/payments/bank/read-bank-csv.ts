import { normaliseReference } from '@passepartout/domain'
import { parse } from 'csv-parse/sync'
import {
  badAmount,
  parseCurrency,
  parseDay,
  parseMinorUnits,
  type Statement,
  type StatementEntry,
  StatementError,
  toSingleLine,
} from './statement.ts'

/** Column names of banks in lower case. The first name that occurs in the file is used. */
const COLUMNS = {
  bookedOn: [
    'buchungstag',
    'buchungsdatum',
    'booking date',
    'date comptable',
    'data contabile',
    'boekdatum',
    'transactiedatum',
    'fecha contable',
    'fecha operación',
    'fecha de operación',
    'datum',
    'date',
    'data',
    'fecha',
  ],
  amount: [
    'betrag',
    'betrag (eur)',
    'betrag (chf)',
    'gutschrift',
    'gutschrift in chf',
    'amount',
    'credit',
    'paid in',
    'montant',
    'importo',
    'bedrag',
    'bedrag (eur)',
    'transactiebedrag',
    'importe',
    'importe (eur)',
    'abono',
  ],
  text: [
    'verwendungszweck',
    'mitteilung',
    'avisierungstext',
    'payment reference',
    'reference',
    'purpose',
    'description',
    'communication',
    'libellé',
    'causale',
    'mededelingen',
    'mededeling',
    'omschrijving',
    'omschrijving-1',
    'concepto',
    'descripción',
    'observaciones',
    'text',
  ],
  reference: [
    'kundenreferenz',
    'referenz',
    'referenznummer',
    'creditor reference',
    'referentie',
    'betalingskenmerk',
    'referencia',
  ],
  currency: ['währung', 'waehrung', 'currency', 'devise', 'divisa', 'munt', 'muntsoort', 'moneda'],
  payer: [
    'beguenstigter/zahlungspflichtiger',
    'zahlungspflichtiger',
    'zahlungspflichtige*r',
    'auftraggeber/empfänger',
    'name zahlungsbeteiligter',
    'auftraggeber',
    'payer',
    'name',
    'naam tegenpartij',
    'naam / omschrijving',
    'ordenante',
    'nombre',
  ],
  payerIban: [
    'kontonummer/iban',
    'iban zahlungsbeteiligter',
    'payer iban',
    'iban',
    'tegenrekening',
    'tegenrekening iban/bban',
    'iban ordenante',
    'cuenta ordenante',
  ],
  iban: [
    'auftragskonto',
    'iban auftragskonto',
    'account iban',
    'account',
    'konto',
    'rekening',
    'iban/bban',
    'cuenta',
    'número de cuenta',
  ],
  bankId: [
    'bankreferenz',
    'transaktions-id',
    'transaction id',
    'transaction-id',
    'transactiereferentie',
    'volgnr',
  ],
  status: ['info', 'status', 'estado'],
  /** For statements with unsigned amounts. */
  direction: ['af bij', 'af/bij', 'soll/haben', 'debit/credit', 'debet/credit', 'debe/haber'],
} as const

type Column = keyof typeof COLUMNS

const NEEDED: readonly Column[] = ['bookedOn', 'amount', 'text']
const DELIMITERS = [';', ',', '\t']
/** Many banks write the account and the period above the row of column names. */
const MOST_LINES_ABOVE = 30
const NOT_BOOKED = /vorgemerkt|pending|ausstehend|en attente|in sospeso|in behandeling|pendiente/i
const OUTGOING = /^(af|d|s|soll|debit|debet|debe|cargo)$/i

/**
 * Reads the credits of a statement in CSV, with the columns in any order and named as the bank does.
 *
 * @param account the IBAN, used when the file contains none
 * @throws StatementError when a column is missing or a row is unreadable
 */
export function readBankCsv(csv: string, account: string | undefined): Statement {
  const { rows, names, line } = tableOf(csv)
  const at = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, words]) => [
      column,
      words.map(word => names.indexOf(word)).find(one => one >= 0),
    ]),
  ) as Record<Column, number | undefined>
  const entries: StatementEntry[] = []
  let skipped = 0
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => toSingleLine(row[at[column] ?? -1])
    if (row.every(one => one.trim() === '')) continue
    const amount = cell('amount')
    const isOutgoing = /^[-−]|[-−]$/.test(amount) || OUTGOING.test(cell('direction'))
    if (amount === '' || isOutgoing || NOT_BOOKED.test(cell('status'))) {
      skipped++
      continue
    }
    try {
      const iban = normaliseReference(cell('iban')) || normaliseReference(account ?? '')
      if (iban === '')
        throw new StatementError(
          'no-account',
          'the file does not say whose account it is: add --account IBAN',
        )
      entries.push({
        iban,
        bookedOn: dayOf(cell('bookedOn')),
        amount: amountOf(amount),
        currency: parseCurrency(cell('currency') || currencyIn(names[at.amount ?? -1] ?? '') || 'EUR'),
        reference: normaliseReference(cell('reference')).slice(0, 40),
        text: cell('text'),
        payer: cell('payer'),
        payerIban: normaliseReference(cell('payerIban')).slice(0, 34),
        bankId: cell('bankId') || undefined,
      })
    } catch (error) {
      if (!(error instanceof StatementError)) throw error
      const { problem, message, subject } = error
      throw new StatementError(problem, `Line ${line + index + 1}: ${message}`, subject)
    }
  }
  return { entries, skipped }
}

function tableOf(csv: string) {
  for (const delimiter of DELIMITERS) {
    let rows: string[][]
    try {
      rows = parse(csv, {
        delimiter,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: false,
        bom: true,
      })
    } catch {
      continue
    }
    for (const [index, row] of rows.slice(0, MOST_LINES_ABOVE).entries()) {
      const names = row.map(one => one.trim().toLowerCase())
      const hasAll = NEEDED.every(column => COLUMNS[column].some(word => names.includes(word)))
      if (hasAll) return { rows: rows.slice(index + 1), names, line: index + 1 }
    }
  }
  throw new StatementError(
    'no-columns',
    'The file has no line that names the columns for day, amount and text.',
  )
}

const currencyIn = (name: string): string | undefined =>
  /\b(eur|chf|gbp|usd)\b/.exec(name)?.[1]?.toUpperCase()

/** `1.234,50`, `1,234.50`, `1'234.50`, `1234`; three digits after a single separator are ambiguous and refused. */
function amountOf(written: string): number {
  const plain = written.replace(/[\s’'+]/g, '').replace(/(EUR|CHF|GBP|USD|€|£)/g, '')
  const [, whole = '', cents = '00'] = /^([\d.,]*?\d)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.slice(1).every(group => group.length === 3) && (groups[0] ?? '').length <= 3
  const isPlain = groups.length === 1 || (isGrouped && plain !== whole)
  if (whole === '' || !isPlain) throw badAmount(written)
  return parseMinorUnits(`${groups.join('')}.${cents}`)
}

/** `2026-11-25`, `20261125`, `25.11.2026`, `25.11.26`, `25/11/2026`, `25-11-2026`. */
function dayOf(written: string): string {
  const [, day, month, year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(written) ?? []
  const plain = written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (day === undefined || month === undefined) return parseDay(plain.slice(0, 10))
  return parseDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
