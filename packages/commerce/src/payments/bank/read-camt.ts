import { normaliseReference } from '@passepartout/domain'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  parseCurrency,
  parseDay,
  parseMinorUnits,
  type Statement,
  type StatementEntry,
  StatementError,
  toSingleLine,
} from './statement.ts'

type Node = { readonly [name: string]: unknown }

const LISTS = new Set(['Stmt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd'])

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Umlauts may arrive as numeric entities. Files that define their own entities are refused below.
  processEntities: true,
  htmlEntities: true,
  isArray: name => LISTS.has(name),
})

/**
 * Reads the credits of a bank statement (ISO 20022: camt.053, or the notification camt.054) in any version.
 *
 * @throws StatementError when the file is no such statement, is broken or contains a DTD
 */
export function readCamt(xml: string): Statement {
  // A DTD could refer to files and addresses or expand without bound; banks send none.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw new StatementError('not-a-statement', 'The file brings definitions of its own (DOCTYPE).')
  const checked = XMLValidator.validate(xml)
  if (checked !== true)
    throw new StatementError(
      'unreadable',
      `The file is broken in line ${checked.err.line}: ${toSingleLine(checked.err.msg)}`,
    )
  const document = node(node(parsed(xml)).Document)
  const statements = [
    ...list(node(document.BkToCstmrStmt).Stmt),
    ...list(node(document.BkToCstmrDbtCdtNtfctn).Ntfctn),
  ]
  if (statements.length === 0)
    throw new StatementError('not-a-statement', 'The file is no statement (camt.053 or camt.054).')
  const read = statements.map(readStatement)
  return {
    entries: read.flatMap(({ entries }) => entries),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

function readStatement(statement: Node): Statement {
  const iban = normaliseReference(text(node(node(statement.Acct).Id).IBAN))
  if (iban === '') throw new StatementError('not-a-statement', 'A statement names no IBAN of its account.')
  const booked = list(statement.Ntry)
  const credits = booked.filter(isBookedCredit)
  const entries = credits.flatMap(entry => readEntry(entry, iban))
  return { entries, skipped: booked.length - credits.length }
}

function isBookedCredit(entry: Node): boolean {
  const status = text(entry.Sts) || text(node(entry.Sts).Cd)
  return text(entry.CdtDbtInd) === 'CRDT' && status === 'BOOK' && text(entry.RvslInd) !== 'true'
}

/** One per payer where the bank lists them, else the entry as a whole. */
function readEntry(entry: Node, iban: string): StatementEntry[] {
  const whole = amountOf(entry.Amt)
  const bookedOn = parseDay((text(node(entry.BookgDt).Dt) || text(node(entry.BookgDt).DtTm)).slice(0, 10))
  const own = text(entry.AcctSvcrRef) || text(entry.NtryRef)
  const details = list(entry.NtryDtls).flatMap(one => list(one.TxDtls))
  const amounts = details.map(one => amountOf(one.Amt ?? node(node(one.AmtDtls).TxAmt).Amt))
  const known = amounts.filter(one => one !== undefined)
  const isWhole =
    known.length === details.length && known.reduce((sum, one) => sum + one.amount, 0) === whole?.amount
  const parts =
    details.length > 1 && isWhole ? details.map((one, index) => ({ one, amount: known[index] })) : []
  const all =
    parts.length > 0 ? parts : [{ one: details.length === 1 ? node(details[0]) : {}, amount: whole }]
  return all.map(({ one, amount }, index) => {
    if (!amount) throw new StatementError('bad-amount', 'An entry has no amount.')
    const bankId = text(node(one.Refs).AcctSvcrRef) || own
    return {
      iban,
      bookedOn,
      ...amount,
      ...remittanceText(one, text(entry.AddtlNtryInf)),
      bankId: bankId ? `${bankId}:${index}` : undefined,
    }
  })
}

function remittanceText(details: Node, additional: string) {
  const remittance = node(details.RmtInf)
  const references = list(remittance.Strd).map(one => text(node(one.CdtrRefInf).Ref))
  const endToEnd = text(node(details.Refs).EndToEndId)
  const { Dbtr, DbtrAcct } = node(details.RltdPties)
  const words = [
    ...texts(remittance.Ustrd),
    ...references.slice(1),
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
  ]
  return {
    reference: normaliseReference(references[0] ?? '').slice(0, 40),
    text: toSingleLine(words.filter(Boolean).join(' ') || additional),
    payer: text(node(Dbtr).Nm) || text(node(node(Dbtr).Pty).Nm),
    payerIban: normaliseReference(text(node(node(DbtrAcct).Id).IBAN)).slice(0, 34),
  }
}

function amountOf(value: unknown): Pick<StatementEntry, 'amount' | 'currency'> | undefined {
  const amount = node(value)
  if (amount['#text'] === undefined) return undefined
  return { amount: parseMinorUnits(text(amount['#text'])), currency: parseCurrency(text(amount['@Ccy'])) }
}

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.map(node) : [])
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
const text = toSingleLine

/** The validator accepts some files that the parser refuses, such as one that ends within a tag. */
function parsed(xml: string): unknown {
  try {
    return parser.parse(xml)
  } catch (cause) {
    throw new StatementError('unreadable', 'The file is broken: it cannot be read as XML.', '', { cause })
  }
}
