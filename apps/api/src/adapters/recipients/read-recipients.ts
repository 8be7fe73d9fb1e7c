import type { RecipientFields } from '@passepartout/contracts'
import { parse } from 'csv-parse/sync'

/** More rows than any list has are not looked at. */
const MOST_ROWS = 2000
const MOST_COPIES = 5000
const MOST_LETTERS = 200

export interface ReadRecipients {
  found: RecipientFields[]
  /** Rows in which no address was found. */
  unread: number
}

/** Reads addresses from a table (CSV or copied cells), contacts (vCard), or text with an empty line between addresses. */
export function readRecipients(text: string): ReadRecipients {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (/^BEGIN:VCARD/im.test(plain)) return tidied(readContacts(plain))
  const delimiter = delimiterOf(plain)
  const table = delimiter && readTable(plain, delimiter)
  return tidied(table || readBlocks(plain))
}

type Row = Partial<RecipientFields>

function tidied(rows: readonly Row[]): ReadRecipients {
  const found = rows.filter(isAddress).map(row => ({
    name: short(row.name),
    extra: short(row.extra),
    street: short(row.street),
    postalCode: short(row.postalCode),
    city: short(row.city),
    region: short(row.region),
    copies: row.copies ?? 1,
  }))
  return { found, unread: rows.length - found.length }
}

/** A name alone, or a place alone, is none. */
const isAddress = ({ name, street, postalCode, city }: Row) =>
  [name, street, postalCode || city].filter(Boolean).length >= 2

const short = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)

/** What tools call their columns, in small letters. */
const COLUMNS: readonly (readonly [string, RegExp])[] = [
  ['firstName', /^(vorname|first ?name|given name|prénom|prenom|nome di battesimo|voornaam)$/],
  [
    'lastName',
    /^(nachname|familienname|last ?name|surname|family name|nom de famille|cognome|apellidos?|achternaam)$/,
  ],
  [
    'name',
    /^(name|empfänger|gast|gäste|full name|recipient|guest|nom|nome|nombre|naam|destinataire|destinatario)$/,
  ],
  ['company', /^(firma|company|organisation|organization|société|azienda|empresa|bedrijf)$/],
  ['number', /^(hausnummer|hausnr\.?|nr\.?|house number|no\.?|numéro|n°|numero|número|huisnummer)$/],
  [
    'street',
    /^(straße|strasse|str\.?|straße und hausnummer|street|street address|address|address line 1|address 1|adresse|rue|via|indirizzo|calle|dirección|straat|adres)$/,
  ],
  ['extra', /^(zusatz|adresszusatz|address line 2|address 2|apartment|complément|interno|piso|toevoeging)$/],
  [
    'postalCode',
    /^(plz|postleitzahl|zip|zip ?code|postcode|postal code|code postal|cap|código postal|codigo postal|cp)$/,
  ],
  [
    'city',
    /^(ort|stadt|wohnort|city|town|ville|localité|città|citta|comune|ciudad|población|plaats|woonplaats)$/,
  ],
  ['region', /^(state|bundesland|province|provincia|provincie|canton|kanton|cantone)$/],
  [
    'copies',
    /^(anzahl|karten|stück|menge|exemplare|copies|quantity|qty|cards|quantité|exemplaires|quantità|copie|cantidad|copias|aantal|stuks)$/,
  ],
]
/** Of a table without names of columns. */
const USUAL = ['name', 'street', 'postalCode', 'city', 'copies']

/** What parts the cells; nothing where this is no table. */
function delimiterOf(text: string): string | undefined {
  const lines = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, 20)
  return ['\t', ';', ','].find(sign => {
    const cells = lines.map(line => line.split(sign).length)
    // An address in lines may have a comma as well, but not two in most of them.
    return lines.length > 0 && cells.filter(count => count > 2).length > lines.length / 2
  })
}

/** Nothing where a quotation mark that is not closed makes it none. */
function readTable(text: string, delimiter: string): Row[] | undefined {
  const rows = cellsOf(text, delimiter)
  if (!rows) return undefined
  const names = (rows[0] ?? []).map(
    cell => COLUMNS.find(([, said]) => said.test(cell.trim().toLowerCase()))?.[0],
  )
  const isHead = names.filter(Boolean).length >= 2
  const columns = isHead ? names : USUAL
  return rows.slice(isHead ? 1 : 0).map(cells => {
    const of = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    const full = of('name') || [of('firstName'), of('lastName')].filter(Boolean).join(' ')
    const place = of('city') === '' ? placeIn(of('postalCode')) : undefined
    return {
      name: full || of('company'),
      extra: of('extra') || (full ? of('company') : ''),
      street: [of('street'), of('number')].filter(Boolean).join(' '),
      postalCode: place?.postalCode ?? of('postalCode'),
      city: place?.city ?? of('city'),
      region: of('region'),
      copies: copiesIn(of('copies')),
    }
  })
}

function cellsOf(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_ROWS,
    })
  } catch {
    return undefined
  }
}

const copiesIn = (text: string): number => {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(1, count), MOST_COPIES)
}

/** Name first, place last, the street before it. */
function readBlocks(text: string): Row[] {
  return text
    .split(/\n\s*\n/)
    .map(block =>
      block
        .split('\n')
        .map(line => line.trim().slice(0, MOST_LETTERS))
        .filter(Boolean),
    )
    .filter(lines => lines.length > 0)
    .slice(0, MOST_ROWS)
    .map(lines => {
      const [name = '', ...rest] = lines.length === 1 ? (lines[0]?.split(/\s*,\s*/) ?? []) : lines
      const [last = '', street = '', ...between] = rest.toReversed()
      return { name, street, extra: between.toReversed().join(', '), ...placeIn(last) }
    })
}

/** "34117 Kassel", "London SW1Y 4JH", "New York, NY 10118". */
function placeIn(line: string): Pick<RecipientFields, 'postalCode' | 'city' | 'region'> {
  const american = /^(.+?),?\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(line)
  if (american) return { city: american[1] ?? '', region: american[2] ?? '', postalCode: american[3] ?? '' }
  const british = /^(.*?),?\s*([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i.exec(line)
  if (british) return { city: british[1] ?? '', region: '', postalCode: british[2] ?? '' }
  const european = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:\s?[A-Z]{2}(?=\s))?)\s+(.+)$/.exec(line)
  return european
    ? { postalCode: european[1] ?? '', city: european[2] ?? '', region: '' }
    : { postalCode: '', city: line, region: '' }
}

/** Contacts as address books save them (RFC 6350): name and first address; pictures are skipped. */
function readContacts(text: string): Row[] {
  return text
    .replace(/\n[ \t]/g, '')
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1, MOST_ROWS + 1)
    .map(card => {
      const value = (name: string) =>
        new RegExp(`^(?:[\\w-]+\\.)?${name}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(card)?.[1]?.trim() ?? ''
      const [, extra, street, city, region, postalCode] = value('ADR')
        .split(/(?<!\\);/)
        .map(unescaped)
      const [family = '', given = ''] = value('N')
        .split(/(?<!\\);/)
        .map(unescaped)
      const name = unescaped(value('FN')) || [given, family].filter(Boolean).join(' ')
      return { name: name || unescaped(value('ORG')), ...part({ extra, street, city, region, postalCode }) }
    })
}

const part = (fields: Record<string, string | undefined>): Row =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const unescaped = (text: string) =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim()
